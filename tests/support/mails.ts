import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { embeddedKey } from '../../src/integrations/account-settings.ts';
import type { StoredMail } from '../../src/integrations/accounts-dev/mailbox.ts';
import { type Account, createCredentials } from './accounts.ts';

/** The same site on a server that requires confirmed addresses (playwright.config.ts). */
export const strictSite = `http://localhost:${process.env['TEST_PORT_CONFIRM']}`;

const folder = path.join(import.meta.dirname, '../../test-results/mails');

/** The mails to an address, oldest first. */
export function mailsTo(address: string): StoredMail[] {
	const files = globSync('*.json', { cwd: folder }).sort();
	return files.flatMap((file) => {
		try {
			const mail: StoredMail = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
			return mail.to === address ? [mail] : [];
		} catch {
			return []; // a server is still writing it
		}
	});
}

/** Waits for a number of mails to an address. Returns the link in the newest. */
export async function linkFor(address: string, count = 1): Promise<string> {
	await expect.poll(() => mailsTo(address).length).toBe(count);
	return mailsTo(address).at(-1)?.link ?? '';
}

/** Creates an account with a confirmed address. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
	const account = createCredentials();
	await request.post('/auth/v1/signup', { headers: { apikey: embeddedKey }, data: account });
	await request.get(await linkFor(account.email), { maxRedirects: 0 });
	return account;
}

/** Expects the page at this path, with nothing of the link left in its URL. */
export async function expectCleanAddress(page: Page, path: string): Promise<void> {
	await expect(page).toHaveURL(strictSite + path);
	expect(await page.evaluate(() => JSON.stringify(history.state ?? ''))).not.toContain('token');
}

/** Requests a password reset. Returns the link in the mail. `count` is the number of mails by then. */
export async function resetLinkFor(request: APIRequestContext, { email }: Account, count = 2): Promise<string> {
	const target = encodeURIComponent(`${strictSite}/new-password`);
	await request.post(`/auth/v1/recover?redirect_to=${target}`, { headers: { apikey: embeddedKey }, data: { email } });
	return linkFor(email, count);
}

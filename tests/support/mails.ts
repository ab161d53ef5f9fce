import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { embeddedKey } from '../../src/integrations/accounts-dev/account-settings.ts';
import type { KeptMail } from '../../src/integrations/accounts-dev/mailbox.ts';
import { type Account, stranger } from './accounts.ts';

/** The same site, on a server where new accounts must confirm their address (playwright.config.ts). */
const strictPort = Number(process.env['PORT'] ?? 4400) + 1;
export const strictSite = `http://localhost:${strictPort}`;

const folder = path.join(import.meta.dirname, '../../test-results/mails');

function mailsTo(address: string): KeptMail[] {
	try {
		const files = readdirSync(folder).sort();
		const mails = files.map((file): KeptMail => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
		return mails.filter(({ to }) => to === address);
	} catch {
		return []; // not one mail yet
	}
}

/** The link in the newest mail to an address, once there are so many. */
export async function linkFor(address: string, count = 1): Promise<string> {
	await expect.poll(() => mailsTo(address).length).toBe(count);
	return mailsTo(address).at(-1)?.link ?? '';
}

/** Creates an account whose address is confirmed. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
	const account = stranger();
	await request.post('/auth/v1/signup', { headers: { apikey: embeddedKey }, data: account });
	await request.get(await linkFor(account.email), { maxRedirects: 0 });
	return account;
}

/** The link in the mail to somebody who forgot the password. `count` is how many mails there are then. */
export async function resetLinkFor(request: APIRequestContext, { email }: Account, count = 2): Promise<string> {
	const target = encodeURIComponent(`${strictSite}/new-password`);
	await request.post(`/auth/v1/recover?redirect_to=${target}`, { headers: { apikey: embeddedKey }, data: { email } });
	return linkFor(email, count);
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { type Account, createCredentials, endpoint, headers } from './service.ts';

/** The same site on a server that requires confirmed addresses (playwright.config.ts). */
export const strictSite = `http://localhost:${process.env['TEST_PORT_CONFIRM']}`;

/** A folder of emails, or the address of Mailpit, which `supabase start` has. */
const mailbox = process.env['TEST_MAILS'] ?? path.join(import.meta.dirname, '../../test-results/mails');

/** The texts of the emails to an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
	if (!mailbox.startsWith('http')) {
		const files = globSync('*.{json,log}', { cwd: mailbox }).sort();
		const mails = files.flatMap((file) => readFileSync(path.join(mailbox, file), 'utf8').split(/^--- /m));
		return mails.filter((mail) => new RegExp(`^\\s*"?To"?: "?<?${address}\\b`, 'im').test(mail));
	}
	const search = await fetch(`${mailbox}/api/v1/search?query=to:${address}`);
	const { messages } = z.object({ messages: z.array(z.object({ ID: z.string() })) }).parse(await search.json());
	const read = async ({ ID }: { ID: string }) => (await fetch(`${mailbox}/view/${ID}.html`)).text();
	return Promise.all(messages.reverse().map(read));
}

/** Waits for a number of emails to an address. Returns the link in the newest. */
export async function linkFor(address: string, count = 1): Promise<string> {
	await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
	const [, link = ''] = /(https?:[^\s"\\<>]+#token_hash=[^\s"\\<>]+)/.exec((await mailsTo(address)).at(-1) ?? '') ?? [];
	return link.replaceAll('&amp;', '&');
}

/** Creates an account with a confirmed address. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
	const account = createCredentials();
	await request.post(endpoint('/auth/v1/signup'), { headers, data: account });
	await confirm(request, account);
	return account;
}

/** Opens the link in the confirmation email. Returns the session. */
export async function confirm(request: APIRequestContext, { email }: Account) {
	const data = Object.fromEntries(new URLSearchParams(new URL(await linkFor(email)).hash.slice(1)));
	return request.post(endpoint('/auth/v1/verify'), { headers, data });
}

/** Expects the page at this path, with no trace of the link in its URL. */
export async function expectCleanAddress(page: Page, path: string): Promise<void> {
	await expect(page).toHaveURL(strictSite + path);
	expect(await page.evaluate(() => JSON.stringify(history.state ?? ''))).not.toContain('token');
}

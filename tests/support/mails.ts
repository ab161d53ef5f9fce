import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { KeptMail } from '../../src/integrations/accounts-dev/mailbox.ts';

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

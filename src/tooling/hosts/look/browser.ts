import { chromium } from '@playwright/test';
import { launchOptions } from '../../measure/browser.ts';
import type { Finding, Site } from './site.ts';

/** Opens every page in a browser: nothing may be blocked by the security policy, and every file that a page asks for be there. */
export async function lookInBrowser({ origin }: Site, paths: string[]): Promise<Finding[]> {
	const browser = await chromium.launch(await launchOptions());
	const faults = new Set<string>();
	try {
		const page = await browser.newPage();
		await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
		page.on('console', (message) => {
			if (message.type() === 'error') faults.add(message.text());
		});
		page.on('pageerror', ({ message }) => faults.add(message));
		page.on('response', (response) => {
			if (response.status() >= 400) faults.add(`${response.url()} answers ${response.status()}`);
		});
		for (const path of paths) {
			await page
				.goto(origin + path, { waitUntil: 'load' })
				.catch((error: unknown) => faults.add(`${path}: ${String(error)}`));
		}
	} finally {
		await browser.close();
	}
	return [...faults].map((text) => ({ topic: 'security policy', ok: false, text }));
}

import { expect, type Page, test as base } from '@playwright/test';
import { serveSiteCopy } from './site-copy.ts';

/** A test with its own copy of the built site and service workers enabled. */
export const test = base.extend<{ site: Awaited<ReturnType<typeof serveSiteCopy>> }>({
	serviceWorkers: 'allow',
	site: async ({}, use) => {
		const site = await serveSiteCopy();
		await use(site);
		await site.close();
	},
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The line that says that the page is a copy. */
export const offlineLine = (page: Page) => page.locator('.offline-line');
/** The first price on /pricing. */
export const price = (page: Page) => page.locator('main data').first();

/** The URLs of all cached responses. */
export const cachedUrls = (page: Page) =>
	page.evaluate(async () => {
		const urls: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
		}
		return urls;
	});

/** Visits a page and waits until it is cached. */
export async function visit(page: Page, address: string) {
	await page.goto(address);
	await page.mouse.click(1, 1);
	await expect.poll(() => cachedUrls(page), { timeout: 15_000 }).toContain(address);
}

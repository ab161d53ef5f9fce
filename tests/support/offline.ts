import { expect, type Page, test as base } from '@playwright/test';
import { agePages } from './age-pages.ts';
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
export const staleLine = (page: Page) => page.locator('stale-line');
/** The first price on /pricing. */
export const price = (page: Page) => page.locator('main data').first();

/** The natural width of the first picture in pixels, close to 0 until it has loaded. */
export const pictureWidth = (page: Page) =>
	page
		.locator('main img')
		.first()
		.evaluate((img: HTMLImageElement) => img.naturalWidth);

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
	await expect.poll(() => cachedUrls(page)).toContain(address);
}

/** Waits until the worker stops fetching, so that a deploy does not interrupt it. */
export async function waitUntilIdle(site: { requests: string[] }) {
	const isQuiet = async () => {
		const before = site.requests.length;
		await new Promise((resolve) => setTimeout(resolve, 700));
		return site.requests.length === before;
	};
	await expect.poll(isQuiet).toBe(true);
}

/** Ages the cached pages by an hour or a number of days. */
export async function age(page: Page, site: { requests: string[] }, days = 1 / 24) {
	await waitUntilIdle(site);
	await page.evaluate(agePages, days * 24 * 60 * 60 * 1000);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test as base } from '@playwright/test';
import { bundleScript } from '../../src/integrations/bundling/bundle-script.ts';
import { root } from '../../src/folders.ts';
import { expectNoViolations } from '../support/axe.ts';
import { dist, readPage } from '../support/routes.ts';
import { serveSiteCopy } from '../support/site-copy.ts';
import { slowNetwork } from '../support/slow-network.ts';

/** A test with its own server of the built site and service workers enabled. */
const test = base.extend<{ site: Awaited<ReturnType<typeof serveSiteCopy>> }>({
	serviceWorkers: 'allow',
	site: async ({}, use) => {
		const site = await serveSiteCopy();
		await use(site);
		await site.close();
	},
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The line that says that the page is a copy. */
const offlineLine = (page: Page) => page.locator('.offline-line');
const price = (page: Page) => page.locator('main data').first();

/** The URLs of all cached responses. */
const cachedUrls = (page: Page) =>
	page.evaluate(async () => {
		const stored = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
		return (await Promise.all(stored)).flat().map(({ url }) => url);
	});

const isReady = (page: Page) => page.evaluate(async () => Boolean(await navigator.serviceWorker.ready));

/** Visits a page and waits until it is cached. Registers the worker at once: the first test does so by a touch. */
async function visit(page: Page, address: string) {
	await page.goto(address);
	await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
	await expect.poll(() => cachedUrls(page)).toContain(address);
	await isReady(page); // it caches pages while it is being installed, before it responds to any
}

test('without a connection, known pages open with a line, others once the server works', async ({ page, site }) => {
	await page.goto(`${site.origin}/about`);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await page.waitForLoadState('networkidle');
	expect(site.requests.filter((path) => path.includes('worker'))).toEqual([]); // before the first interaction
	const title = (await heading(page).textContent()) ?? '';
	await page.mouse.click(1, 1);
	await isReady(page);
	expect(await cachedUrls(page)).toContain(`${site.origin}/about`);
	await expect(offlineLine(page)).toBeHidden();

	site.down();
	await page.goto(`${site.origin}/about?from=mail`);
	await expect(heading(page)).toHaveText(title);
	await expect(offlineLine(page)).toBeInViewport();
	await expectNoViolations(page);
	for (const path of ['/schedule', '/schedule/friday']) {
		await page.goto(site.origin + path);
		await expect(page.getByRole('table', { name: 'Friday' })).toBeVisible(); // on the page of the whole week
		await expect(offlineLine(page)).toBeInViewport();
	}
	await page.goto(`${site.origin}/schedule/week#mine`); // which has never been open
	await expect(page.locator('[data-next]').first()).not.toBeEmpty();
	await page.goto(`${site.origin}/pricing/`);
	await expect(price(page)).toBeVisible();
	await expect(offlineLine(page)).toBeInViewport();

	await page.clock.install();
	await page.goto(`${site.origin}/blog`);
	await expect(page.getByRole('main').locator('[href^="tel:"]')).toBeVisible();
	await expectNoViolations(page);
	const links = page.getByRole('main').getByRole('listitem').getByRole('link');
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
	expect(paths).toContain('/schedule/week#mine');
	for (const path of paths) expect(await cachedUrls(page)).toContain(site.origin + path.replace(/#.*/, ''));
	const without = (await heading(page).textContent()) ?? '';
	const requested = () => site.requests.filter((path) => path === '/blog').length;
	const before = requested();
	site.up();
	site.replace({ status: 503, html: '<h1>Busy</h1>' });
	await page.clock.runFor(10_000);
	await expect.poll(requested).toBeGreaterThan(before);
	await expect(heading(page)).toHaveText(without);
	site.replace();
	await page.clock.runFor(10_000);
	await expect(heading(page)).not.toHaveText(without);
	await expect(page).toHaveURL(`${site.origin}/blog`);
	expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
});

test('a page comes from the network, or from the cache after four seconds and in an outage', async ({ page, site }) => {
	const address = `${site.origin}/pricing`;
	await visit(page, address);
	const charge = (amount: number) =>
		site.change('/pricing', { status: 200, html: readPage('/pricing').replaceAll('>39<', `>${amount}<`) });
	charge(41);
	await page.goto(address);
	await expect(price(page)).toHaveText('$41');
	await expect(offlineLine(page)).toBeHidden();

	charge(43);
	const respond = site.hold();
	await page.goto(address);
	await expect(price(page)).toHaveText('$41');
	await expect(offlineLine(page)).toBeInViewport();
	respond(); // the late response is cached
	const isCached = async () => (await (await caches.match('/pricing'))?.text())?.includes('>43<');
	await expect.poll(() => page.evaluate(isCached)).toBe(true);

	// A page of somebody else is shown but not stored.
	site.replace({ status: 200, html: '<h1>Welcome to our Wi-Fi</h1>' });
	await page.goto(address);
	await expect(heading(page)).toHaveText('Welcome to our Wi-Fi');
	await page.evaluate(() => fetch('/_astro/portal.js'));
	for (const status of [503, 429]) {
		site.replace({ status, html: '<h1>Busy</h1>' });
		await page.goto(address);
		await expect(price(page)).toBeVisible();
		await expect(offlineLine(page)).toBeInViewport();
	}
	await page.goto(`${site.origin}/classes`); // no copy
	await expect(heading(page)).toHaveText('Busy');
	expect(await cachedUrls(page)).not.toContain(`${site.origin}/_astro/portal.js`);
});

test('account pages, responses of the service, redirects and errors are never cached', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	for (const path of ['/login', '/signup', '/forgot-password']) {
		await page.goto(site.origin + path);
		await page.evaluate(() => Promise.all(['/auth/v1/settings', '/rest/v1/users'].map((path) => fetch(path))));
	}
	site.change('/about/us', { status: 301, location: '/classes' });
	await page.goto(`${site.origin}/about/us`);
	await page.goto(`${site.origin}/missing`);
	await visit(page, `${site.origin}/blog`);
	const paths = (await cachedUrls(page)).map((address) => new URL(address).pathname);
	const precached = ['/contact', '/offline', '/pricing', '/schedule.json', '/schedule/week'];
	const others = paths.filter((path) => !path.startsWith('/_astro/') && !precached.includes(path));
	expect(others.sort()).toEqual(['/about', '/blog', '/classes']);

	site.down();
	await page.goto(`${site.origin}/login`);
	await expect(heading(page)).toHaveText("You're offline");
});

test('a full cache drops its oldest page, but no precached one; a full disk stops nothing', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	await page.evaluate(async (scope) => {
		const cache = await caches.open(`pages-${scope}`);
		for (let index = 0; index < 60; index++) await cache.put(`/page-${index}`, new Response());
	}, `${site.origin}/`);
	await visit(page, `${site.origin}/classes`);
	await expect.poll(() => cachedUrls(page)).not.toContain(`${site.origin}/about`);
	expect(await cachedUrls(page)).toEqual(expect.arrayContaining([`${site.origin}/page-59`, `${site.origin}/pricing`]));
	const disk = await page.context().newCDPSession(page);
	await disk.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
	await page.goto(`${site.origin}/gallery/page-1`);
	const picture = page.locator('main img').first();
	await picture.evaluate((image: HTMLImageElement) => image.decode()); // throws for a picture that did not load
});

test('a touch costs at most 128 KiB, on a slow connection only two pages', async ({ page, site }) => {
	await slowNetwork(page);
	await visit(page, `${site.origin}/about`);
	const paths = (await cachedUrls(page)).map((address) => new URL(address).pathname);
	expect(paths.sort()).toEqual(['/about', '/offline', '/schedule/week']);
	const files = ['schedule/week.html', 'offline.html', 'pricing.html', 'contact.html', 'schedule.json'];
	const sizes = files.map((file) => gzipSync(readFileSync(join(dist, file))).length);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(128 * 1024);
});

test('after a build without a worker, the worker and its caches are gone', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	const { code } = await bundleScript(join(root, 'src/offline/worker/removal.ts'));
	site.replace({ status: 200, html: code, type: 'text/javascript' });
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	await expect.poll(() => cachedUrls(page)).toEqual([]);
	await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('with data saving on, no worker is registered', async ({ page, site }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	await page.clock.install();
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await page.clock.runFor(10_000);
	expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { agePages } from '../support/age-pages.ts';
import { serveSiteCopy } from '../support/site-copy.ts';
import { waitUntil } from './browser.ts';
import { describeBrowsers } from './describe-browsers.ts';

const ageByAnHour = `(${String(agePages)})(3_600_000)`;

await describeBrowsers((browser) => {
	let site: Awaited<ReturnType<typeof serveSiteCopy>>;
	const open = async (path: string) => browser.open(site.origin + path);
	const heading = async () => browser.evaluate(`document.querySelector('h1')?.textContent`);
	const visits = () => site.requests.filter((path) => path === '/about').length;

	beforeAll(async () => {
		site = await serveSiteCopy();
		await open('/about');
		await browser.pressEscape();
		await vi.waitUntil(async () => browser.evaluate(`caches.match('/about').then(Boolean)`), { timeout: 15_000 });
	});
	afterAll(async () => site.close());

	it('the service worker refreshes a stale page with one request and shows the new version', async () => {
		await open('/pricing');
		await browser.evaluate(ageByAnHour);
		site.change('about.html', (html) => html.replace('<h1', '<p>New</p><h1'));
		const before = visits();
		await open('/about');
		await waitUntil(browser, `document.querySelector('main')?.textContent.includes('New')`);
		expect(visits() - before).toBe(1);
	});

	it('the service worker shows a cached page without a connection, even after a reload, and /offline for other pages', async () => {
		const title = await heading();
		await browser.evaluate(ageByAnHour);
		site.down();
		await open('/about');
		expect(await heading()).toBe(title);
		await browser.evaluate('void setTimeout(() => { globalThis.isLeft = true; location.reload(); })');
		await waitUntil(browser, `!('isLeft' in globalThis) && document.readyState === 'complete'`);
		expect(await heading()).toBe(title);
		await open('/blog');
		await waitUntil(browser, `document.querySelector('cached-pages')`);
	});
});

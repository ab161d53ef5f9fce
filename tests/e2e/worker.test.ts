import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { removingWorker } from '../../src/integrations/service-worker.ts';
import { age, cachedUrls, heading, pictureWidth, price, waitUntilIdle, test, visit } from '../support/offline.ts';
import { listen } from '../support/site-server.ts';

/** Another site's server. Its CORS headers allow everybody, and its page looks like ours to the worker. */
async function foreignSite() {
	const requests: string[] = [];
	const server = createServer(({ url = '' }, response) => {
		requests.push(url);
		response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
		response.end('<html><head></head><body><main id="content"><h1>Foreign</h1></main></body></html>');
	});
	return { requests, ...(await listen(server)) };
}

test('the worker never requests a page from another host, even if the server merges slashes and decodes paths', async ({
	page,
	site,
}) => {
	const foreign = await foreignSite();
	site.readPathsLaxly();
	await visit(page, `${site.origin}/about`);
	const title = (await heading(page).textContent()) ?? '';
	const address = `${site.origin}//${new URL(foreign.origin).host}/a%2f..%2f../about`;
	await page.goto(address);
	await expect(heading(page)).toHaveText(title); // the server returned another path's page
	await page.evaluate((url) => navigator.serviceWorker.controller?.postMessage({ loaded: [url] }), address);
	await age(page, site);
	await page.goto(`${address}?${'x'.repeat(9000)}`); // after the 414 the worker requests the page itself
	await waitUntilIdle(site);
	await page.goto(address);
	await expect(heading(page)).toHaveText(title);
	expect(foreign.requests).toEqual([]);
	expect(
		(await cachedUrls(page)).filter((cached) => !cached.startsWith(`${site.origin}/`) || cached.includes('%2f')),
	).toEqual([]);
	await foreign.close();
});

test('a page that redirects to another site or is cut off is not cached', async ({ page, site }) => {
	const foreign = await foreignSite();
	await visit(page, `${site.origin}/about`);
	await age(page, site);
	site.redirect('/about', `${foreign.origin}/about`);
	await page.goto(`${site.origin}/about`);
	await expect(page).toHaveURL(`${foreign.origin}/about`);
	await page.goto(`${site.origin}/pricing`);
	site.change('classes.html', (html) => html.replace('</html>', ''));
	await page.goto(`${site.origin}/classes`);
	await waitUntilIdle(site);
	const cached = await cachedUrls(page);
	expect(cached.filter((url) => /about|classes$/.test(url))).toEqual([]);
	await foreign.close();
});

test('a full cache drops its oldest page, but never a precached one', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	await page.evaluate(async (scope) => {
		const cache = await caches.open(`pages-${scope}`);
		for (let index = 0; index < 60; index++) await cache.put(`/page-${index}`, new Response());
	}, `${site.origin}/`);
	await visit(page, `${site.origin}/classes`);
	await expect.poll(() => cachedUrls(page)).not.toContain(`${site.origin}/about`);
	expect(await cachedUrls(page)).toEqual(expect.arrayContaining([`${site.origin}/page-59`, `${site.origin}/pricing`]));
});

test('a build with SERVICE_WORKER=off removes the worker and its caches', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	const script = await removingWorker();
	site.change('worker.js', () => script);
	await page.goto(`${site.origin}/about`);
	await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	expect(await cachedUrls(page)).toEqual([]);
});

test('the heading font comes from the browser’s own cache, so that it is ready for the first paint', async ({
	page,
	site,
}) => {
	await visit(page, `${site.origin}/about`);
	const fonts: boolean[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('.woff2')) fonts.push(response.fromServiceWorker());
	});
	await page.goto(`${site.origin}/pricing`);
	await expect.poll(() => fonts).toEqual([false]);
});

test('pages load without a worker if installation fails or data saving is on', async ({ page, site }) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	site.remove('worker/texts.json'); // the worker cannot install without it
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await expect.poll(() => site.requests).toContain('/worker/texts.json');
	await page.goto(`${site.origin}/pricing`);
	await expect(price(page)).toBeVisible();
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBeFalsy();
	expect(errors).toEqual([]);

	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	site.requests.length = 0;
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await page.locator('#navbar [popovertarget]:visible').first().hover(); // loads the islands' scripts
	await expect.poll(() => site.requests.filter((path) => path.endsWith('.js'))).not.toEqual([]);
	expect(site.requests.filter((path) => path.includes('init.js'))).toEqual([]);
});

test('with a full disk pages come from the network, and are cached again once there is space', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/pricing`;
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	const disk = await page.context().newCDPSession(page);
	const room = async (quotaSize?: number) =>
		disk.send('Storage.overrideQuotaForOrigin', { origin: site.origin, ...(quotaSize && { quotaSize }) });

	await visit(page, address);
	await age(page, site);
	await room(1);
	site.change('pricing.html', (html) => html.replaceAll('>39<', '>41<'));
	for (let visit = 0; visit < 2; visit++) {
		await page.goto(address);
		await expect(price(page)).toHaveText('41');
	}
	await page.goto(`${site.origin}/gallery/page-1`);
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
	expect(errors).toEqual([]);

	await room();
	await visit(page, address);
	site.down();
	await page.goto(address);
	await expect(price(page)).toHaveText('41');
});

test('with a failing cache, pages and pictures come from the network', async ({ page, site }) => {
	const address = `${site.origin}/about`;
	await visit(page, address);
	const title = (await heading(page).textContent()) ?? '';
	await age(page, site);
	const [worker] = page.context().serviceWorkers();
	await worker?.evaluate(() => {
		CacheStorage.prototype.open = async () => Promise.reject(new Error('broken'));
	});
	site.change('about.html', (html) => html.replaceAll(title, 'Another'));
	await page.goto(address);
	await expect(heading(page)).toHaveText('Another');
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
});

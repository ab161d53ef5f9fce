import { createServer } from 'node:http';
import { expect, type Page, test as base } from '@playwright/test';
import { findPage } from '../../src/offline/paths.ts';
import { removingWorker } from '../../src/integrations/service-worker.ts';
import { expectNoViolations } from '../support/axe.ts';
import { ownSite } from '../support/own-site.ts';
import { routes } from '../support/routes.ts';
import { listen } from '../support/site-server.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof ownSite>> }>({
	site: async ({}, use) => {
		const site = await ownSite();
		await use(site);
		await site.close();
	},
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('stale-notice');

/** The URLs of everything that is cached. */
const cachedUrls = (page: Page) =>
	page.evaluate(async () => {
		const urls: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
		}
		return urls;
	});

/** Focuses each control of the page. Returns those that the notice covers even then. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const edge = document
			.querySelector('stale-notice')
			?.shadowRoot?.querySelector('section')
			?.getBoundingClientRect().top;
		return [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')]
			.filter((control) => control.checkVisibility())
			.filter((control) => {
				control.focus();
				return !edge || control.getBoundingClientRect().bottom > edge;
			})
			.map(({ outerHTML }) => outerHTML);
	});

/** The layout shift of the page so far. */
const shift = (page: Page) =>
	page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: 'layout-shift', buffered: true });
		return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
	});

/** The width of the first picture in pixels; hardly any until it has loaded. */
const pictureWidth = (page: Page) =>
	page
		.locator('main img')
		.first()
		.evaluate((img: HTMLImageElement) => img.naturalWidth);

/** Visits a page and waits until it is cached. */
async function visit(page: Page, address: string) {
	await page.goto(address);
	await page.mouse.click(1, 1);
	await expect.poll(() => cachedUrls(page)).toContain(address);
}

test('the worker knows every page of the site', () => {
	const scope = 'https://gym.example/';
	expect(routes.map((route) => findPage(new URL(route, scope).href, scope))).toEqual(
		routes.map((route) => new URL(route, scope).href),
	);
});

test('without network, visited pages and the prices open, and any other page as soon as the network is back', async ({
	page,
	site,
}) => {
	await page.goto(`${site.origin}/about`);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await page.waitForLoadState('networkidle');
	expect(site.asked.filter((path) => path.includes('worker'))).toEqual([]); // before the first touch
	const title = (await heading(page).textContent()) ?? '';
	await visit(page, `${site.origin}/about`);

	site.down();
	await page.goto(`${site.origin}/about?from=mail`);
	await expect(heading(page)).toHaveText(title);
	await expect(notice(page)).toHaveCount(0);
	await page.goto(`${site.origin}/pricing/`);
	await expect(page.locator('main data').first()).toBeVisible();

	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await page.goto(`${site.origin}/blog`);
	const links = page.locator('cached-pages').getByRole('link');
	await expect(links).toHaveCount(4);
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
		'/schedule/week',
		'/pricing',
		'/contact',
		'/about',
	]);
	await expect(page.getByRole('main').locator('[href^="tel:"]')).toBeVisible();
	const without = (await heading(page).textContent()) ?? '';
	site.up();
	await expect(heading(page)).not.toHaveText(without);
	await expect(page).toHaveURL(`${site.origin}/blog`);
	expect(errors).toEqual([]);
});

/** Waits until the worker has nothing more to fetch: a deploy then doesn't come into the middle of it. */
async function rest(site: { asked: string[] }) {
	const isQuiet = async () => {
		const before = site.asked.length;
		await new Promise((resolve) => setTimeout(resolve, 700));
		return site.asked.length === before;
	};
	await expect.poll(isQuiet).toBe(true);
}

/** Makes the cached pages an hour old, or some days: those that were fetched a moment ago are not fetched again. */
async function age(page: Page, site: { asked: string[] }, days = 1 / 24) {
	await rest(site);
	await page.evaluate(
		async (time) => {
			for (const name of (await caches.keys()).filter((name) => name.startsWith('pages-'))) {
				const cache = await caches.open(name);
				for (const request of await cache.keys()) {
					const response = await cache.match(request);
					const headers = new Headers(response?.headers);
					headers.set('date', new Date(Date.now() - time).toUTCString());
					await cache.put(request, new Response(await response?.text(), { headers }));
				}
			}
		},
		days * 24 * 60 * 60 * 1000,
	);
}

test('a changed page replaces the cached one, or is offered to a visitor who has begun to read', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/pricing`;
	const price = page.locator('main data').first();
	const deploy = (from: string, to: string) => site.change('pricing.html', (html) => html.replaceAll(from, to));
	await visit(page, address);
	await age(page, site);
	deploy('>39<', '>41<');
	await page.goto(address);
	await expect(price).toHaveText('41');
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'reload', // the old one was shown first
	});

	await age(page, site);
	deploy('>41<', '>43<');
	site.wait(1500);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await page.keyboard.press('PageDown');
	await expect(notice(page).getByRole('button').first()).toBeInViewport();
	await expect(price).toHaveText('41');
	await expectNoViolations(page);
	expect(await shift(page)).toBe(0);
	await expect.poll(() => covered(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 700 });
	await expect.poll(() => covered(page)).toEqual([]);
	await notice(page).getByRole('button').first().click();
	await expect(price).toHaveText('43');

	// Another build of the same content is not a change.
	site.wait(0);
	await age(page, site);
	site.change('pricing.html', (html) => html.replace('<body', '<body data-build="2"'));
	await page.goto(`${site.origin}/about`);
	await page.goto(address);
	const hasNewBuild = async () => /data-build/.test((await (await caches.match('/pricing'))?.text()) ?? '');
	await expect.poll(() => page.evaluate(hasNewBuild)).toBe(true);
	await expect(notice(page)).toHaveCount(0);
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'navigate',
	});
});

test('a changed page replaces the cached one that the browser had prefetched', async ({ page, site }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await visit(page, `${site.origin}/about`);
	await age(page, site);
	await page.goto(`${site.origin}/about`);
	site.change('pricing.html', (html) => html.replaceAll('>39<', '>41<'));
	const link = page.locator('#navbar a[href="/pricing"]').first();
	await link.hover();
	await expect.poll(() => site.asked).toContain('/pricing');
	await rest(site);
	await link.click();
	await expect(page.locator('main data').first()).toHaveText('41');
});

test('a cached page shows its age after a day without network, and is removed when its page is gone', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/about`;
	await visit(page, address);
	await age(page, site, 3);
	site.down();
	await page.goto(address);
	await expect(notice(page).getByRole('status')).toContainText('3 days ago');
	const before = page.locator('footer a').last();
	await before.focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(notice(page)).toHaveCount(0);
	await expect(before).toBeFocused();

	// A page that is no longer there.
	site.up();
	site.remove('about.html');
	await page.goto(address);
	await expect(heading(page)).toHaveText(/not found/i);
	expect(await cachedUrls(page)).not.toContain(address);
});

test('a page of an earlier deploy whose script is gone offers the new page', async ({ page, site }) => {
	const address = `${site.origin}/contact`;
	await visit(page, address);
	await page.goto(address);
	await page.mouse.wheel(0, 50);
	site.remove('_astro'); // as a deploy with other names of its files
	await page.locator('#navbar [popovertarget]:visible').first().hover();
	await expect(notice(page).getByRole('status')).toBeVisible();
});

test('pages and responses of accounts are never cached', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	for (const path of ['/login', '/signup', '/forgot-password']) {
		await page.goto(site.origin + path);
		await page.evaluate(() => Promise.all(['/auth/v1/settings', '/rest/v1/users'].map((path) => fetch(path))));
	}
	await page.goto(`${site.origin}/blog?from=mail`);
	await expect.poll(() => cachedUrls(page)).toContain(`${site.origin}/blog`);
	const found = (await cachedUrls(page)).map((address) => new URL(address).pathname);
	expect(
		found.filter((path) => /login|signup|password|account|auth|rest|admin/i.test(path) && !path.startsWith('/_astro/')),
	).toEqual([]);

	site.down();
	await page.goto(`${site.origin}/login`);
	await expect(page.locator('cached-pages')).toBeVisible();
});

/** Another site's server. It lets everybody read its page, which looks like one of ours to the worker. */
async function foreignSite() {
	const asked: string[] = [];
	const server = createServer(({ url = '' }, response) => {
		asked.push(url);
		response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
		response.end('<html><head></head><body><main id="content"><h1>Foreign</h1></main></body></html>');
	});
	return { asked, ...(await listen(server)) };
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
	await expect(heading(page)).toHaveText(title); // the server sent the page of another path
	await page.evaluate((url) => navigator.serviceWorker.controller?.postMessage({ loaded: [url] }), address);
	await age(page, site);
	await page.goto(`${address}?${'x'.repeat(9000)}`); // the server's refusal made the worker ask by itself
	await rest(site);
	await page.goto(address);
	await expect(heading(page)).toHaveText(title);
	expect(foreign.asked).toEqual([]);
	expect(
		(await cachedUrls(page)).filter((cached) => !cached.startsWith(`${site.origin}/`) || cached.includes('%2f')),
	).toEqual([]);
	await foreign.close();
});

test('a page that now redirects to another site is not cached from there', async ({ page, site }) => {
	const foreign = await foreignSite();
	await visit(page, `${site.origin}/about`);
	await age(page, site);
	site.redirect('/about', `${foreign.origin}/about`);
	await page.goto(`${site.origin}/about`);
	await expect(page).toHaveURL(`${foreign.origin}/about`);
	await page.goto(`${site.origin}/pricing`);
	expect(await cachedUrls(page)).not.toContain(`${site.origin}/about`);
	await foreign.close();
});

test('a new worker removes the caches of earlier ones, but not those of another site on the origin', async ({
	page,
	site,
}) => {
	await page.goto(`${site.origin}/about`);
	await page.evaluate(async () => {
		for (const name of ['kept-pages-/', 'pages-/gym/']) {
			const cache = await caches.open(name.replace('-/', `-${location.origin}/`));
			await cache.put(`/${name}`, new Response());
		}
	});
	await visit(page, `${site.origin}/about`);
	const found = await cachedUrls(page);
	expect(found).toContain(`${site.origin}/pages-/gym/`);
	expect(found).not.toContain(`${site.origin}/kept-pages-/`);
});

test('a build with SERVICE_WORKER=off removes the worker and its caches', async ({ page, site }) => {
	await visit(page, `${site.origin}/about`);
	const script = await removingWorker();
	site.change('worker.js', () => script);
	await page.goto(`${site.origin}/about`);
	await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	expect(await cachedUrls(page)).toEqual([]);
});

test('the site works without a worker if it cannot be installed, or if the visitor saves data', async ({
	page,
	site,
}) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	site.remove('worker/texts.json'); // without it the worker isn't installed
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await expect.poll(() => site.asked).toContain('/worker/texts.json');
	await page.goto(`${site.origin}/pricing`);
	await expect(page.locator('main data').first()).toBeVisible();
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBeFalsy();
	expect(errors).toEqual([]);

	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	site.asked.length = 0;
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await page.locator('#navbar [popovertarget]:visible').first().hover(); // brings the islands' scripts
	await expect.poll(() => site.asked.filter((path) => path.endsWith('.js'))).not.toEqual([]);
	expect(site.asked.filter((path) => path.includes('init.js'))).toEqual([]);
});

test('with a full disk pages come from the network, and are cached again when there is room', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/pricing`;
	const price = page.locator('main data').first();
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	const disk = await page.context().newCDPSession(page);
	const room = async (bytes?: number) =>
		disk.send('Storage.overrideQuotaForOrigin', {
			origin: site.origin,
			...(bytes !== undefined && { quotaSize: bytes }),
		});

	await room(3000);
	await page.goto(address);
	await page.mouse.click(1, 1);
	await expect.poll(() => site.asked).toContain('/schedule/week');
	await rest(site);
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBeFalsy();
	await room();
	await visit(page, address);
	await page.goto(`${site.origin}/about`);
	await expect.poll(() => cachedUrls(page)).toContain(`${site.origin}/about`);

	await age(page, site);
	await room(1);
	site.change('pricing.html', (html) => html.replaceAll('>39<', '>41<'));
	for (let visit = 0; visit < 2; visit++) {
		await page.goto(address);
		await expect(price).toHaveText('41');
	}
	await page.goto(`${site.origin}/gallery/page-1`);
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
	expect(errors).toEqual([]);

	await room();
	await visit(page, address);
	site.down();
	await page.goto(address);
	await expect(price).toHaveText('41');
});

test('with a broken cache pages and their pictures come from the network', async ({ page, site }) => {
	const address = `${site.origin}/about`;
	await visit(page, address);
	const title = (await heading(page).textContent()) ?? '';
	await age(page, site);
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			const response = await cache.match('/about');
			if (response) await cache.put('/about', new Response('<html>', { headers: response.headers }));
		}
	});
	await page.goto(address);
	await expect(heading(page)).toHaveText(title);

	// A deploy whose worker can't be installed: the one before it goes on.
	await age(page, site);
	site.change('worker.js', (script) => `${script}// next`);
	site.remove('worker/texts.json');
	site.change('about.html', (html) => html.replaceAll(title, 'Next'));
	site.asked.length = 0;
	await page.goto(address);
	await expect(heading(page)).toHaveText('Next');
	await expect.poll(() => site.asked).toContain('/worker/texts.json');
	await age(page, site);

	const [worker] = page.context().serviceWorkers();
	await worker?.evaluate(() => {
		CacheStorage.prototype.open = async () => Promise.reject(new Error('broken'));
	});
	site.change('about.html', (html) => html.replaceAll('Next', 'Another'));
	await page.goto(address);
	await expect(heading(page)).toHaveText('Another');
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
});

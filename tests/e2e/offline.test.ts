import { expect, type Page, test as base } from '@playwright/test';
import { removingWorker } from '../../src/tooling/build/service-worker.ts';
import { expectNoViolations } from '../support/axe.ts';
import { ownSite } from '../support/own-site.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof ownSite>> }>({
	site: async ({}, use) => {
		const site = await ownSite();
		await use(site);
		await site.close();
	},
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const line = (page: Page) => page.locator('kept-line');
const ofWorker = (asked: string[]) => asked.filter((path) => path.includes('worker'));

/** Every address that is kept. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const addresses: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
		}
		return addresses;
	});

/** Goes through the page's controls: those that the line then lies over. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const edge = document.querySelector('kept-line')?.shadowRoot?.querySelector('section')?.getBoundingClientRect().top;
		return [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')]
			.filter((control) => control.checkVisibility())
			.filter((control) => {
				control.focus();
				return !edge || control.getBoundingClientRect().bottom > edge;
			})
			.map(({ outerHTML }) => outerHTML);
	});

/** How far what was to be read has moved by itself. */
const shift = (page: Page) =>
	page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: 'layout-shift', buffered: true });
		return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
	});

/** How many pixels across the first picture has; hardly any until it is there. */
const pictureWidth = (page: Page) =>
	page
		.locator('main img')
		.first()
		.evaluate((img: HTMLImageElement) => img.naturalWidth);

/** A first visit that ends with the page kept. */
async function seePage(page: Page, address: string) {
	await page.goto(address);
	await page.mouse.click(1, 1);
	await expect.poll(() => kept(page)).toContain(address);
}

test('a page that was seen and the prices are there without network; another opens when it is back', async ({
	page,
	site,
}) => {
	await page.goto(`${site.origin}/about`);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await page.waitForLoadState('networkidle');
	expect(ofWorker(site.asked)).toEqual([]); // nobody has touched it
	const words = (await heading(page).textContent()) ?? '';
	await seePage(page, `${site.origin}/about`);

	site.down();
	await page.goto(`${site.origin}/about?from=mail`);
	await expect(heading(page)).toHaveText(words);
	await expect(line(page)).toHaveCount(0);
	await page.goto(`${site.origin}/pricing/`);
	await expect(page.locator('main data').first()).toBeVisible();

	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
	await page.goto(`${site.origin}/blog`);
	const links = page.locator('kept-pages').getByRole('link');
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
	expect(complaints).toEqual([]);
});

/** The worker has renewed what it wanted to: a deploy comes after that, not into the middle of it. */
async function rest(site: { asked: string[] }) {
	const isQuiet = async () => {
		const before = site.asked.length;
		await new Promise((over) => setTimeout(over, 700));
		return site.asked.length === before;
	};
	await expect.poll(isQuiet).toBe(true);
}

test('another price takes the old one’s place, and is offered to whoever has begun to read', async ({ page, site }) => {
	const address = `${site.origin}/pricing`;
	const price = page.locator('main data').first();
	const deploy = (from: string, to: string) => site.change('pricing.html', (html) => html.replaceAll(from, to));
	await seePage(page, address);
	await rest(site);
	deploy('>39<', '>41<');
	await page.goto(address);
	await expect(price).toHaveText('41');
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'reload', // the old one was shown first
	});

	await rest(site);
	deploy('>41<', '>43<');
	site.wait(1500);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await page.keyboard.press('PageDown');
	await expect(line(page).getByRole('button').first()).toBeInViewport();
	await expect(price).toHaveText('41');
	await expectNoViolations(page);
	expect(await shift(page)).toBe(0);
	await expect.poll(() => covered(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 700 });
	await expect.poll(() => covered(page)).toEqual([]);
	await line(page).getByRole('button').first().click();
	await expect(price).toHaveText('43');

	// Another build that says the same is no other page.
	site.wait(0);
	await rest(site);
	site.change('pricing.html', (html) => html.replace('<body', '<body data-build="2"'));
	await page.goto(`${site.origin}/about`);
	await page.goto(address);
	const hasNewBuild = async () => /data-build/.test((await (await caches.match('/pricing'))?.text()) ?? '');
	await expect.poll(() => page.evaluate(hasNewBuild)).toBe(true);
	await expect(line(page)).toHaveCount(0);
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'navigate',
	});
});

test('a copy says its age when it is older than a day, and goes when its page is gone', async ({ page, site }) => {
	const address = `${site.origin}/about`;
	await seePage(page, address);
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			const copy = await cache.match('/about');
			if (!copy) continue;
			const headers = new Headers(copy.headers);
			headers.set('date', new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toUTCString());
			await cache.put('/about', new Response(await copy.text(), { headers }));
		}
	});
	site.down();
	await page.goto(address);
	await expect(line(page).getByRole('status')).toContainText('3 days ago');
	const before = page.locator('footer a').last();
	await before.focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(line(page)).toHaveCount(0);
	await expect(before).toBeFocused();

	// A page that is no longer there.
	site.up();
	site.remove('about.html');
	await page.goto(address);
	await expect(heading(page)).toHaveText(/not found/i);
	expect(await kept(page)).not.toContain(address);
});

test('a page of the last deploy whose script is gone offers the new one', async ({ page, site }) => {
	const address = `${site.origin}/contact`;
	await seePage(page, address);
	await page.goto(address);
	await page.mouse.wheel(0, 50);
	site.remove('_astro'); // as a deploy with other names of its files
	await page.locator('#navbar [popovertarget]:visible').first().hover();
	await expect(line(page).getByRole('status')).toBeVisible();
});

test('nothing of accounts is kept, and their pages need the network', async ({ page, site }) => {
	await seePage(page, `${site.origin}/about`);
	for (const path of ['/login', '/signup', '/forgot-password']) {
		await page.goto(site.origin + path);
		await page.evaluate(() => Promise.all(['/auth/v1/settings', '/rest/v1/users'].map((path) => fetch(path))));
	}
	await page.goto(`${site.origin}/pricing?kept=now`);
	await expect.poll(() => kept(page)).toContain(`${site.origin}/pricing`);
	const found = (await kept(page)).map((address) => new URL(address).pathname);
	expect(
		found.filter((path) => /login|signup|password|account|auth|rest|admin/i.test(path) && !path.startsWith('/_astro/')),
	).toEqual([]);

	site.down();
	await page.goto(`${site.origin}/login`);
	await expect(page.locator('kept-pages')).toBeVisible();
});

test('a build without it takes the worker away, with all that it kept', async ({ page, site }) => {
	await seePage(page, `${site.origin}/about`);
	const script = await removingWorker();
	site.change('worker.js', () => script);
	await page.goto(`${site.origin}/about`);
	await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	expect(await kept(page)).toEqual([]);
});

test('a worker that cannot be installed, and a visitor who saves data, leave the plain site', async ({
	page,
	site,
}) => {
	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
	site.remove('worker/texts.json'); // without all of it there is none
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await expect.poll(() => site.asked).toContain('/worker/texts.json');
	await page.goto(`${site.origin}/pricing`);
	await expect(page.locator('main data').first()).toBeVisible();
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBeFalsy();
	expect(complaints).toEqual([]);

	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	site.asked.length = 0;
	await page.goto(`${site.origin}/about`);
	await page.mouse.click(1, 1);
	await page.locator('#navbar [popovertarget]:visible').first().hover(); // brings the islands' scripts
	await expect.poll(() => site.asked.filter((path) => path.endsWith('.js'))).not.toEqual([]);
	expect(site.asked.filter((path) => path.includes('keep.js'))).toEqual([]);
});

test('a full disk leaves the plain site, also with something kept; with room again it mends itself', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/pricing`;
	const price = page.locator('main data').first();
	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
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
	await seePage(page, address);
	await page.goto(`${site.origin}/about`);
	await expect.poll(() => kept(page)).toContain(`${site.origin}/about`);

	await room(1);
	await rest(site);
	site.change('pricing.html', (html) => html.replaceAll('>39<', '>41<'));
	for (let visit = 0; visit < 2; visit++) {
		await page.goto(address);
		await expect(price).toHaveText('41');
	}
	await page.goto(`${site.origin}/gallery/page-1`);
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
	expect(complaints).toEqual([]);

	await room();
	await seePage(page, address);
	site.down();
	await page.goto(address);
	await expect(price).toHaveText('41');
});

test('whatever is wrong with what is kept, pages and their pictures come from the network', async ({ page, site }) => {
	const address = `${site.origin}/about`;
	await seePage(page, address);
	const words = (await heading(page).textContent()) ?? '';
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			const copy = await cache.match('/about');
			if (copy) await cache.put('/about', new Response('<html>', { headers: copy.headers }));
		}
	});
	await page.goto(address);
	await expect(heading(page)).toHaveText(words);
	const [worker] = page.context().serviceWorkers();

	// A deploy whose worker can't be installed: the one before it goes on, in WebKit too, which drops its early answer.
	const earlyAnswer = async (promise: string) =>
		worker?.evaluate(
			`Object.defineProperty(FetchEvent.prototype, 'preloadResponse', { value: ${promise}, configurable: true })`,
		);
	await earlyAnswer('new Promise(() => {})');
	site.change('worker.js', (script) => script.replace(/(?<=revision:["'`])/g, 'next-'));
	site.remove('worker/texts.json');
	site.change('about.html', (html) => html.replaceAll(words, 'Next'));
	await rest(site);
	site.asked.length = 0;
	await page.goto(address);
	await expect(heading(page)).toHaveText('Next');
	await expect.poll(() => site.asked).toContain('/worker/texts.json');
	await rest(site);

	await earlyAnswer('Promise.resolve()');
	await worker?.evaluate(() => {
		const fail = async () => Promise.reject(new Error('broken'));
		Object.assign(CacheStorage.prototype, { match: fail, open: fail });
		IDBFactory.prototype.open = () => {
			throw new Error('blocked');
		};
	});
	site.change('about.html', (html) => html.replaceAll('Next', 'Another'));
	await page.goto(address);
	await expect(heading(page)).toHaveText('Another');
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1);
});

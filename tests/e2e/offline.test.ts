import { expect, type Page } from '@playwright/test';
import { findPage } from '../../src/offline/paths.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import {
	age,
	cachedUrls,
	heading,
	staleLine,
	pictureWidth,
	price,
	waitUntilIdle,
	test,
	visit,
} from '../support/offline.ts';
import { routes } from '../support/routes.ts';

/** Focuses each control of the page. Returns those that the line still covers. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const edge = document
			.querySelector('stale-line')
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

test('the worker knows every page of the site', () => {
	const scope = 'https://gym.example/';
	expect(routes.map((route) => findPage(new URL(route, scope).href, scope))).toEqual(
		routes.map((route) => new URL(route, scope).href),
	);
});

test('without a connection, visited pages and the prices open, and other pages open once it is back', async ({
	page,
	site,
}) => {
	await page.goto(`${site.origin}/about`);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await page.waitForLoadState('networkidle');
	expect(site.requests.filter((path) => path.includes('worker'))).toEqual([]); // before the first interaction
	const title = (await heading(page).textContent()) ?? '';
	await visit(page, `${site.origin}/about`);

	site.down();
	await page.goto(`${site.origin}/about?from=mail`);
	await expect(heading(page)).toHaveText(title);
	await expect(staleLine(page)).toHaveCount(0);
	await page.goto(`${site.origin}/pricing/`);
	await expect(price(page)).toBeVisible();
	await expect.poll(() => pictureWidth(page)).toBeGreaterThan(1); // an empty one instead of a broken one

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
	await expect(page.locator('script[data-text]')).toHaveCount(0); // it never checks for a newer version
	const without = (await heading(page).textContent()) ?? '';
	site.up();
	await expect(heading(page)).not.toHaveText(without);
	await expect(page).toHaveURL(`${site.origin}/blog`);
	expect(errors).toEqual([]);
});

test('the contact page shows the choice in its URL without a connection, too', async ({ page, site }) => {
	await visit(page, `${site.origin}/classes`);
	site.down();
	await page.goto(`${site.origin}/contact?class=boxing&trial`);
	await expect(page.getByRole('heading', { name: 'Book your free trial' })).toBeVisible();
	await expect(page.getByText('Free trial, Boxing')).toBeVisible();
});

test('a changed page replaces the cached one, or is offered if the visitor has started reading', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/pricing`;
	const deploy = (from: string, to: string) => site.change('pricing.html', (html) => html.replaceAll(from, to));
	await visit(page, address);
	await age(page, site);
	deploy('>39<', '>41<');
	await page.goto(address);
	await expect(price(page)).toHaveText('41');
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'reload', // the cached page showed first
	});

	await age(page, site);
	deploy('>41<', '>43<');
	const respond = site.hold();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await page.keyboard.press('PageDown');
	respond();
	await expect(staleLine(page).getByRole('button').first()).toBeInViewport();
	await expect(price(page)).toHaveText('41');
	await expectNoViolations(page);
	await expectNoLayoutShift(page);
	await expect.poll(() => covered(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 700 });
	await expect.poll(() => covered(page)).toEqual([]);
	await staleLine(page).getByRole('button').first().click();
	await expect(price(page)).toHaveText('43');

	// A rebuild with the same content is not a change.
	await age(page, site);
	site.change('pricing.html', (html) => html.replace('<body', '<body data-build="2"'));
	await page.goto(`${site.origin}/about`);
	await page.goto(address);
	const hasNewBuild = async () => /data-build/.test((await (await caches.match('/pricing'))?.text()) ?? '');
	await expect.poll(() => page.evaluate(hasNewBuild)).toBe(true);
	await expect(staleLine(page)).toHaveCount(0);
	expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
		type: 'navigate',
	});
});

test('a changed page replaces a cached one that the browser had prefetched', async ({ page, site }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await visit(page, `${site.origin}/about`);
	await age(page, site);
	await page.goto(`${site.origin}/about`);
	site.change('pricing.html', (html) => html.replaceAll('>39<', '>41<'));
	site.requests.length = 0;
	const link = page.locator('#navbar a[href="/pricing"]').first();
	await link.hover();
	await expect.poll(() => site.requests).toContain('/pricing');
	await waitUntilIdle(site);
	await link.click();
	await expect(price(page)).toHaveText('41');
});

test('a cached page shows its age after a day without a connection, and is removed once the page is gone', async ({
	page,
	site,
}) => {
	const address = `${site.origin}/about`;
	await visit(page, address);
	await age(page, site, 3);
	site.down();
	await page.goto(address);
	await expect(staleLine(page).getByRole('status')).toContainText('3 days ago');
	const before = page.locator('footer a').last();
	await before.focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(staleLine(page)).toHaveCount(0);
	await expect(before).toBeFocused();

	// A page that has been deleted.
	site.up();
	site.remove('about.html');
	await page.goto(address);
	await expect(heading(page)).toHaveText(/not found/i);
	expect(await cachedUrls(page)).not.toContain(address);
});

test('a page from an earlier deploy whose script is gone offers the new version', async ({ page, site }) => {
	const address = `${site.origin}/contact`;
	await visit(page, address);
	await page.goto(address);
	await page.mouse.wheel(0, 50);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0); // at the top it would reload instead
	site.remove('_astro'); // as a deploy with new file names does
	await page.locator('#navbar [popovertarget]:visible').first().hover();
	await expect(staleLine(page).getByRole('status')).toBeVisible();
});

test('account pages and responses are never cached', async ({ page, site }) => {
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

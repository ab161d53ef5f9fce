import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPrintFaults, papers } from '../support/paper.ts';
import { waitUntil } from './browser.ts';
import { describeBrowsers } from './describe-browsers.ts';
import { serveWatchedSite } from './watched-site.ts';

const site = await serveWatchedSite();
const sitemap = await (await fetch(`${site.origin}/sitemap-0.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const pages = [...listed, '/forgot-password', '/new-password', '/no-such-page'];

afterAll(async () => site.close());

await describeBrowsers((browser) => {
	const open = async (path: string) => browser.open(site.origin + path);
	const value = async (name: string) => browser.evaluate(`document.querySelector('main [name=${name}]').value`);

	beforeAll(async () => {
		await browser.resize(390, 844);
		expect(await browser.evaluate('innerWidth')).toBe(390);
	});

	it.each(pages)('%s renders without errors or horizontal overflow', async (path) => {
		await open(path);
		expect(await browser.evaluate(`document.querySelector('h1')?.getBoundingClientRect().height > 0`)).toBe(true);
		expect(await browser.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
		expect(site.faults()).toEqual([]);
	});

	it('loads the heading font’s fallback from the system fonts', async () => {
		await open('/about');
		await browser.evaluate(`void document.fonts.load('600 20px "Oswald fallback"')`);
		await waitUntil(
			browser,
			`[...document.fonts].some(({ family, status }) => /fallback/.test(family) && status === 'loaded')`,
		);
	});

	it('aligns the tops of the week’s columns', async () => {
		await browser.resize(1280, 900);
		await open('/schedule/week');
		const tops = await browser.evaluate(`Object.values(Object.groupBy(
			[...document.querySelectorAll('main table')].map((table) => table.getBoundingClientRect()),
			({ left }) => Math.round(left),
		)).map((column) => Math.round(Math.min(...column.map(({ top }) => top))))`);
		expect(tops).toHaveLength(2);
		expect(new Set([tops].flat()).size).toBe(1);
		await browser.resize(390, 844);
	});

	const { evaluate, print } = browser;
	it.each(print ? papers : [])(
		'prints every page on %s completely, in order and without wasting sheets',
		async (paper) => {
			expect(print && (await findPrintFaults({ open, evaluate, print }, paper))).toEqual([]);
		},
	);

	it('opens and closes the menu', async () => {
		await open('/about');
		await browser.click('[popovertarget=menu]');
		await waitUntil(browser, `document.querySelector('#menu').matches(':popover-open')`);
		await browser.pressEscape();
		await waitUntil(browser, `!document.querySelector('#menu').matches(':popover-open')`);
	});

	it('keeps "show less" in view after a click', async () => {
		const button = `document.querySelector('main summary')`;
		await open('/classes');
		await browser.click('main summary');
		await waitUntil(browser, `${button}.parentElement.open`);
		await browser.click('main summary');
		await waitUntil(browser, `!${button}.parentElement.open`);
		await waitUntil(
			browser,
			`${button}.getBoundingClientRect().top > 72 && ${button}.getBoundingClientRect().bottom <= innerHeight`,
		);
	});

	it('shows the BMI, and fields and result match after going back', async () => {
		await open('/');
		await browser.type('[name=weight]', '72');
		await browser.type('[name=height]', '178');
		await browser.click('#bmi button[type=submit]');
		await waitUntil(browser, `document.querySelector('#bmi output').textContent.includes('22.7')`);
		await open('/about');
		await browser.back();
		await waitUntil(browser, `location.pathname === '/' && document.readyState === 'complete'`);
		const shown = await browser.evaluate(
			`document.querySelector('#bmi output')?.textContent.includes('22.7') ?? false`,
		);
		expect([await value('weight'), await value('height')]).toEqual(shown ? ['72', '178'] : ['', '']);
	});

	it('finds posts, and query and results match after going back', async () => {
		await open('/blog');
		await browser.type('main [name=q]', 'zzzz');
		await waitUntil(
			browser,
			`location.search.includes('zzzz') && /zzzz/.test(document.querySelector('main').innerText)`,
		);
		await open('/about');
		await browser.back();
		await waitUntil(browser, `location.pathname === '/blog' && document.readyState === 'complete'`);
		const shown = await browser.evaluate(`/zzzz/.test(document.querySelector('main').innerText)`);
		expect(await value('q')).toBe(shown ? 'zzzz' : '');
	});

	it('signs up, out and in', async () => {
		const email = `${randomUUID()}@example.com`;
		const send = async (path: string) => {
			await open(path);
			await waitUntil(browser, `document.querySelector('main input[name=email]')?.offsetParent`);
			await browser.type('main input[name=email]', email);
			await browser.type('main input[name=password]', 'a long secret');
			await browser.click('main button[type=submit]');
			await waitUntil(browser, `location.hash === '#home' && document.documentElement.dataset.signedIn`);
		};
		await send('/signup');
		await open('/login');
		await waitUntil(browser, `document.querySelector('main .for-members button')?.offsetParent`);
		await browser.click('main .for-members button');
		await waitUntil(browser, `!document.documentElement.dataset.signedIn && document.readyState === 'complete'`);
		await send('/login');
		expect(await browser.evaluate('document.documentElement.dataset.signedIn')).toBe(email);
		expect(site.faults()).toEqual([]);
	});

	it('sends a message', async () => {
		await open('/contact');
		await browser.type('main [name=name]', 'Ada');
		await browser.type('main [name=email]', 'ada@example.com');
		await browser.click('main form button[type=submit]');
		await waitUntil(
			browser,
			`[...document.querySelectorAll('main [role=status]')].some((status) => status.innerText.trim())`,
		);
		expect(site.faults()).toEqual([]);
	});
});

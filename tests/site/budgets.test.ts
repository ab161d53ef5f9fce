// The limits of budgets.ts, on pages with pictures and fonts that arrive half a second late: a page that doesn't reserve their space
// shifts.
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { checked, readPage } from '../support/routes.ts';
import { expectLegibleBanner } from './banner.ts';
import { findBudget, pictureRatio } from './budgets.ts';

const screens = {
	phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1280, height: 800 } },
};

const isEveryPage = process.env['EVERY_PAGE'] === 'on';

for (const [screen, options] of Object.entries(screens)) {
	test.describe(`on a ${screen}`, () => {
		test.use(options);
		// A slow browser may paint before it has parsed all HTML, and the rest then moves. A page's own shifts are in every run.
		test.describe.configure({ retries: 2 });

		for (const route of checked) {
			test(`${route} is within its budget, with a legible banner`, async ({ page }) => {
				// The heading font breaks a few long names into other lines than its fallback does.
				const late = isEveryPage ? /\.(avif|jpe?g|png|webp|svg)$/ : /\.(avif|jpe?g|png|webp|svg|woff2)$/;
				await page.route(late, async (picture) => wait(500).then(() => picture.continue()));
				await page.route(/openstreetmap\.org/, (map) => map.fulfill({ contentType: 'text/html', body: 'the map' }));
				const listDownloads = watchDownloads(page);
				await page.goto(route);
				const first = await listDownloads();
				expect(await page.evaluate(scrollToEnd), 'pixels by which the page grows as pictures arrive').toBe(0);
				const scrolled = await listDownloads();
				await expectNoLayoutShift(page);
				const pictures = await page.evaluate(listPictures);
				const { least, most } = pictureRatio;
				const wrong = pictures.filter(({ ratio, isLargest }) => ratio > most || (ratio < least && !isLargest));
				expect(wrong, 'pictures with too few or too many pixels').toEqual([]);
				if (screen === 'phone') {
					const field = page.locator('main form input').first();
					if ((await field.count()) > 0) await field.focus();
					const touched = (await listDownloads()).slice(scrolled.length);
					await expectWithinBudget(page, route, first, touched);
				}
				await expectLegibleBanner(page);
			});
		}
	});
}

/**
 * Expects a page to keep its limits.
 * @param first what a first visit downloads.
 * @param touched what touching the form downloads.
 */
async function expectWithinBudget(page: Page, route: string, first: Download[], touched: Download[]): Promise<void> {
	const isScript = ({ kind }: Download) => kind === 'script';
	const html = await page.evaluate(omitArticles, readPage(route === '/nowhere' ? '/404' : route));
	const weights: Record<string, number> = {
		...(await page.evaluate(countParts)),
		html: brotliCompressSync(html).length,
		externalScripts: first.filter(isScript).length,
		requests: first.length,
		firstLoad: sum(first),
		formScripts: sum(touched.filter(isScript)),
	};
	const { elements, ...limits } = findBudget(route);
	for (const [name, limit] of Object.entries(limits)) expect.soft(weights[name], name).toBeLessThanOrEqual(limit);
	// The largest fixture has more content than any gym.
	if (!isEveryPage) expect.soft(weights['elements'], 'elements').toBeLessThanOrEqual(elements);
	if (route === '/login') expect(weights['formScripts']).toBeGreaterThan(0);
}

/** A page without the texts of articles, which have no limit, and without an inlined picture. Runs in a page. */
function omitArticles(html: string): string {
	const page = new DOMParser().parseFromString(html, 'text/html');
	for (const article of page.querySelectorAll('.prose')) article.replaceChildren();
	return page.documentElement.outerHTML.replaceAll(/data:image\/avif[^ ]+/g, '');
}

/** What a slow processor works through before the first paint, apart from the text. Runs in the page. */
function countParts() {
	const list = (rule: CSSRule): CSSRule[] =>
		'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [rule, ...[...rule.cssRules].flatMap(list)] : [rule];
	const scripts = [...document.querySelectorAll('script:not([src], [type*=json], [type=speculationrules])')];
	return {
		elements: document.querySelectorAll('*').length,
		rules: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(list)).length,
		scripts: scripts.reduce((sum, script) => sum + script.textContent.length, 0),
	};
}

interface Download {
	/** The resource type, e.g. "image". */
	kind: string;
	/** On the wire, with headers. */
	bytes: number;
}

const sum = (downloads: Download[]) => downloads.reduce((total, { bytes }) => total + bytes, 0);

/** @returns a function that lists all downloads, once the page is painted and the network idle. */
function watchDownloads(page: Page): () => Promise<Download[]> {
	const requests: Request[] = [];
	page.on('request', (request) => requests.push(request));
	return async () => {
		for (;;) {
			const downloads = await Promise.all(requests.map(measure));
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
			if (downloads.length === requests.length) return downloads;
		}
	};
}

async function measure(request: Request): Promise<Download> {
	await request.response();
	const { responseHeadersSize, responseBodySize } = await request.sizes();
	return { kind: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

/** Scrolls to the end, less than a screen at a time, and waits for pictures at each step. Runs in the page. @returns what it grew by. */
async function scrollToEnd(): Promise<number> {
	const { scrollHeight } = document.documentElement;
	for (let y = 0; y < scrollHeight; y += innerHeight * 0.8) {
		scrollTo({ top: y, behavior: 'instant' });
		for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
		const seen = [...document.images].filter((picture) => {
			const { top, bottom, left, right } = picture.getBoundingClientRect();
			return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && picture.checkVisibility();
		});
		const late = new Promise((resolve) => setTimeout(resolve, 5000));
		await Promise.race([late, Promise.all(seen.map((picture) => picture.decode()))]);
	}
	return document.documentElement.scrollHeight - scrollHeight;
}

/** The pictures that a page has downloaded, except SVGs. Runs in the page. */
async function listPictures() {
	const loaded = [...document.images].filter(
		({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && !/^data:|\.svg$/.test(currentSrc),
	);
	// A hidden copy of a visible picture costs nothing.
	const shown = loaded.filter((picture) => picture.checkVisibility()).map(({ currentSrc }) => currentSrc);
	const counted = loaded.filter((picture) => picture.checkVisibility() || !shown.includes(picture.currentSrc));
	return Promise.all(
		counted.map(async (picture) => {
			const { clientWidth, clientHeight, currentSrc: url } = picture;
			// With srcset, naturalWidth is corrected for density. A new Image gives the file's own width.
			const file = new Image();
			file.src = url;
			await file.decode();
			const scale = picture.checkVisibility() ? devicePixelRatio : 0;
			const sources = [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
			const candidates = sources.map(({ srcset }) => srcset).find((srcset) => srcset.includes(new URL(url).pathname));
			return {
				url,
				/** File pixels divided by the pixels that its box needs, which it covers. Infinity if hidden. */
				ratio: Math.min(file.naturalWidth / (clientWidth * scale), file.naturalHeight / (clientHeight * scale)),
				/** Whether the browser had no larger file to choose. */
				isLargest: (candidates?.match(/\d+(?=w)/g) ?? []).every((width) => Number(width) <= file.naturalWidth),
			};
		}),
	);
}

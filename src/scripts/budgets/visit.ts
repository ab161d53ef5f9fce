import type { Browser, Page, Request } from '@playwright/test';
import { screens } from '../shared/site.ts';
import { measureVitals, type Vital } from '../shared/web-vitals.ts';
import { largestShift } from './budgets.ts';
import { type SeenPicture, listSeenPictures } from './pictures.ts';

export type Screen = keyof typeof screens;

/** A response on the wire. */
export interface Fetched {
	/** The resource type, e.g. "image". */
	kind: string;
	bytes: number;
}

/** What a page loads and does on one screen with an empty cache. */
export interface Visit {
	/** Requests before any interaction. */
	first: Fetched[];
	/** Scripts loaded when the page's form is touched. */
	formScripts: Fetched[];
	shift: Vital;
	pictures: SeenPicture[];
}

/**
 * Opens a page with an empty cache, scrolls to its end and touches its form. Repeats up to twice if the layout shifts: a
 * slow browser may paint before it has parsed all HTML, and the rest then moves. Shifts in every run are the page's own.
 */
export async function visit(browser: Browser, url: string, screen: Screen, repeats = 2): Promise<Visit> {
	const context = await browser.newContext(screens[screen]);
	const page = await context.newPage();
	const vitals = await measureVitals(page);
	const fetched = watchNetwork(page);
	await page.goto(url);
	const first = await fetched();
	await page.evaluate(scrollToEnd);
	const scrolled = await fetched();
	const { CLS: shift = { value: Infinity } } = await vitals();
	const pictures = await page.evaluate(listSeenPictures);
	const field = page.locator('main form input').first();
	if ((await field.count()) > 0) await field.focus();
	const touched = (await fetched()).slice(scrolled.length);
	await context.close();
	if (shift.value > largestShift && repeats > 0) return visit(browser, url, screen, repeats - 1);
	return {
		first,
		formScripts: touched.filter(({ kind }) => kind === 'script'),
		shift,
		pictures,
	};
}

/** @returns a function that lists all requests, once the page is painted and the network idle. */
function watchNetwork(page: Page): () => Promise<Fetched[]> {
	const requests: Request[] = [];
	page.on('request', (request) => {
		// Headless browsers never request the icon.
		if (!/\/favicon\./.test(request.url())) requests.push(request);
	});
	return async () => {
		for (;;) {
			const fetched = await Promise.all(requests.map(measure));
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
			if (fetched.length === requests.length) return fetched;
		}
	};
}

/** Waits for the response. Other origins can't be reached, and have no size. */
async function measure(request: Request): Promise<Fetched> {
	const sizes = (await request.response()) ? await request.sizes() : { responseHeadersSize: 0, responseBodySize: 0 };
	const bytes = sizes.responseHeadersSize + sizes.responseBodySize;
	return { kind: request.resourceType(), bytes };
}

/** Scrolls to the end, less than a screen at a time, and waits for pictures at each step. Runs in the page. */
async function scrollToEnd(): Promise<void> {
	const deadline = performance.now() + 20_000;
	const isMissing = (picture: HTMLImageElement) => {
		const { top, bottom, left, right } = picture.getBoundingClientRect();
		const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
		return isSeen && picture.checkVisibility() && !picture.complete;
	};
	const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
	for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
		scrollTo({ top: y, behavior: 'instant' });
		do {
			await nextFrame();
			await nextFrame();
		} while ([...document.images].some(isMissing) && performance.now() < deadline);
	}
}

import type { Browser } from '@playwright/test';
import { recordedShifts, recordShifts, scrollToEnd, seenPictures, type SeenPicture, type Shift } from './in-page.ts';
import { type Fetched, settle, watchNetwork } from './network.ts';

/** What a page is looked at on. */
const screens = {
	phone: { width: 390, height: 844, scale: 2, touch: true },
	tablet: { width: 768, height: 1024, scale: 2, touch: true },
	desktop: { width: 1280, height: 800, scale: 1, touch: false },
};
export type Screen = keyof typeof screens;

/** What a page took and did on one screen, with nothing cached. */
export interface Visit {
	/** Until nothing more came, without a touch. */
	first: Fetched[];
	/** All of `first`, and what came while scrolling to the end. */
	scrolled: Fetched[];
	shifts: Shift[];
	pictures: SeenPicture[];
}

const patience = 20_000;

/** Opens a page as somebody who was never here, waits, scrolls to its end. */
async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
	const context = await newContext(browser, screen);
	try {
		const page = await context.newPage();
		await page.addInitScript(recordShifts);
		const network = await watchNetwork(await context.newCDPSession(page));
		await page.goto(url, { waitUntil: 'load', timeout: patience });
		await settle(page, network);
		const first = network.fetched();
		await page.evaluate(scrollToEnd, patience);
		await settle(page, network);
		const scrolled = network.fetched();
		return {
			first,
			scrolled,
			shifts: await page.evaluate(recordedShifts),
			pictures: await page.evaluate(seenPictures),
		};
	} finally {
		await context.close();
	}
}

/**
 * A visit, up to twice repeated while the page moves. A browser with little time draws a page before all of its HTML is
 * parsed, and what comes then moves the rest; what moves every time is the page's own doing.
 */
export async function steadyVisit(browser: Browser, url: string, screen: Screen, still = 0.0005): Promise<Visit> {
	let calmest = await visit(browser, url, screen);
	for (let repeat = 0; repeat < 2 && layoutShift(calmest.shifts) > still; repeat++) {
		const other = await visit(browser, url, screen);
		if (layoutShift(other.shifts) < layoutShift(calmest.shifts)) calmest = other;
	}
	return calmest;
}

/** A browser profile with nothing in it, on one of the screens. */
export function newContext(browser: Browser, screen: Screen) {
	const { width, height, scale, touch } = screens[screen];
	return browser.newContext({
		viewport: { width, height },
		deviceScaleFactor: scale,
		isMobile: touch,
		hasTouch: touch,
	});
}

/** What the browser's "cumulative layout shift" is: the worst group of shifts with less than 1 s between and 5 s in all. */
export function layoutShift(shifts: Pick<Shift, 'value' | 'time'>[]): number {
	let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
	for (const { value, time } of shifts) {
		if (time - last > 1000 || time - begin > 5000) [sum, begin] = [0, time];
		sum += value;
		last = time;
		worst = Math.max(worst, sum);
	}
	return worst;
}

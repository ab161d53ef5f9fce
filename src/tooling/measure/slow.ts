import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { paints, recordedShifts, recordPress, recordShifts } from './in-page.ts';
import { settle, watchNetwork } from './network.ts';
import { layoutShift, newContext } from './visit.ts';

export const latency = 400; // milliseconds from a request to its answer
const throughput = 400_000 / 8; // bytes a second, in each direction
export const processor = 4; // times slower
export const patience = 60_000;

/** When a page is painted on a slow phone, in milliseconds, and how much it moves. */
export interface SlowVisit {
	firstPaint: number;
	largestPaint: number;
	layoutShift: number;
}

/** How a page answers a press of its first control on a slow phone, in milliseconds. */
export interface SlowPress {
	/** From the press to the end of the frame in which the menu is there. */
	menuShown: number;
	/** What the browser's "interaction to next paint" is. */
	nextPaint: number;
}

/** Opens a page on a phone with two bars of signal and a processor four times slower than this one. */
export async function slowVisit(browser: Browser, url: string): Promise<SlowVisit> {
	return onSlowPhone(browser, async (page, session) => {
		await page.addInitScript(recordShifts);
		const network = await watchNetwork(session);
		await page.goto(url, { waitUntil: 'load', timeout: patience });
		await settle(page, network);
		const { first, largest } = await page.evaluate(paints);
		const shifts = await page.evaluate(recordedShifts);
		return { firstPaint: first, largestPaint: largest, layoutShift: layoutShift(shifts) };
	});
}

/** Presses a page's menu button there as soon as it is painted, while pictures and font are still on their way. */
export async function slowPress(browser: Browser, url: string): Promise<SlowPress> {
	return onSlowPhone(browser, async (page) => {
		await page.addInitScript(recordPress);
		await page.goto(url, { waitUntil: 'commit', timeout: patience });
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
		const button = page.locator('header [popovertarget]:visible').first();
		const box = await button.boundingBox({ timeout: patience });
		if (!box) throw new Error(`${url} has no menu button.`);
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
		const press = await page.waitForFunction(
			() => window.press?.shown !== undefined && window.press.nextPaint !== undefined && window.press,
			undefined,
			{ timeout: patience },
		);
		const { shown = Infinity, nextPaint = Infinity } = (await press.jsonValue()) || {};
		return { menuShown: shown, nextPaint };
	});
}

async function onSlowPhone<Result>(
	browser: Browser,
	measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
	const context: BrowserContext = await newContext(browser, 'phone');
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', {
			offline: false,
			latency,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
		await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
		return await measure(page, session);
	} finally {
		await context.close();
	}
}

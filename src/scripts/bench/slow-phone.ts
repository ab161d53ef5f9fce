import type { Browser } from '@playwright/test';
import { screens } from '../shared/site.ts';
import { measureVitals } from '../shared/web-vitals.ts';

/** What was measured, by name. */
export type Figures = Record<string, number>;

const throughput = 400_000 / 8; // bytes per second in each direction
const network = { offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput };
const slowdown = 4; // CPU slowdown
const patience = 60_000;

/**
 * Measures a first visit on a phone with a slow connection and a CPU four times slower than this one: seconds to first and
 * largest paint, layout shift, milliseconds that the main thread was blocked, and milliseconds from pressing the menu
 * button to the next paint.
 */
export async function visitSlowly(browser: Browser, url: string): Promise<Figures> {
	const context = await browser.newContext(screens.phone);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', network);
	const vitals = await measureVitals(page);
	await page.goto(url, { waitUntil: 'networkidle', timeout: patience });
	const { FCP, LCP, CLS } = await vitals();
	const blocked = await page.evaluate(sumBlocking);
	await page.locator('header [popovertarget]:visible').first().tap();
	await page.waitForFunction(() => window.vitals?.INP, undefined, { timeout: patience });
	const { INP } = await vitals();
	await context.close();
	return {
		FCP: toSeconds(FCP?.value),
		LCP: toSeconds(LCP?.value),
		CLS: Number(CLS?.value.toFixed(3)),
		blocked,
		INP: INP?.value ?? Infinity,
	};
}

function toSeconds(milliseconds = Infinity): number {
	return Math.round(milliseconds / 10) / 100;
}

/** The milliseconds beyond 50 of each long frame. Runs in the page, without access to this file. */
async function sumBlocking(): Promise<number> {
	const frames = await new Promise<PerformanceEntry[]>((resolve) => {
		const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
		observer.observe({ type: 'long-animation-frame', buffered: true });
		setTimeout(() => resolve([]), 1000);
	});
	const blocking = frames.map((frame) => ('blockingDuration' in frame ? Number(frame.blockingDuration) : 0));
	return Math.round(blocking.reduce((sum, duration) => sum + duration, 0));
}

import { createServer } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { getProperty } from '../../src/lib/get-property.ts';
import { launchOptions } from '../support/browser.ts';
import { createSiteHandler } from '../../src/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';

/** What was measured, by name. */
export type Figures = Record<string, number>;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const throughput = 400_000 / 8; // bytes per second in each direction
const network = { offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput };
const slowdown = 4; // CPU slowdown

/** Serves the built site on a free port as a CDN would, with a browser that can't reach anything else. Close it when done. */
export async function openSite(dist: string) {
	const { origin, close } = await listen(createServer(createSiteHandler(dist)));
	const { args = [], ...options } = await launchOptions();
	const isolated = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
	const browser = await chromium.launch({ ...options, args: [...args, isolated] });
	return {
		visit: (route: string) => visitSlowly(browser, origin + route),
		async close() {
			await browser.close();
			await close();
		},
	};
}

/**
 * Measures a first visit on a phone with a slow connection and a CPU four times slower than this one: seconds to first and
 * largest paint, layout shift, milliseconds that the main thread worked and was blocked, and milliseconds from pressing the menu
 * button to the next paint.
 */
async function visitSlowly(browser: Browser, url: string): Promise<Figures> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await session.send('Performance.enable');
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', network);
	await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
	const { metrics } = await session.send('Performance.getMetrics');
	const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity; // in seconds
	const [first] = await readEntries(page, 'paint', 'startTime', 'first-contentful-paint');
	const largest = await readEntries(page, 'largest-contentful-paint', 'startTime');
	const shifts = await readEntries(page, 'layout-shift', 'value');
	const blocked = await readEntries(page, 'long-animation-frame', 'blockingDuration');
	await page.locator('header [popovertarget]:visible').first().tap();
	const [pressed] = await readEntries(page, 'first-input', 'duration');
	await context.close();
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
	return {
		FCP: toSeconds(first),
		LCP: toSeconds(largest.at(-1)),
		CLS: Number(sum(shifts).toFixed(3)),
		work: Math.round(work * 1000),
		blocked: Math.round(sum(blocked)),
		INP: Math.round(pressed ?? Infinity),
	};
}

/** A field of all performance entries of a type so far, or of those within the next second if there are none. */
async function readEntries(page: Page, type: string, field: string, name?: string): Promise<number[]> {
	const entries = await page.evaluate(
		(type) =>
			new Promise<unknown[]>((resolve) => {
				const observer = new PerformanceObserver((list) =>
					resolve(list.getEntries().map((entry): unknown => entry.toJSON())),
				);
				observer.observe({ type, buffered: true });
				setTimeout(() => resolve([]), 1000);
			}),
		type,
	);
	const named = entries.filter((entry) => !name || getProperty(entry, 'name') === name);
	return named.map((entry) => Number(getProperty(entry, field)));
}

function toSeconds(milliseconds = Infinity): number {
	return Math.round(milliseconds / 10) / 100;
}

import type { BrowserContext } from '@playwright/test';
import { measureVitals } from '../shared/web-vitals.ts';

/** Round-trip time in milliseconds. */
export const latency = 400;
const throughput = 400_000 / 8; // bytes per second in each direction
const slowdown = 4; // CPU slowdown
const patience = 60_000;

/**
 * Measures a page on a phone with a slow connection and a CPU four times slower than this one: seconds to first and
 * largest paint, layout shift, milliseconds that the main thread was blocked, its longest task with the cause, and
 * milliseconds from pressing the menu button to the next paint.
 * @param context a fresh one. Afterwards it has the page and the service worker cached.
 */
export async function visitSlowly(context: BrowserContext, url: string) {
	const { page, vitals } = await open(context, url, latency);
	const { FCP, LCP, CLS } = await vitals();
	const { blocked, longest, cause } = await page.evaluate(readLongFrames);
	await page.locator('header [popovertarget]:visible').first().tap();
	await page.waitForFunction(() => window.vitals?.INP, undefined, { timeout: patience });
	const { INP } = await vitals();

	// This interaction starts the service worker's caching, except on account pages.
	const hasWorker = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);
	await page.waitForFunction(hasWorker, undefined, { timeout: patience });
	const isCached = async () => Boolean(await caches.match(location.href));
	await page.waitForFunction(isCached, undefined, { timeout: 2000 }).catch(() => undefined);
	await page.close();
	return {
		FCP: toSeconds(FCP),
		LCP: toSeconds(LCP),
		CLS: Number(CLS?.value.toFixed(3)),
		blocked,
		longest,
		cause,
		INP: INP?.value ?? Infinity,
	};
}

/**
 * The seconds until a page seen yesterday is painted, with the service worker stopped. Browsers don't throttle a worker's
 * requests (https://github.com/ChromeDevTools/devtools-protocol/issues/102), so the server must wait for `latency`.
 */
export async function visitAgain(context: BrowserContext, url: string): Promise<number> {
	const { vitals } = await open(context, url, 0);
	return toSeconds((await vitals()).FCP);
}

/** Opens a page and waits until the network is idle. */
async function open(context: BrowserContext, url: string, latency: number) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('ServiceWorker.enable');
	await session.send('ServiceWorker.stopAllWorkers');
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await session.send('Network.enable');
	const throughputs = { downloadThroughput: throughput, uploadThroughput: throughput };
	await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughputs });
	const vitals = await measureVitals(page);
	await page.goto(url, { waitUntil: 'networkidle', timeout: patience });
	return { page, vitals };
}

function toSeconds(vital: { value: number } | undefined): number {
	return Math.round((vital?.value ?? Infinity) / 10) / 100;
}

/** The frames that took longer than 50 ms. Runs in the page, without access to this file. */
async function readLongFrames() {
	const frames = await new Promise<PerformanceLongAnimationFrameTiming[]>((resolve) => {
		const isFrame = (entry: PerformanceEntry): entry is PerformanceLongAnimationFrameTiming => 'scripts' in entry;
		const observer = new PerformanceObserver((list) => resolve(list.getEntries().filter(isFrame)));
		observer.observe({ type: 'long-animation-frame', buffered: true });
		setTimeout(() => resolve([]), 1000);
	});
	const [longest] = frames.sort((one, other) => other.duration - one.duration);
	const [script] = longest?.scripts.toSorted((one, other) => other.duration - one.duration) ?? [];
	const duration = longest?.duration ?? 0;
	return {
		blocked: Math.round(frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0)),
		longest: Math.round(duration),
		cause: script && script.duration > duration / 2 ? script.invoker : 'style, layout, paint',
	};
}

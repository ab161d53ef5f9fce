import type { BrowserContext, Request } from '@playwright/test';
import { wireSize } from '../shared/wire-size.ts';
import { measureVitals } from '../shared/web-vitals.ts';

/** Milliseconds from a request to its response. */
export const latency = 400;
const throughput = 400_000 / 8; // bytes a second, in each direction
const slowdown = 4; // of the processor
const patience = 60_000;

/**
 * What a page takes on a phone with two bars of signal and a processor four times slower than this one: its requests, their
 * bytes, seconds until it is painted, its layout shift, milliseconds from a press of its menu button to the next paint.
 * @param context one that has seen nothing yet. It knows the page and the service worker afterwards.
 */
export async function visitSlowly(context: BrowserContext, url: string) {
	const { page, vitals, requests } = await open(context, url, latency);
	const { FCP, LCP, CLS } = await vitals();
	const sizes = await Promise.all(requests.map(wireSize));
	await page.locator('header [popovertarget]:visible').first().tap();
	await page.waitForFunction(() => window.vitals?.INP, undefined, { timeout: patience });
	const { INP } = await vitals();

	// With this touch the service worker begins to cache what is seen, apart from the pages of accounts.
	await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: patience });
	const isCached = async () => Boolean(await caches.match(location.href));
	await page.waitForFunction(isCached, undefined, { timeout: 2000 }).catch(() => undefined);
	await page.close();
	return {
		requests: sizes.length,
		bytes: sizes.reduce((sum, size) => sum + size),
		FCP: seconds(FCP),
		LCP: seconds(LCP),
		CLS: Number(CLS?.value.toFixed(3)),
		INP: INP?.value ?? Infinity,
	};
}

/**
 * The seconds until a page is painted that was seen yesterday: the service worker sleeps. Its requests are not slowed down
 * by a browser, so the server must wait for `latency`.
 */
export async function visitAgain(context: BrowserContext, url: string): Promise<number> {
	const { vitals } = await open(context, url, 0);
	return seconds((await vitals()).FCP);
}

/** Opens a page, until it asks for nothing more. */
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
	const requests: Request[] = [];
	page.on('request', (request) => requests.push(request));
	await page.goto(url, { waitUntil: 'networkidle', timeout: patience });
	return { page, vitals, requests };
}

function seconds(vital: { value: number } | undefined): number {
	return Math.round((vital?.value ?? Infinity) / 10) / 100;
}

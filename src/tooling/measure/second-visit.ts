import type { BrowserContext, Page } from '@playwright/test';
import { paints } from './in-page.ts';
import { patience, processor } from './slow.ts';
import type { openSite } from './site.ts';
import { newContext } from './visit.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** What a page takes that was seen before. */
export interface SecondVisit {
	/** First contentful paint, in milliseconds, on a processor like this one. */
	secondPaint: number;
	/** The same on one that is four times slower. */
	secondPaintSlow: number;
	/** What the server had sent by then, to the page or to the service worker. */
	secondBytes: number;
}

/**
 * Opens a page a second time and a third, on a slower processor: the first time a finger was laid on it, and what the
 * service worker keeps was kept. The worker is asleep, as it is the next day.
 * @param site with the latency of a slow line on the server's side, as the worker's line is not the page's.
 */
export async function secondVisit(
	{ browser, sent }: Pick<Site, 'browser' | 'sent'>,
	url: string,
): Promise<SecondVisit> {
	const context = await newContext(browser, 'phone');
	try {
		const first = await context.newPage();
		await first.goto(url, { waitUntil: 'load', timeout: patience });
		await first.touchscreen.tap(1, 1);
		await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: patience });
		await untilKept(first);
		await first.close();

		const { paint, bytes } = await openAgain(context, url, sent, 1);
		const slow = await openAgain(context, url, sent, processor);
		return { secondPaint: paint, secondPaintSlow: slow.paint, secondBytes: Math.max(bytes, slow.bytes) };
	} finally {
		await context.close();
	}
}

async function openAgain(context: BrowserContext, url: string, sent: Site['sent'], slower: number) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('ServiceWorker.enable');
	await session.send('ServiceWorker.stopAllWorkers');
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	const before = sent.length;
	await page.goto(url, { waitUntil: 'load', timeout: patience });
	const { first } = await page.evaluate(paints);
	const time = (await page.evaluate(() => performance.timeOrigin)) + first;
	await page.close();
	const early = sent.slice(before).filter((one) => one.time <= time);
	return { paint: first, bytes: early.reduce((sum, one) => sum + one.bytes, 0) };
}

/** Waits until the page itself is kept; those of accounts never are. */
async function untilKept(page: Page): Promise<void> {
	const isKept = async () => {
		const names = await caches.keys();
		const copies = await Promise.all(names.map(async (name) => (await caches.open(name)).match(location.href)));
		return copies.some(Boolean);
	};
	for (let look = 0; look < 20 && !(await page.evaluate(isKept)); look++) await page.waitForTimeout(100);
}

import type { Page } from '@playwright/test';
import { paints } from './in-page.ts';
import { patience, processor } from './slow.ts';
import type { openSite } from './site.ts';
import { newContext } from './visit.ts';

/** What a page takes that was seen before. */
export interface SecondVisit {
	/** First contentful paint, in milliseconds. */
	secondPaint: number;
	/** What the server had sent by then, to the page or to the service worker. */
	secondBytes: number;
}

/**
 * Opens a page a second time, on a processor four times slower: the first time a finger was laid on it, and what the
 * service worker keeps was kept. The worker is asleep, as it is the next day.
 * @param site with the latency of a slow line on the server's side, as the worker's line is not the page's.
 */
export async function secondVisit(
	{ browser, sent }: Pick<Awaited<ReturnType<typeof openSite>>, 'browser' | 'sent'>,
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

		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send('ServiceWorker.enable');
		await session.send('ServiceWorker.stopAllWorkers');
		await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
		const before = sent.length;
		await page.goto(url, { waitUntil: 'load', timeout: patience });
		const painted = await page.evaluate(paints);
		const time = (await page.evaluate(() => performance.timeOrigin)) + painted.first;
		const early = sent.slice(before).filter((one) => one.time <= time);
		return { secondPaint: painted.first, secondBytes: early.reduce((sum, { bytes }) => sum + bytes, 0) };
	} finally {
		await context.close();
	}
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

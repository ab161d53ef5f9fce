import type { Page } from '@playwright/test';

/** Throttles the network to 400 kbit/s with a 400 ms round trip. */
export async function slowNetwork(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
	await session.send('Network.emulateNetworkConditions', slow3G);
}

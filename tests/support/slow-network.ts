import type { Page } from '@playwright/test';

/** Holds back all requests for a URL until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	await page.route(url, async (route) => {
		await promise;
		await route.continue();
	});
	return () => resolve(undefined);
}

/** Throttles the network to 400 kbit/s with a 400 ms round trip. */
export async function slowNetwork(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
	await session.send('Network.emulateNetworkConditions', slow3G);
}

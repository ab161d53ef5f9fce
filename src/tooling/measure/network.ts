import type { CDPSession, Page } from '@playwright/test';

/** What is told apart. */
export const kinds = ['document', 'image', 'font', 'script', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Something that came over the wire. */
export interface Fetched {
	url: string;
	kind: Kind;
	/** On the wire: compressed, with the answer's headers. 0 from other sites, which the browser doesn't reach. */
	bytes: number;
}

/** What a page has asked for. */
export interface Network {
	fetched: () => Fetched[];
	/** Milliseconds since something was on its way. */
	quietFor: () => number;
}

/** Follows the requests of a page from now on. */
export async function watchNetwork(session: CDPSession): Promise<Network> {
	const requests = new Map<string, Fetched & { done: boolean }>();
	let changed = performance.now();
	const end = (id: string, bytes: number) => {
		const request = requests.get(id);
		if (request) Object.assign(request, { bytes, done: true });
		changed = performance.now();
	};
	session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
		// Browsers without a window never ask for the icon, others do.
		if (!/^https?:/.test(url) || /\/favicon\./.test(url)) return;
		requests.set(requestId, { url, kind: kindOf(type), bytes: 0, done: false });
		changed = performance.now();
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		end(requestId, encodedDataLength);
	});
	session.on('Network.loadingFailed', ({ requestId }) => {
		end(requestId, 0);
	});
	await session.send('Network.enable');
	return {
		fetched: () => [...requests.values()].map(({ url, kind, bytes }) => ({ url, kind, bytes })),
		quietFor: () => ([...requests.values()].every(({ done }) => done) ? performance.now() - changed : 0),
	};
}

function kindOf(type: string): Kind {
	return kinds.find((kind) => kind === type.toLowerCase()) ?? 'other';
}

const patience = 20_000;

/** Waits until a drawn page has asked for nothing for a while, but not for ever. */
export async function settle(page: Page, network: Network): Promise<void> {
	const deadline = performance.now() + patience;
	do {
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
	} while (network.quietFor() < 300 && performance.now() < deadline);
}

/** All bytes of some requests. */
export function total(fetched: Fetched[]): number {
	return fetched.reduce((sum, { bytes }) => sum + bytes, 0);
}

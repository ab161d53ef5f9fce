// The service worker: registered by ../page/keep.ts after a visitor's first touch, bundled by tooling/build/service-worker.ts.
import { clientsClaim } from 'workbox-core';
import { enable as askAhead } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { has } from '../messages';
import { pageOf } from '../paths';
import { answerFile, keeperOf } from './files';
import { keepFromStart } from './from-start';
import { answerPage, isCurrent, keep } from './pages';
import { base, worker } from './scope';

// A new worker takes over at once: what is kept has the same form, and pages are renewed one by one.
void worker.skipWaiting();
clientsClaim();
askAhead();
registerRoute(({ request, url, sameOrigin }) => {
	return sameOrigin && request.mode === 'navigate' && pageOf(url.pathname, base) !== undefined;
}, answerPage);
registerRoute(({ url }) => keeperOf(url) !== undefined, answerFile);
keepFromStart();

worker.addEventListener('message', (event) => {
	const message: unknown = event.data;
	if (has(message, 'seen') && Array.isArray(message.seen)) event.waitUntil(keepSeen(message.seen.map(String), event));
	if (has(message, 'page', 'words')) event.waitUntil(answer(String(message.page), String(message.words), event));
});

async function answer(path: string, words: string, { ports }: ExtendableMessageEvent): Promise<void> {
	const page = pageOf(path, base);
	if (page !== undefined) ports[0]?.postMessage(await isCurrent(page, words));
}

/** Keeps what the page loaded before there was a worker; the browser still has all of it. */
async function keepSeen(addresses: string[], event: ExtendableEvent): Promise<void> {
	const urls = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === worker.location.origin);
	const kept = urls.map(async (url) => {
		const page = pageOf(url.pathname, base);
		if (page !== undefined) return keep(page, await fetch(url, { cache: 'force-cache' }));
		return keeperOf(url)?.handle({ event, request: new Request(url, { cache: 'force-cache' }) });
	});
	await Promise.allSettled(kept);
}

// The service worker: registered by ../page/init.ts, bundled by integrations/service-worker.ts.
import { has } from '../worker-messages';
import { cacheName, findPage } from '../paths';
import { cacheFile, answerFile, getFileKind } from './files';
import { answerPage, cachePage, checkPage } from './pages';
import { precache } from './precache';
import { scope, worker } from './scope';

worker.addEventListener('install', (event) => {
	void worker.skipWaiting(); // replace an earlier worker at once
	event.waitUntil(precache());
});

worker.addEventListener('activate', (event) => {
	event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET') return;
	const page = request.mode === 'navigate' ? findPage(request.url, scope) : undefined;
	const kind = getFileKind(request.url);
	if (page) event.respondWith(answerPage(event, page));
	else if (kind) event.respondWith(answerFile(event, kind));
});

worker.addEventListener('message', (event) => {
	const message: unknown = event.data;
	if (has(message, 'loaded') && Array.isArray(message.loaded)) {
		event.waitUntil(Promise.allSettled(message.loaded.map(async (url) => cacheLoaded(String(url)))));
	}
	if (has(message, 'url', 'text')) event.waitUntil(answerShown(String(message.url), String(message.text), event));
});

/** Deletes the caches of earlier workers, disables their navigation preload, and takes control of open pages. */
async function takeOver(): Promise<void> {
	const current = (['pages', 'pictures', 'files'] as const).map((kind) => cacheName(kind, scope));
	const earlier = (await caches.keys()).filter((name) => name.endsWith(scope) && !current.includes(name));
	await Promise.all(earlier.map(async (name) => caches.delete(name)));
	await worker.registration.navigationPreload?.disable();
	await worker.clients.claim();
}

/** Sends a cached page the notice to show, if any. */
async function answerShown(url: string, text: string, { source }: ExtendableMessageEvent): Promise<void> {
	const page = findPage(url, scope);
	const notice = page && (await checkPage(page, text));
	if (notice) source?.postMessage(notice);
}

/** Caches a URL that a page loaded before the worker existed, from the browser's HTTP cache. */
async function cacheLoaded(url: string): Promise<void> {
	const page = findPage(url, scope);
	const kind = getFileKind(url);
	if (!page && !kind) return;
	const response = await fetch(url, { cache: 'force-cache' });
	if (page) await cachePage(page, response);
	else if (kind) await cacheFile(kind, url, response);
}

// The service worker: registered by ../page/init.ts, bundled by integrations/service-worker.ts.
import type { Loaded, Shown } from '../worker-messages.ts';
import { findPage } from '../paths.ts';
import { cacheFile, respondWithFile, getFileKind } from './files.ts';
import { respondWithPage, cachePage, checkPage } from './pages.ts';
import { precache } from './precache.ts';
import { scope, worker } from './scope.ts';

worker.addEventListener('install', (event) => {
	void worker.skipWaiting(); // replace an earlier worker at once
	event.waitUntil(precache());
});

worker.addEventListener('activate', (event) => {
	event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET') return;
	// From the browser's own cache, the heading font is ready for the first paint; from here, only on some pages.
	if (request.destination === 'font' && navigator.onLine) return;
	const page = request.mode === 'navigate' ? findPage(request.url, scope) : undefined;
	const kind = getFileKind(request.url);
	if (page) event.respondWith(respondWithPage(event, page));
	else if (kind) event.respondWith(respondWithFile(event, kind));
});

interface PageMessage extends ExtendableMessageEvent {
	data: Loaded | Shown;
}

worker.addEventListener('message', (event: PageMessage) => {
	const { data } = event;
	event.waitUntil('loaded' in data ? Promise.allSettled(data.loaded.map(cacheLoaded)) : sendStaleLine(data, event));
});

/** Tells a cached page which line to show, if any. */
async function sendStaleLine({ url, text }: Shown, { source }: PageMessage): Promise<void> {
	const page = findPage(url, scope);
	const stale = page && (await checkPage(page, text));
	if (stale) source?.postMessage(stale);
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

// The service worker: pages come from the network first, files with a hash in their name from the cache first.
// Bundled by integrations/bundling/service-worker.ts.
import { getProperty } from '../../lib/get-property.ts';
import { datesFile, essentialPages, findPage, isOutage, neverCached, offlinePage } from '../paths.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set in integrations/bundling/service-worker.ts: those of `precachedPages` that are not switched off. */
declare const PRECACHED_PAGES: string[];
/** The classes' dates and scripts. */
declare const PRECACHED_FILES: string[];
const { scope } = self.registration;

/** After this many milliseconds without a response, a cached copy is shown. */
const timeLimit = 4000;
/** The maximum number of responses in each cache, not counting precached ones. */
const limits = { pages: 60, files: 180 };
/** The name of a cache. It contains the scope, since other sites may share the origin. */
const cacheName = (kind: keyof typeof limits) => `${kind}-${scope}`;
const precached = PRECACHED_PAGES.map((page) => scope + page);
const essential = essentialPages.map((page) => scope + page);
const precachedFiles = PRECACHED_FILES.map((file) => scope + file);
const dates = scope + datesFile;

self.addEventListener('install', (event) => {
	void self.skipWaiting(); // replace an earlier worker at once
	event.waitUntil(precache());
});

self.addEventListener('activate', (event) => {
	// Browsers request the page while the worker starts. If that fails, Firefox shows its own error, whatever the worker answers
	// (tried with 153, https://github.com/GoogleChrome/workbox/issues/3134).
	const { navigationPreload } = self.registration;
	event.waitUntil(navigator.userAgent.includes('Firefox/') ? navigationPreload.disable() : navigationPreload.enable());
});

self.addEventListener('fetch', (event) => {
	const { method, mode, url, destination } = event.request;
	if (method !== 'GET') return;
	const page = mode === 'navigate' ? findPage(url, scope) : undefined;
	if (page) event.respondWith(respondWithPage(event, page));
	else if (url === dates) event.respondWith(respondWithDates(event));
	// From the browser's own cache, the heading font is ready for the first paint; from here, only on some pages.
	else if (url.startsWith(`${scope}_astro/`) && destination !== 'font') event.respondWith(respondWithFile(event));
});

/**
 * Caches the precached pages, and those that are open: they were loaded before the worker existed. On a connection that calls
 * itself slow, only the essential ones.
 */
async function precache(): Promise<void> {
	const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
	const open = windows.flatMap(({ url }) => findPage(url, scope) ?? []);
	const load = (url: string) => fetch(url, { cache: 'no-cache', priority: 'low' });
	const isSlow = /[23]g/.test(String(getProperty(getProperty(navigator, 'connection'), 'effectiveType'))); // known in Chromium only
	const pages = new Set([...(isSlow ? essential : precached), ...open]);
	await Promise.all([...pages].map(async (page) => cachePage(page, await load(page))));
	if (!isSlow) await Promise.all(precachedFiles.map(async (file) => cacheFile(file, await load(file))));
}

/** Responds to a navigation: from the network, with the cached copy, or with the offline page. */
async function respondWithPage(event: FetchEvent, page: string): Promise<Response> {
	const network = event.preloadResponse.then((preloaded: unknown) =>
		preloaded instanceof Response ? preloaded : fetch(event.request),
	);
	event.waitUntil(network.then(async (response) => cachePage(page, response.clone())).catch(() => undefined));
	const copy = await findCached('pages', page);
	try {
		const late = copy && new Promise<never>((_, reject) => setTimeout(reject, timeLimit));
		const response = await (late ? Promise.race([network, late]) : network);
		if (!copy || !isOutage(response.status)) return response;
	} catch {
		// no connection, or a slow one
	}
	// The saved week has the classes of every day.
	const week = page.startsWith(`${scope}schedule`) && (await findCached('pages', `${scope}schedule/week`));
	const shown = copy ?? week;
	if (!shown) return (await findCached('pages', scope + offlinePage)) ?? Response.error();
	// The page then shows a line that says so (layouts/OfflineLine.astro).
	return new Response((await shown.text()).replace('<html', '<html data-copy'), { headers: shown.headers });
}

/** Responds with the classes' dates: from the network, or with the cached ones. */
async function respondWithDates(event: FetchEvent): Promise<Response> {
	const response = await fetch(event.request).catch(() => Response.error());
	if (response.ok) event.waitUntil(cacheFile(dates, response.clone()));
	return response.ok ? response : ((await findCached('files', dates)) ?? response);
}

/** Responds to a request for a file with a hash in its name. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
	const { request } = event;
	const cached = await findCached('files', request.url);
	if (cached) return cached;
	const response = await fetch(request);
	event.waitUntil(cacheFile(request.url, response.clone()));
	return response;
}

/** Caches a file, unless the response is another one, or a page: of a captive portal, say. */
async function cacheFile(url: string, response: Response): Promise<void> {
	const isPage = response.headers.get('content-type')?.includes('html');
	if (response.status === 200 && !response.redirected && !isPage) await store('files', url, response);
}

/** Caches a page, unless it is private or the response is not this page: an error, a redirect elsewhere, a page of somebody else. */
async function cachePage(page: string, response: Response): Promise<void> {
	const [folder = ''] = page.slice(scope.length).split('/');
	if (neverCached.includes(folder) || response.status !== 200 || findPage(response.url, scope) !== page) return;
	const html = await response.text();
	// A captive portal's or a host's own page lacks the line about copies, as do the pages of another site at this address.
	if (!html.includes('offline-line')) return;
	// A new response, because browsers refuse one that was redirected, e.g. from a path with a trailing slash.
	await store('pages', page, new Response(html, { headers: response.headers }));
}

/** Finds a cached response. Returns undefined if storage is broken or blocked, so that the network is used. */
async function findCached(kind: keyof typeof limits, url: string): Promise<Response | undefined> {
	return caches.match(url, { cacheName: cacheName(kind) }).catch(() => undefined);
}

/** Caches a response and removes the oldest ones above the limit. */
async function store(kind: keyof typeof limits, url: string, response: Response): Promise<void> {
	const cache = await caches.open(cacheName(kind));
	await cache.put(url, response);
	const removable = (await cache.keys()).filter((entry) => ![...precached, ...precachedFiles].includes(entry.url));
	await Promise.all(removable.slice(0, -limits[kind]).map(async (entry) => cache.delete(entry)));
}

// Pages are served stale-while-revalidate: from the cache at once, then updated in the background.
import { offlinePage } from '../lists.ts';
import { createFingerprint } from '../fingerprint.ts';
import type { StalePage } from '../worker-messages.ts';
import { findPage, mayBeCached } from '../paths.ts';
import { findCached, remove, store } from './caches.ts';
import { scope } from './scope.ts';

const day = 24 * 60 * 60 * 1000;
const updateScript = new URL('worker/update.js', scope).pathname;

/** Responds to a navigation: from the cache, from the network, or with the offline page. */
export async function respondWithPage(event: FetchEvent, page: string): Promise<Response> {
	const { request } = event;
	const cached = mayBeCached(page, scope) ? await findCached('pages', page) : undefined;
	const isReload = request.cache === 'no-cache' || request.cache === 'reload';
	// Use a page that was fetched seconds ago, even when ../page/update.ts reloads it.
	if (cached && isFresh(cached)) return cached;
	if (cached && !isReload) {
		event.waitUntil(renew(page, request));
		return cached;
	}
	try {
		const response = await fetch(request);
		event.waitUntil(cachePage(page, response.clone()));
		return response;
	} catch (error) {
		const fallback = cached ?? (await findCached('pages', new URL(offlinePage, scope).href));
		if (fallback) return fallback;
		throw error;
	}
}

/** Caches a page's response, if the page may be cached. @throws if storage has no room. */
export async function cachePage(page: string, response: Response): Promise<void> {
	const cacheable = mayBeCached(page, scope) ? await toCacheable(page, response) : undefined;
	if (cacheable) await store('pages', page, cacheable);
}

/**
 * Converts a page's response for the cache. Keeps the headers, including the security policy, and adds the update script.
 * @returns undefined if the response is not this page: an error, a redirect, another site, a captive portal, a truncated page.
 */
export async function toCacheable(page: string, response: Response): Promise<Response | undefined> {
	const { type, status, url } = response;
	if (type !== 'basic' || status !== 200 || findPage(url, scope) !== page) return undefined;
	const html = await response.text();
	if (!/<main id="content"[^]*<\/html>/.test(html)) return undefined;
	const headers = new Headers(response.headers);
	for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
	headers.set('date', new Date().toUTCString());
	// The offline page replaces pages that aren't cached: "there's a newer version" would be about a page nobody has seen.
	const isFallback = page === new URL(offlinePage, scope).href;
	const script = isFallback
		? ''
		: `<script type="module" src="${updateScript}" data-text="${await createFingerprint(html)}"></script>`;
	return new Response(html.replace('</head>', `${script}</head>`), { headers });
}

/** Checks a page that was shown from the cache. @returns the line to show; undefined if the page is up to date. */
export async function checkPage(page: string, text: string): Promise<StalePage | undefined> {
	await renewing.get(page);
	let cached = await findCached('pages', page);
	if (cached && !isFresh(cached)) {
		await renew(page);
		cached = await findCached('pages', page);
	}
	if (!cached || !(await cached.text()).includes(`data-text="${text}"`)) return 'changed';
	const days = Math.floor((Date.now() - dateOf(cached)) / day);
	return days > 0 ? { days } : undefined;
}

const renewing = new Map<string, Promise<void>>();

/** Updates a cached page. Merges calls, since the navigation and the update script of the page both request this. */
async function renew(page: string, navigation?: Request): Promise<void> {
	const renewal = renewing.get(page) ?? fetchAgain(page, navigation).catch(() => undefined);
	renewing.set(page, renewal);
	await renewal;
	renewing.delete(page);
}

async function fetchAgain(page: string, navigation?: Request): Promise<void> {
	// Reuse the navigation request, which Chromium may have sent while it started the worker.
	let response = navigation && (await fetch(navigation));
	// A navigation request does not follow redirects, e.g. to the same page with a trailing slash.
	if (!response || response.type === 'opaqueredirect') response = await fetch(page, { cache: 'no-cache' });
	const isElsewhere = response.redirected && findPage(response.url, scope) !== page;
	if (isElsewhere || response.status === 404 || response.status === 410) await remove('pages', page);
	else await cachePage(page, response);
}

/** Whether a page was fetched within ten seconds of now. The date may be in the future if the clock was set back. */
function isFresh(cached: Response): boolean {
	return Math.abs(Date.now() - dateOf(cached)) < 10_000;
}

function dateOf(cached: Response): number {
	return Date.parse(cached.headers.get('date') ?? '') || 0;
}

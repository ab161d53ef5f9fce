// A page that was seen before is shown from the cache at once, and renewed in the background.
import { offlinePage } from '../lists';
import { fingerprint } from '../fingerprint';
import type { Notice } from '../messages';
import { findPage, mayBeCached } from '../paths';
import { findCached, remove, store } from './caches';
import { scope, worker } from './scope';

const day = 24 * 60 * 60 * 1000;
const updateScript = new URL('worker/update.js', scope).pathname;

/** Answers for a page: from the cache, from the network, or with the page that says what is cached. */
export async function answerPage(event: FetchEvent, page: string): Promise<Response> {
	const { request } = event;
	const cached = mayBeCached(page, scope) ? await findCached('pages', page) : undefined;
	const isReload = request.cache === 'no-cache' || request.cache === 'reload';
	// A page that was fetched a moment ago is shown again, also when ../page/update.ts reloads it.
	if (cached && isFresh(cached)) return cached;
	if (cached && !isReload) {
		event.waitUntil(renewShown(page, event));
		return cached;
	}
	try {
		const response = await fetch(request);
		event.waitUntil(cachePage(page, response.clone()).catch(() => undefined));
		return response;
	} catch (error) {
		const fallback = cached ?? (await findCached('pages', new URL(offlinePage, scope).href));
		if (fallback) return fallback;
		throw error;
	}
}

/** Caches a page's response, if the page may be cached and the storage has room. */
export async function cachePage(page: string, response: Response): Promise<void> {
	const cacheable = mayBeCached(page, scope) ? await toCacheable(page, response) : undefined;
	if (cacheable) await store('pages', page, cacheable).catch(() => undefined);
}

/**
 * A page's response as it is cached: with its headers, which hold the security policy, and the script that asks for a newer one.
 * @returns nothing for a response that isn't this page: an error, a redirect, another site's page, a hotel's sign-in.
 */
export async function toCacheable(page: string, response: Response): Promise<Response | undefined> {
	const { type, status, url } = response;
	if (type !== 'basic' || status !== 200 || findPage(url, scope) !== page) return undefined;
	const html = await response.text();
	if (!html.includes('<main id="content"')) return undefined;
	const headers = new Headers(response.headers);
	for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
	headers.set('date', new Date().toUTCString());
	const script = `<script type="module" src="${updateScript}" data-text="${await fingerprint(html)}"></script>`;
	return new Response(html.replace('</head>', `${script}</head>`), { headers });
}

/** Checks a page that is shown from the cache. Returns what its visitor should know; nothing if the page is still true. */
export async function checkPage(page: string, text: string): Promise<Notice | undefined> {
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

/** Renews a page that is being shown, and replaces it if the storage has lost a part of it: it may not be able to ask. */
async function renewShown(page: string, { request, resultingClientId }: FetchEvent): Promise<void> {
	const renewal = renew(page, request);
	// A second read from the cache: to read the response that is shown would hold it up.
	const html = await (await findCached('pages', page))?.text().catch(() => '');
	await renewal;
	if (html === undefined || html.includes('</html>')) return;
	const renewed = await findCached('pages', page);
	if (renewed && !isFresh(renewed)) return; // without network it would be replaced by itself, for ever
	const client = await worker.clients.get(resultingClientId);
	if (client instanceof WindowClient) await client.navigate(client.url);
}

const renewing = new Map<string, Promise<void>>();

/** Fetches a cached page again. A navigation and the page that it shows ask for this at the same time: once is enough. */
async function renew(page: string, navigation?: Request): Promise<void> {
	const renewal = renewing.get(page) ?? fetchAgain(page, navigation).catch(() => undefined);
	renewing.set(page, renewal);
	await renewal;
	renewing.delete(page);
}

async function fetchAgain(page: string, navigation?: Request): Promise<void> {
	// Chromium has sent this very request while it started the worker; another one would be a second request.
	let response = navigation && (await fetch(navigation));
	// A navigation follows no redirect, which may lead to the same page with a slash.
	if (!response || response.type === 'opaqueredirect') response = await fetch(page, { cache: 'no-cache' });
	const isElsewhere = response.redirected && findPage(response.url, scope) !== page;
	if (isElsewhere || response.status === 404 || response.status === 410) await remove('pages', page);
	else await cachePage(page, response);
}

/** Whether a page was fetched less than ten seconds ago, or later: a clock may have been set back. */
function isFresh(cached: Response): boolean {
	return Math.abs(Date.now() - dateOf(cached)) < 10_000;
}

function dateOf(cached: Response): number {
	return Date.parse(cached.headers.get('date') ?? '') || 0;
}

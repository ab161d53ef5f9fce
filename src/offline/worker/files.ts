// Pictures, scripts and fonts. Their names change with their contents, so a cached one is never asked for again.
import { precachedFiles } from '../lists';
import type { Notice } from '../messages';
import { type CacheKind, findCached, store } from './caches';
import { scope, worker } from './scope';

const precached = precachedFiles.map((path) => scope + path);

/** Finds the cache for a file; none for a file whose contents may change, and for one of another site. */
export function kindOfFile(url: string): CacheKind | undefined {
	if (!url.startsWith(`${scope}_astro/`) && !precached.includes(url)) return undefined;
	return /\.(avif|webp|jpe?g|png|svg)$/.test(url) ? 'pictures' : 'files';
}

/** Answers a request for a file, from the cache if it is there. */
export async function answerFile(event: FetchEvent, kind: CacheKind): Promise<Response> {
	const { request } = event;
	const cached = await findCached(kind, request.url);
	if (cached) return cached;
	try {
		const response = await fetch(request);
		event.waitUntil(cacheFile(kind, request.url, response.clone()).catch(() => undefined));
		if (response.status === 404 || response.status === 410) event.waitUntil(offerNewPage(event.clientId));
		return response;
	} catch (error) {
		if (kind === 'pictures') return emptyPicture();
		throw error;
	}
}

/** Caches a file's own response: no error, no redirect, nothing of another site. */
export async function cacheFile(kind: CacheKind, url: string, response: Response): Promise<void> {
	if (isOwnFile(response)) await store(kind, url, response);
}

export function isOwnFile({ type, status, redirected }: Response): boolean {
	return type === 'basic' && status === 200 && !redirected;
}

/** A page of an earlier deploy asks for a file that is gone: only the new page has all of its files. */
async function offerNewPage(client: string): Promise<void> {
	const notice: Notice = 'changed';
	(await worker.clients.get(client))?.postMessage(notice);
}

/** Without network, a picture that was never seen leaves its place empty, not broken. */
function emptyPicture(): Response {
	return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });
}

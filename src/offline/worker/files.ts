// Pictures, scripts and fonts. Their names contain a hash or they are precached, so a cached file never needs revalidation.
import { precachedFiles } from '../lists.ts';
import type { StalePage } from '../worker-messages.ts';
import { type CacheKind, findCached, store } from './caches.ts';
import { scope, worker } from './scope.ts';

const precached = precachedFiles.map((path) => scope + path);

/** Chooses the cache for a file. Returns undefined for all other files. */
export function getFileKind(url: string): CacheKind | undefined {
	if (!url.startsWith(`${scope}_astro/`) && !precached.includes(url)) return undefined;
	return /\.(avif|webp|jpe?g|png|svg)$/.test(url) ? 'pictures' : 'files';
}

/** Responds to a request for a file: cache first, then network. */
export async function respondWithFile(event: FetchEvent, kind: CacheKind): Promise<Response> {
	const { request } = event;
	const cached = await findCached(kind, request.url);
	if (cached) return cached;
	try {
		const response = await fetch(request);
		event.waitUntil(cacheFile(kind, request.url, response.clone()));
		if (response.status === 404 || response.status === 410) event.waitUntil(offerNewPage(event.clientId));
		return response;
	} catch (error) {
		if (kind === 'pictures') return emptyPicture();
		throw error;
	}
}

/** Caches a response, unless it is an error, a redirect or from another origin. */
export async function cacheFile(kind: CacheKind, url: string, response: Response): Promise<void> {
	if (isOwnFile(response)) await store(kind, url, response);
}

export function isOwnFile({ type, status, redirected }: Response): boolean {
	return type === 'basic' && status === 200 && !redirected;
}

/** When a page of an earlier deploy requests a file that no longer exists, tells it about the new version. */
async function offerNewPage(client: string): Promise<void> {
	const stale: StalePage = 'changed';
	(await worker.clients.get(client))?.postMessage(stale);
}

/** Replaces a picture that is not cached, so that browsers do not show a broken image offline. */
function emptyPicture(): Response {
	return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });
}

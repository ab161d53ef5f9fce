import { precachedFiles, precachedPages } from '../lists.ts';
import { cacheName } from '../paths.ts';
import { scope } from './scope.ts';

/** The maximum number of responses in each cache, not counting precached ones. */
const limits = { pages: 60, pictures: 120, files: 60 };

export type CacheKind = keyof typeof limits;

const precached = [...precachedPages, ...precachedFiles].map((path) => new URL(path, scope).href);

/** Finds a cached response. Returns undefined if storage is broken or blocked, so that the network is used. */
export async function findCached(kind: CacheKind, url: string): Promise<Response | undefined> {
	try {
		return await (await open(kind)).match(url);
	} catch {
		return undefined;
	}
}

/**
 * Caches a response and removes the oldest ones above the limit.
 * @throws if storage is full. An earlier response for this URL is then deleted too, since nothing would update it.
 */
export async function store(kind: CacheKind, url: string, response: Response): Promise<void> {
	const cache = await open(kind);
	// WebKitGTK 2.50 keeps the position of an earlier response, so put() alone would not move it to the end
	// (https://github.com/WebKit/WebKit/blob/main/Source/WebKit/NetworkProcess/storage/CacheStorageCache.cpp,
	// putRecordsInStore).
	await cache.delete(url);
	await cache.put(url, response);
	const removable = (await cache.keys()).filter((entry) => !precached.includes(entry.url));
	await Promise.all(removable.slice(0, -limits[kind]).map(async (entry) => cache.delete(entry)));
}

/** Removes a cached response. */
export async function remove(kind: CacheKind, url: string): Promise<void> {
	await (await open(kind)).delete(url);
}

async function open(kind: CacheKind): Promise<Cache> {
	return caches.open(cacheName(kind, scope));
}

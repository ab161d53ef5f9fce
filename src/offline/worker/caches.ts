import { precachedFiles, precachedPages } from '../lists';
import { cacheName } from '../paths';
import { scope } from './scope';

/** How many responses each cache holds beside the precached ones. */
const limits = { pages: 60, pictures: 120, files: 60 };

export type CacheKind = keyof typeof limits;

const precached = [...precachedPages, ...precachedFiles].map((path) => new URL(path, scope).href);

/** Finds a cached response. If the storage is broken or blocked there is none, and the network answers. */
export async function findCached(kind: CacheKind, url: string): Promise<Response | undefined> {
	try {
		return await (await open(kind)).match(url);
	} catch {
		return undefined;
	}
}

/**
 * Caches a response. The ones cached first make room for it.
 * @throws when the storage is full. An earlier response is then gone too: nothing would renew it.
 */
export async function store(kind: CacheKind, url: string, response: Response): Promise<void> {
	const cache = await open(kind);
	await cache.delete(url); // WebKit would put the response in the place of the earlier one, not last
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

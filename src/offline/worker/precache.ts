import { precachedFiles, precachedPages } from '../lists';
import { store } from './caches';
import { isOwnFile } from './files';
import { toCacheable } from './pages';
import { scope } from './scope';

/** Precaches pages and files. @throws if one cannot be cached: the worker is then not installed. */
export async function precache(): Promise<void> {
	const pages = precachedPages.map(async (path) => add('pages', new URL(path, scope).href));
	const files = precachedFiles.map(async (path) => add('files', new URL(path, scope).href));
	await Promise.all([...pages, ...files]);
}

async function add(kind: 'pages' | 'files', url: string): Promise<void> {
	// Low priority, so that it does not delay the visitor.
	const response = await fetch(url, { cache: 'no-cache', priority: 'low' });
	const cacheable = kind === 'pages' ? await toCacheable(url, response) : isOwnFile(response) && response;
	if (!cacheable) throw new Error(`${url} can't be cached.`);
	await store(kind, url, cacheable);
}

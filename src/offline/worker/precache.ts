import { precachedFiles, precachedPages } from '../lists.ts';
import { store } from './caches.ts';
import { isOwnFile } from './files.ts';
import { toCacheable } from './pages.ts';
import { scope } from './scope.ts';

/** Precaches pages and files. @throws if one cannot be cached: the worker is then not installed. */
export async function precache(): Promise<void> {
	const pages = precachedPages.map(async (path) => {
		const url = new URL(path, scope).href;
		return { kind: 'pages' as const, url, response: await toCacheable(url, await load(url)) };
	});
	const htmls = await Promise.all(pages.map(async (page) => (await page).response?.clone().text()));
	// Scripts that pages load on demand, such as the contact page's fill-form.ts.
	const scripts = htmls.flatMap((html) => /data-script="([^"]+)"/.exec(html ?? '')?.[1] ?? []);
	const files = [...precachedFiles, ...scripts].map(async (path) => {
		const url = new URL(path, scope).href;
		const response = await load(url);
		return { kind: 'files' as const, url, response: isOwnFile(response) ? response : undefined };
	});
	for (const { kind, url, response } of await Promise.all([...pages, ...files])) {
		if (!response) throw new Error(`${url} can't be cached.`);
		await store(kind, url, response);
	}
}

/** Loads a page or file with low priority, so that it does not delay the visitor. */
async function load(url: string): Promise<Response> {
	return fetch(url, { cache: 'no-cache', priority: 'low' });
}

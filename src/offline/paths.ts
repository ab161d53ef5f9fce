import { neverCached } from './lists.ts';

/** Routes and ids of content, joined by single slashes. */
const plainPath = /^(?:([a-z\d-]+(?:\/[a-z\d-]+)*)(?:\/|\.html)?)?$/;

/**
 * Finds the page that an address names, with or without a slash or ".html" at its end.
 * @param scope the URL below which the site lives, with a slash at its end.
 * @returns the page's URL without query; nothing for a file, another origin, and a path that is not plain. Servers read
 * "//", "%2f" and ".." in different ways, so the worker leaves these to the network.
 */
export function findPage(address: string, scope: string): string | undefined {
	const { origin, pathname } = new URL(address);
	const site = new URL(scope);
	if (origin !== site.origin || !`${pathname}/`.startsWith(site.pathname)) return undefined;
	const match = plainPath.exec(pathname.slice(site.pathname.length));
	return match ? new URL((match[1] ?? '').replace(/(^|\/)index$/, ''), scope).href : undefined;
}

/** Whether a page, as findPage returns it, may be cached. */
export function mayBeCached(page: string, scope: string): boolean {
	const [first = ''] = page.slice(scope.length).split('/');
	return !neverCached.includes(first);
}

/** The name of a cache of this site. Other sites may live beside it on the same origin. */
export function cacheName(kind: 'pages' | 'pictures' | 'files', scope: string): string {
	return `${kind}-${scope}`;
}

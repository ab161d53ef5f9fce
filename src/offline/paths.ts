import { memberPages } from '../lib/page-lists.ts';

/** Shown offline instead of pages that are not cached. */
export const offlinePage = 'offline';

/** The pages to precache, if they are not switched off. The first is the home page. */
export const precachedPages = ['', 'schedule/week', 'pricing', 'contact', offlinePage];

/** Never cached, including all pages below them. */
export const neverCached = ['admin', ...memberPages];

/** Matches routes and content ids, joined by single slashes. */
const plainPath = /^(?:([a-z\d-]+(?:\/[a-z\d-]+)*)(?:\/|\.html)?)?$/;

/**
 * Normalizes the URL of a page: removes the query, a trailing slash and ".html".
 * @param scope the URL of the site's root, with a trailing slash.
 * @returns the page's URL; undefined for a file, another origin, or a path that is not plain. Servers interpret "//", "%2f"
 * and ".." differently, so the worker leaves these to the network.
 */
export function findPage(address: string, scope: string): string | undefined {
	const { origin, pathname } = new URL(address);
	const site = new URL(scope);
	if (origin !== site.origin || !`${pathname}/`.startsWith(site.pathname)) return undefined;
	const match = plainPath.exec(pathname.slice(site.pathname.length));
	return match ? scope + (match[1] ?? '').replace(/(^|\/)index$/, '') : undefined;
}

/** Whether a status means that the server can't send pages right now. */
export function isOutage(status: number): boolean {
	return status === 429 || status >= 500;
}

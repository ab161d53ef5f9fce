import { memberPages } from '../lib/page-lists.ts';

/** Shown offline instead of pages that are not cached. */
export const offlinePage = 'offline';

/** Precached on every connection. */
export const essentialPages = ['schedule/week', offlinePage];

/**
 * The pages to precache, if they are not switched off: at most 128 KiB. The home page weighs as much as two others, and says
 * less that is needed on the way.
 */
export const precachedPages = [...essentialPages, 'pricing', 'contact'];

/** The dates of classes, which My week and the contact form fetch. */
export const datesFile = 'schedule.json';

/** Never cached, including all pages below them. */
export const neverCached = ['admin', ...memberPages];

/** A route, a content id, or a tag in letters of any alphabet, which are encoded in bytes above 7F. */
const segment = /(?:[a-z\d-]|%[89A-Fa-f][\dA-Fa-f])+/.source;
/** Segments that are joined by single slashes. */
const plainPath = new RegExp(`^(?:(${segment}(?:/${segment})*)(?:/|\\.html)?)?$`);

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

/** What belongs to somebody: never kept, whatever it answers. The account service's own answers are no pages at all. */
const ofMembers = ['login', 'signup', 'forgot-password', 'new-password', 'account'];

/**
 * The one path of the page that an address means, with and without a slash or ".html" at its end.
 * @param base the path below which the site lives, with a slash at both ends.
 * @returns nothing for what is no page for visitors: a file, the editing screen, another site beside this one.
 */
export function pageOf(path: string, base: string): string | undefined {
	if (!`${path}/`.startsWith(base)) return undefined;
	const name = path
		.slice(base.length)
		.replace(/\.html$/, '')
		.replace(/(^|\/)index$/, '')
		.replace(/\/+$/, '');
	if (/^admin(\/|$)|\.[^/]*$/.test(name)) return undefined;
	return base + name;
}

/** Whether a page may be kept for a visit without network. */
export function mayBeKept(page: string, base: string): boolean {
	return !ofMembers.includes(page.slice(base.length));
}

/** What the page that stands in for all others is called. */
export const offlinePage = 'offline';

/** A cache of this site; other sites may live beside it on the same origin. */
export function cacheNamed(kind: 'pages' | 'pictures' | 'files', scope: string): string {
	return `kept-${kind}-${scope}`;
}

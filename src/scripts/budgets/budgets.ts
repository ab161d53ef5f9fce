import path from 'node:path';

const kib = 1024;

/** What holds for every page without an exception below. Bytes are on the wire: compressed, with the headers of the responses. */
const target = {
	/** The HTML with all that is inlined in it, brotli, without headers. 14,000 bytes fit the first flight of a connection. */
	html: 14_000,
	/** Inline scripts, gzip. */
	inlineScript: 4_000,
	/** How many scripts are fetched before anything is touched. */
	externalScripts: 0,
	/** Requests of a first visit on a phone, before scrolling. */
	requests: 6,
	/** Bytes of a first visit on a phone, before scrolling. */
	firstLoad: 45 * kib,
	/** Bytes of a first visit on a phone, scrolled to the end. */
	scrolled: 230 * kib,
	/** The scripts that are fetched as soon as the page's form is touched, brotli, without headers. */
	formScripts: 100_000,
	/** Cumulative layout shift on any screen, pictures and fonts half a second late. Less than this is 0.000. */
	layoutShift: 0.0005,
	/** How many times the pixels across that its box needs a picture must have, so that it is sharp, unless its file has no more. */
	pictureAtLeast: 0.9,
	/** How many times the pixels across that its box needs a picture may have, so that no bytes are wasted. */
	pictureAtMost: 1.3,
};
export type Budget = typeof target;

/** Pages that exceed the target, by a pattern of their paths. If several lines match a page, the last one counts. */
const exceptions: [pages: string, budget: Partial<Budget>][] = [
	// The fullest that the schemas allow (npm run test:fixtures) have 22,700 and 15,650.
	['/', { html: 22_800 }],
	['/blog', { html: 15_700 }],
	['/blog/{category,tag}/*', { html: 15_500 }],
	['/contact', { html: 14_900 }],
	['/classes/*', { html: 15_500 }], // an article, and cards
	// Each class has a star with a name of its own; the fullest week has 210 of them, the fullest day 30.
	['/schedule/*', { html: 14_900 }],
	['/schedule/week', { html: 16_500 }],
];

/** Bytes of a font's file. */
export const largestFont = 8_000;

/** Bytes of all files that the service worker precaches, brotli. */
export const largestPrecache = 60 * kib;

/** What the page at a path may weigh and do. */
export function budgetOf(route: string): Budget {
	const matching = exceptions.filter(([pages]) => path.posix.matchesGlob(route, pages));
	return matching.reduce<Budget>((sum, [, budget]) => ({ ...sum, ...budget }), target);
}

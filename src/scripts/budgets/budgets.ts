import path from 'node:path';

const kib = 1024;

/** The budget of every page without an exception below. Bytes are on the wire: compressed, with response headers. */
const target = {
	/** HTML with everything inlined, brotli, without headers. 14,000 bytes fit the initial congestion window of a connection. */
	html: 14_000,
	/** Inline scripts, gzip. */
	inlineScript: 4_000,
	/** The number of scripts loaded before any interaction. */
	externalScripts: 0,
	/** Requests of a first visit on a phone, before scrolling. */
	requests: 6,
	/** Bytes of a first visit on a phone, before scrolling. */
	firstLoad: 45 * kib,
	/** Bytes of a first visit on a phone, scrolled to the end. */
	scrolled: 230 * kib,
	/** Scripts loaded when the page's form is touched, brotli, without headers. */
	formScripts: 100_000,
	/** Cumulative layout shift on any screen, with pictures and fonts half a second late. Rounds to 0.000. */
	layoutShift: 0.0005,
	/**
	 * The least ratio of a picture's pixel width to what its box needs. Below it, pictures look blurred; originals with no
	 * more pixels are exempt.
	 */
	pictureAtLeast: 0.9,
	/** The greatest ratio of a picture's pixel width to what its box needs. Above it, bytes are wasted. */
	pictureAtMost: 1.3,
};
export type Budget = typeof target;

/** Pages over the target, each with its own limit, by path pattern. The last match applies. */
const exceptions: [pages: string, budget: Partial<Budget>][] = [
	// The largest pages that the schemas allow (npm run test:fixtures) have 22,700 and 15,650.
	['/', { html: 22_800 }],
	['/blog', { html: 15_700 }],
	['/blog/{category,tag}/*', { html: 15_500 }],
	['/contact', { html: 14_900 }],
	['/classes/*', { html: 15_500 }], // an article, and cards
	// Each class has a star with its own label; the fullest week has 210 of them, the fullest day 30.
	['/schedule/*', { html: 14_900 }],
	['/schedule/week', { html: 16_500 }],
];

/** The largest font file, in bytes. */
export const largestFont = 8_000;

/** All files that the service worker precaches, in bytes, brotli. */
export const largestPrecache = 60 * kib;

/** The budget of the page at a path. */
export function budgetOf(route: string): Budget {
	const matching = exceptions.filter(([pages]) => path.posix.matchesGlob(route, pages));
	return matching.reduce<Budget>((sum, [, budget]) => ({ ...sum, ...budget }), target);
}

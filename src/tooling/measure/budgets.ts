import path from 'node:path';

/** What a page may weigh and do. Bytes are on the wire: compressed, with the headers of the answers (of the HTML alone, without). */
export interface Budget {
	/** The HTML with all that is inlined in it, brotli. 14,000 bytes fit the first flight of a connection. */
	html: number;
	/** Inline scripts, gzip. */
	inlineScript: number;
	/** Scripts fetched before anything is touched. */
	externalScripts: number;
	/** Requests of a first visit on a phone, before scrolling. */
	requests: number;
	/** Bytes of a first visit on a phone, before scrolling. */
	firstLoad: number;
	/** Bytes of a first visit on a phone, scrolled to the end. */
	scrolled: number;
	/** Cumulative layout shift on any screen, pictures and fonts half a second late. Less than this is 0.000. */
	layoutShift: number;
	/** How many times the pixels across that its box needs a picture must have, so that it is sharp; unless its master has no more. */
	pictureAtLeast: number;
	/** How many times the pixels across that its box needs a picture may have, so that nothing is fetched in vain. */
	pictureAtMost: number;
}

const kib = 1024;

/** What holds for every page without an exception below. */
const target: Budget = {
	html: 14_000,
	inlineScript: 4_000,
	externalScripts: 0,
	requests: 6,
	firstLoad: 45 * kib,
	scrolled: 230 * kib,
	layoutShift: 0.0005,
	pictureAtLeast: 0.9,
	pictureAtMost: 1.3,
};

/** Pages that aren't there yet, by a pattern of their paths. Where several lines match a page, the last word counts. */
const exceptions: [pages: string, budget: Partial<Budget>][] = [
	// The fullest that the schemas allow (npm run test:gyms) have 22,700 and 15,650.
	['/', { html: 22_800 }],
	['/blog', { html: 15_700 }],
	['/blog/{category,tag}/*', { html: 15_500 }],
	['/contact', { html: 14_700 }],
];

/** Bytes of a font's file. */
export const largestFont = 8_000;

/** Bytes of all scripts that somebody fetches who turns to a form of the account pages, brotli. */
export const largestAccountScript = 100_000;

/** Bytes of all that is kept for visitors without network though they have not seen it, brotli. */
export const largestKeptFromStart = 60 * kib;

/** What the page at a path may weigh and do. */
export function budgetOf(route: string): Budget {
	const matching = exceptions.filter(([pages]) => path.posix.matchesGlob(route, pages));
	return matching.reduce<Budget>((sum, [, budget]) => ({ ...sum, ...budget }), target);
}

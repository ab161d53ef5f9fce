import path from 'node:path';

/** The budget of every page without an exception below. Bytes are on the wire: compressed, with response headers. */
const target = {
	/**
	 * What a slow processor works through before it can paint: elements (of the delivered pages; they follow the amount of content),
	 * CSS rules, and letters of scripts in the page.
	 */
	elements: 620,
	rules: 785,
	scripts: 7_800,
	/**
	 * HTML with everything inlined, brotli, without headers and without the text of an article, which has no limit. 14,000
	 * bytes fit the initial congestion window of a connection; Astro's script for islands is 1,500 more.
	 */
	html: 17_700,
	/** The number of scripts loaded before any interaction. */
	externalScripts: 0,
	/** Requests of a first visit on a phone, before scrolling. */
	requests: 6,
	/**
	 * Bytes of a first visit on a phone, before scrolling. The build for tests encodes pictures quickly; published ones are a
	 * fifth smaller. Browsers load pictures a screen or two ahead.
	 */
	firstLoad: 60 * 1024,
	/** Bytes of the scripts that load when the page's form is touched, with the words of its messages. */
	formScripts: 118_800,
};
type Budget = typeof target;

/**
 * Pages over the target, each with its own limit, by path pattern. The last match applies. The limits are what the largest
 * fixture needs (npm run test:fixtures): the most that the schemas allow, with 20 changes. Those weigh 0.6 kB on
 * every page, and their dates move with the day, so a page varies by up to 0.1 kB. On real pages, each card has a picture of its
 * own, which is 0.1 kB more.
 */
const exceptions: [pages: string, budget: Partial<Budget>][] = [
	['/', { html: 30_800, elements: 1_080, rules: 1_110, scripts: 8_700, requests: 8, firstLoad: 85 * 1024 }], // thirteen sections
	['/pricing', { html: 18_500, rules: 790 }], // nine plans, and questions with answers
	['/{blog,blog/**}', { requests: 13, firstLoad: 98 * 1024 }], // pictures of the posts
	['/blog', { html: 18_800 }], // the search, the filters and the posts
	['/blog/{category,tag}/**', { html: 18_300 }], // the posts and the filters
	['/gallery/*', { requests: 10, firstLoad: 110 * 1024 }], // large pictures
	['/contact', { html: 23_000, rules: 800, scripts: 11_900 }], // the form with its days, and eight closed days or special hours
	['/classes', { html: 18_400, requests: 10, firstLoad: 92 * 1024 }], // twenty cards
	['/{classes,coaches}/*', { html: 20_850, scripts: 9_800, firstLoad: 72 * 1024 }], // cards, and each slot's own changes
	['/schedule/*', { html: 19_200, scripts: 9_800 }], // thirty slots, each with a star and links
	['/schedule/week', { html: 24_100, elements: 900, scripts: 10_700 }], // 210 slots, each with a labeled star, and all changes in a list and in their rows
];

/**
 * The ratio of a picture's pixel width to what its box needs. Below, pictures look blurred, unless there is no larger file.
 * Above, bytes are wasted.
 */
export const pictureRatio = { least: 0.85, most: 1.3 };

/** The budget of the page at a path. */
export function findBudget(route: string): Budget {
	const matching = exceptions.filter(([pages]) => path.posix.matchesGlob(route, pages));
	return matching.reduce<Budget>((sum, [, budget]) => ({ ...sum, ...budget }), target);
}

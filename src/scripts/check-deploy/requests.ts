// The requests that check:deploy sends to a site. expectations.ts says what each must give.
import type { HostRules } from '../../lib/host-rules.ts';
import { memberPages, unlistedPages } from '../../lib/page-lists.ts';
import { type Reply, sendAll } from './request.ts';

export interface Site {
	origin: string;
	/** The base path: "/" or "/gym/". */
	base: string;
	/** public/_headers and _redirects, with the base path. */
	rules: HostRules;
}

/**
 * What a request is for: a page for search engines, another page, a file, a file with a hash in its name, an address that
 * doesn't exist, an old address, the rules for search engines.
 */
export type Kind = 'page' | 'unlisted' | 'file' | 'hashed' | 'missing' | 'old' | 'robots';

export interface Visited extends Reply {
	kind: Kind;
	/** Where an old address leads. */
	target?: string;
	/** Whether the server added or removed a slash at the end of the address. */
	slash?: boolean;
}

const files = ['worker.js', 'choices.json', 'schedule.ics', 'site.webmanifest', 'robots.txt', 'rss.xml'];

/** @returns all responses, and the addresses as written in the sitemap. */
export async function visit({ origin, base, rules }: Site): Promise<{ sitemap: string[]; visited: Visited[] }> {
	const place = (url: string) => origin + new URL(url, origin).pathname;
	const below = (names: string[]) => names.map((name) => origin + base + name);
	const readLocations = ({ text }: Reply) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

	const index = await visitAll('file', below(['sitemap-index.xml']));
	const sitemap = (await sendAll(index.flatMap(readLocations).map(place))).flatMap(readLocations);
	const listed = sitemap.map(place);
	if (listed.length === 0) return { sitemap, visited: index };
	const others = below([...memberPages, ...unlistedPages.filter((name) => name !== '404')]);
	const pages = [
		...(await visitAll('page', listed)),
		...(await visitAll(
			'unlisted',
			[...new Set(others)].filter((url) => !listed.includes(url)),
		)),
	];

	const hashed = new RegExp(`${RegExp.escape(base)}_astro/[\\w./-]+`, 'g');
	const named = pages.flatMap(({ text }) => text.match(hashed) ?? []);
	const mark = Date.now().toString(36);
	const missing = [`missing-${mark}`, `blog/missing-${mark}`, `_astro/missing.${mark}.js`, `missing-${mark}.ics`];
	const old = rules.redirects.flatMap(({ from, to }) => [
		{ from: `${from}?code=1`, to: `${to}?code=1` },
		{ from: `${from}/?code=1`, to: `${to}?code=1` },
	]);
	if (base !== '/') old.push({ from: base.slice(0, -1), to: base });
	const moved = await visitAll(
		'old',
		old.map(({ from }) => origin + from),
	);
	return {
		sitemap,
		visited: [
			...index,
			...pages,
			...(await visitAll('file', below(files))),
			...(await visitAll('hashed', [...new Set(named)].map(place))),
			...(await visitAll('missing', below(missing))),
			...moved.map((reply, index) => ({ ...reply, target: new URL(old[index]?.to ?? '', origin).href })),
			...(await visitAll('robots', [`${origin}/robots.txt`])),
		],
	};
}

/** Follows a redirect to a page that only adds or removes a slash. */
async function visitAll(kind: Kind, urls: string[]): Promise<Visited[]> {
	const replies = await sendAll(urls);
	const isSlash = ({ url, place }: Reply) => place !== undefined && trimSlash(place) === trimSlash(url);
	const turned = kind === 'page' || kind === 'unlisted' ? replies.filter(isSlash) : [];
	const followed = new Map(
		(await sendAll(turned.map(({ place = '' }) => place))).map((reply, i) => [turned[i], reply]),
	);
	return replies.map((reply) => {
		const next = followed.get(reply);
		return { ...(next ?? reply), url: reply.url, kind, slash: next !== undefined };
	});
}

export function trimSlash(url: string): string {
	return url.replace(/\/$/, '');
}

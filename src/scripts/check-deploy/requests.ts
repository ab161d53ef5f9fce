// The requests that check:deploy sends to a site. expectations.ts says what each must return.
import pMap from 'p-map';
import type { HostRules } from '../../integrations/hosting/host-rules.ts';
import { memberPages, unlistedPages } from '../../lib/page-lists.ts';
import { type Reply, send } from './request.ts';

export interface Site {
	origin: string;
	/** The base path: "/" or "/gym/". */
	base: string;
	/** public/_headers and _redirects, with the base path. */
	rules: HostRules;
}

interface Request {
	/** "hashed" is a file with a hash in its name, "old" an address that redirects. */
	kind: 'page' | 'unlisted' | 'file' | 'hashed' | 'missing' | 'old' | 'robots';
	url: string;
	/** Where an old address leads. */
	target?: string;
}

export interface Visited extends Request, Reply {
	/** Whether the server added or removed a slash at the end of the address. */
	slash?: boolean;
}

export type Kind = Request['kind'];

const files = ['worker.js', 'choices.json', 'schedule.ics', 'site.webmanifest', 'robots.txt', 'rss.xml'];

/** @returns all responses, and the addresses as written in the sitemap. */
export async function visit({ origin, base, rules }: Site): Promise<{ sitemap: string[]; visited: Visited[] }> {
	const list = (kind: Kind, urls: string[]): Request[] =>
		[...new Set(urls)].map((url) => ({ kind, url: origin + new URL(url, origin + base).pathname }));
	const readLocations = ({ text }: Reply) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

	const index = await visitAll(list('file', ['sitemap-index.xml']));
	const parts = await visitAll(list('file', index.flatMap(readLocations)));
	const sitemap = parts.flatMap(readLocations);
	if (sitemap.length === 0) return { sitemap, visited: index };

	const listed = list('page', sitemap);
	const unlisted = list('unlisted', [...memberPages, ...unlistedPages.filter((name) => name !== '404')]);
	const isListed = ({ url }: Request) => listed.some((page) => page.url === url);
	const pages = await visitAll([...listed, ...unlisted.filter((page) => !isListed(page))]);

	const hashed = new RegExp(`${RegExp.escape(base)}_astro/[\\w./-]+`, 'g');
	const mark = Date.now().toString(36);
	const missing = [`missing-${mark}`, `blog/missing-${mark}`, `_astro/missing.${mark}.js`, `missing-${mark}.ics`];
	const moved = rules.redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to, '?code=1']));
	if (base !== '/') moved.push([base.slice(0, -1), base, '']);
	const others = await visitAll([
		...list('file', files),
		...list(
			'hashed',
			pages.flatMap(({ text }) => text.match(hashed) ?? []),
		),
		...list('missing', missing),
		...moved.map(([from, to = '', query = '']): Request => {
			return { kind: 'old', url: origin + from + query, target: new URL(to, origin).href + query };
		}),
		...list('robots', ['/robots.txt']),
	]);
	return { sitemap, visited: [...index, ...parts, ...pages, ...others] };
}

/** Sends requests, a few at a time. Follows a redirect to a page that only adds or removes a slash. */
async function visitAll(requests: Request[]): Promise<Visited[]> {
	return pMap(
		requests,
		async (request) => {
			const reply = await send(request.url);
			const isPage = request.kind === 'page' || request.kind === 'unlisted';
			const slash = isPage && reply.place !== undefined && trimSlash(reply.place) === trimSlash(request.url);
			return { ...(slash ? await send(reply.place ?? '') : reply), ...request, slash };
		},
		{ concurrency: 6 },
	);
}

export function trimSlash(url: string): string {
	return url.replace(/\/$/, '');
}

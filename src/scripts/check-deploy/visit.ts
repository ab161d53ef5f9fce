import type { HostRules } from '../../lib/host-rules.ts';
import { inParallel } from '../../tooling/measure/in-parallel.ts';
import { type Reply, send } from './request.ts';

export interface Site {
	/** Where it is requested, e.g. "http://localhost:4321". */
	origin: string;
	/** The path below which it lives: "/" or "/gym/". */
	base: string;
	/** The origin that its pages should name. */
	named: string;
	/** public/_headers and _redirects, below the base path. */
	rules: HostRules;
}

/** What the checks look at. */
export interface Visit {
	index: Reply;
	/** The addresses in the sitemap, as written there. */
	sitemap: string[];
	/** The pages of the sitemap. */
	pages: Reply[];
	/** The pages with headers of their own, which no sitemap names. */
	memberPages: Reply[];
	files: Reply[];
	robots: Reply;
}

/** Requests all pages, and every file that they name. */
export async function visit({ origin, base, named, rules }: Site): Promise<Visit> {
	const here = (url: string) => origin + new URL(url, origin).pathname;
	const index = await send(`${origin}${base}sitemap-index.xml`);
	const maps = await sendAll(locations(index).map(here));
	const sitemap = maps.flatMap(locations);
	const pages = await sendAll(sitemap.map(here));
	const members = rules.headers.flatMap(({ path }) => /^([^*]*[^*/])\*$/.exec(path)?.[1] ?? []);
	const memberPages = await sendAll(members.map(here));
	const robots = await send(`${origin}${base}robots.txt`);

	const files = new Map<string, Reply>();
	let found = [...pages, ...memberPages];
	while (found.length > 0) {
		const names = found.flatMap(namesIn).map((name) => URL.parse(name.replace(named, origin))?.href ?? '');
		const next = new Set([`${origin}${base}worker.js`, ...names.filter((name) => name.startsWith(origin + base))]);
		found = await sendAll([...next.difference(files)]);
		for (const reply of found) files.set(reply.url, reply);
	}
	return { index, sitemap, pages, memberPages, files: [...files.values()], robots };
}

/** Sends several requests, a few at a time. The bodies of pictures and fonts are left where they are. */
export function sendAll(urls: string[], headers: HeadersInit = {}): Promise<Reply[]> {
	return inParallel(urls, 6, (url) => {
		const isBinary = /\.\w+$/.test(url) && !/\.(html|ics|js|txt|webmanifest|xml)$/.test(url);
		return send(url, { method: isBinary ? 'HEAD' : 'GET', headers });
	});
}

/** The addresses of the files that a page names in its attributes and styles, or a script among its imports. */
function namesIn({ url, text, headers }: Reply): string[] {
	const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
	const places = isPage ? [...text.matchAll(/<[a-z][^>]*>|url\([^)]*\)/g)].join(' ') : '';
	const inPage = places.matchAll(/["'\s(,]((?:https?:\/\/[^\s"'/]+)?\/[^\s"'()<>,?#]+\.\w+)/g);
	const inScript = url.endsWith('.js') ? text.matchAll(/["'](\.\/[\w.-]+\.js)["']/g) : [];
	return [...inPage, ...inScript].map(([, name = '']) => new URL(name, url).href);
}

function locations({ text }: Reply): string[] {
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

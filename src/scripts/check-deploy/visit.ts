import pMap from 'p-map';
import type { HostRules } from '../../lib/host-rules.ts';
import { type Reply, send } from './request.ts';

export interface Site {
	/** The origin of the requests, e.g. "http://localhost:4321". */
	origin: string;
	/** The base path: "/" or "/gym/". */
	base: string;
	/** The origin that its pages should name. */
	named: string;
	/** public/_headers and _redirects, with the base path. */
	rules: HostRules;
}

/** All responses that the checks inspect. */
export interface Visit {
	index: Reply;
	/** The sitemap's addresses as written. */
	sitemap: string[];
	/** The pages in the sitemap. */
	pages: Reply[];
	/** Member pages, which have their own headers and are in no sitemap. */
	memberPages: Reply[];
	/** Files that pages and scripts reference, robots.txt and the service worker. */
	files: Reply[];
}

/** Requests all pages and every file that they reference. */
export async function visit({ origin, base, named, rules }: Site): Promise<Visit> {
	const at = (url: string) => origin + new URL(url, origin).pathname;
	const index = await send(`${origin}${base}sitemap-index.xml`);
	const maps = await sendAll(readLocations(index).map(at));
	const sitemap = maps.flatMap(readLocations);
	const pages = await sendAll(sitemap.map(at));
	const members = rules.headers.flatMap(({ path }) => /^([^*]*[^*/])\*$/.exec(path)?.[1] ?? []);
	const memberPages = await sendAll(members.map(at));

	const files = new Map<string, Reply>();
	let names = ['robots.txt', 'worker.js'].map((file) => origin + base + file);
	names.push(...[...pages, ...memberPages].flatMap(listReferences));
	while (names.length > 0) {
		const here = names.map((name) => name.replace(named, origin)).filter((name) => name.startsWith(origin + base));
		const found = await sendAll([...new Set(here).difference(files)]);
		for (const reply of found) files.set(reply.url, reply);
		names = found.flatMap(listReferences);
	}
	return { index, sitemap, pages, memberPages, files: [...files.values()] };
}

/** Sends requests, a few at a time. Skips the bodies of pictures and fonts. */
export async function sendAll(urls: string[], encoding = 'br, gzip'): Promise<Reply[]> {
	const request = async (url: string) => {
		const isBinary = /\.\w+$/.test(url) && !/\.(html|ics|js|txt|webmanifest|xml)$/.test(url);
		return send(url, { method: isBinary ? 'HEAD' : 'GET', headers: { 'accept-encoding': encoding } });
	};
	return pMap(urls, request, { concurrency: 6 });
}

/** The files that a page references in attributes and styles, or a script in its imports. */
function listReferences({ url, text, headers }: Reply): string[] {
	const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
	const places = isPage ? [...text.matchAll(/<[a-z][^>]*>|url\([^)]*\)/g)].join(' ') : '';
	const inPage = places.matchAll(/["'\s(,]((?:https?:\/\/[^\s"'/]+)?\/[^\s"'()<>,?#]+\.\w+)/g);
	const inScript = url.endsWith('.js') ? text.matchAll(/["'](\.\/[\w.-]+\.js)["']/g) : [];
	return [...inPage, ...inScript].map(([, name = '']) => URL.parse(name, url)?.href ?? '');
}

function readLocations({ text }: Reply): string[] {
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

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
	/** The hashed files that pages name, robots.txt and the service worker. */
	files: Reply[];
}

/** Requests all pages and the hashed files that they name. */
export async function visit({ origin, base, rules }: Site): Promise<Visit> {
	const at = (url: string) => origin + new URL(url, origin).pathname;
	const index = await send(`${origin}${base}sitemap-index.xml`);
	const maps = await sendAll(readLocations(index).map(at));
	const sitemap = maps.flatMap(readLocations);
	const pages = await sendAll(sitemap.map(at));
	const members = rules.headers.flatMap(({ path }) => /^([^*]*[^*/])\*$/.exec(path)?.[1] ?? []);
	const memberPages = await sendAll(members.map(at));

	const hashed = new RegExp(`${RegExp.escape(base)}_astro/[\\w./-]+`, 'g');
	const names = [...pages, ...memberPages].flatMap(({ text }) => text.match(hashed) ?? []);
	const files = await sendAll([...new Set([`${base}robots.txt`, `${base}worker.js`, ...names])].map(at));
	return { index, sitemap, pages, memberPages, files };
}

/** Sends requests, a few at a time. Skips the bodies of pictures and fonts. */
export async function sendAll(urls: string[]): Promise<Reply[]> {
	const chooseMethod = (url: string) => (/\.(avif|ico|jpe?g|png|svg|webp|woff2)$/.test(url) ? 'HEAD' : 'GET');
	return pMap(urls, (url) => send(url, { method: chooseMethod(url) }), { concurrency: 6 });
}

function readLocations({ text }: Reply): string[] {
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

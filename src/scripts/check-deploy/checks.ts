// Checks of a live site, with advice for its owner.
import { findHeaders, type HostRules, isFileHeader } from '../../lib/host-rules.ts';
import { memberPages } from '../../lib/page-lists.ts';
import { type Reply, send, sendAll } from './request.ts';

/** Records a fault at an address. */
export type Found = (at: string, says: string) => void;

export interface Site {
	origin: string;
	/** The base path: "/" or "/gym/". */
	base: string;
	/** public/_headers and _redirects, with the base path. */
	rules: HostRules;
}

/** All responses that the checks inspect. */
export interface Visit {
	index: Reply;
	/** The sitemap's addresses as written. */
	sitemap: string[];
	/** The pages in the sitemap. */
	listed: Reply[];
	/** These and the member pages, which have their own headers. */
	pages: Reply[];
	/** The service worker, and the hashed files that pages name. */
	files: Reply[];
}

/** Requests all pages and the hashed files that they name. */
export async function visit({ origin, base }: Site): Promise<Visit> {
	const at = (url: string) => origin + new URL(url, origin).pathname;
	const readLocations = ({ text }: Reply) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
	const index = await send(`${origin}${base}sitemap-index.xml`);
	const sitemap = (await sendAll(readLocations(index).map(at))).flatMap(readLocations);
	const listed = await sendAll(sitemap.map(at));
	const pages = [...listed, ...(await sendAll(memberPages.map((page) => origin + base + page)))];
	const hashed = new RegExp(`${RegExp.escape(base)}_astro/[\\w./-]+`, 'g');
	const names = pages.flatMap(({ text }) => text.match(hashed) ?? []);
	const files = await sendAll([...new Set([`${base}worker.js`, ...names])].map(at));
	return { index, sitemap, listed, pages, files };
}

/** Other addresses redirect permanently to the site, in at most three steps: to HTTPS, to the main name, to a slash. */
export async function checkName(other: string, origin: string, found: Found): Promise<void> {
	let url = other;
	for (let step = 0; step < 3 && new URL(url).origin !== origin; step++) {
		const { status, place, outcome } = await send(url);
		if (!place || (status !== 301 && status !== 308)) {
			found(url, `${outcome}. Redirect it to ${origin} for good (301): search engines see two sites.`);
			return;
		}
		url = place;
	}
}

/** Every page and file is there. Canonical links and the sitemap use the site's address. */
export function checkPages({ origin, base }: Site, { sitemap, listed, pages, files }: Visit, found: Found): void {
	for (const { url, status, outcome } of [...pages, ...files]) {
		if (status !== 200) found(url, `${outcome}, not 200. Upload the whole site again; on a server, use our settings.`);
	}
	const canonicals = listed.map(({ url, text }) => [url, /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]]);
	for (const [at = '', address = ''] of [...canonicals, ...sitemap.map((url) => ['the sitemap', url])]) {
		if (address.startsWith(origin + base)) continue;
		found(at, `it names ${URL.parse(address)?.origin ?? 'no address'}. Build the site with SITE_URL=${origin}.`);
	}
}

/** Pages and files have the headers of public/_headers, and no other values for them. */
export function checkHeaders({ rules }: Site, { pages, files }: Visit, found: Found): void {
	const all = rules.headers.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));
	const names = new Set(all.filter((name) => !isFileHeader(name)));
	for (const { url, headers } of [...pages, ...files].filter(({ status }) => status === 200)) {
		const expected = findHeaders(rules.headers, new URL(url).pathname);
		for (const name of names) {
			const [sent, wanted] = [headers.get(name) ?? 'nothing', expected.get(name) ?? 'nothing'];
			if (sent !== wanted) found(url, `the header ${name} says ${sent}; in public/_headers it says ${wanted}.`);
		}
	}
}

/** Browsers revalidate pages, and never request files with a hash in their name again. */
export function checkCaching({ pages, files }: Visit, found: Found): void {
	for (const reply of [...pages, ...files].filter(({ status }) => status === 200)) {
		const [seconds, header] = [getMaxAge(reply), `Cache-Control is "${reply.headers.get('cache-control') ?? ''}"`];
		const isHashed = reply.url.includes('/_astro/');
		if (isHashed && seconds < 31_536_000) {
			found(reply.url, `${header}, but this file never changes. Send "public, max-age=31536000, immutable".`);
		} else if (!isHashed && seconds > 600) {
			found(reply.url, `${header}, so visitors see changes late. Send "public, max-age=0, must-revalidate".`);
		}
	}
}

/** Old addresses redirect permanently, and keep the query. */
export async function checkRedirects({ origin, rules }: Site, found: Found): Promise<void> {
	for (const { from, to } of rules.redirects) {
		const target = `${new URL(to, origin).href}?code=1`;
		const urls = [from, `${from}/`].map((path) => `${origin}${path}?code=1`);
		for (const { url, status, place, outcome } of await sendAll(urls)) {
			if (place === target && (status === 301 || status === 308)) continue;
			found(url, `${outcome}; it should lead to ${target} for good (301).`);
		}
	}
}

/** A missing page gives a 404 with the site's own page, and isn't cached. */
export async function checkMissing({ origin, base }: Site, found: Found): Promise<void> {
	const mark = Date.now().toString(36);
	const names = [`missing-${mark}`, `blog/missing-${mark}`, `_astro/missing.${mark}.js`, `missing-${mark}.ics`];
	for (const reply of await sendAll(names.map((name) => origin + base + name))) {
		const { url, status, text, outcome } = reply;
		if (status !== 404) found(url, `${outcome}, not 404, so search engines take it for a page. Let 404.html answer.`);
		else if (!/<main[\s>]/.test(text)) found(url, 'its 404 is not the site’s own. Let 404.html answer.');
		if (getMaxAge(reply) > 600) {
			found(url, `browsers cache this 404 for ${getMaxAge(reply)} seconds. Send that only with files that exist.`);
		}
	}
}

/** For how many seconds a browser may use a response without revalidating it. */
function getMaxAge({ headers }: Reply): number {
	const value = headers.get('cache-control') ?? '';
	return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

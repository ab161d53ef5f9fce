// Checks of a live site, with advice for its owner.
import { findHeaders, isFileHeader } from '../../lib/host-rules.ts';
import { type Reply, send } from './request.ts';
import { sendAll, type Site, type Visit } from './visit.ts';

/** Records a fault at an address. */
export type Found = (at: string, says: string) => void;

/** Other addresses redirect permanently to the site, in at most three steps: to HTTPS, to the main name, to a slash. */
export async function checkName(other: string, { origin }: URL, found: Found): Promise<void> {
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

/** Every page is there and indexable; every file is there. */
export function checkPages({ pages, memberPages, files }: Visit, found: Found): void {
	for (const { url, status, outcome } of [...pages, ...memberPages]) {
		if (status !== 200) found(url, `${outcome}, not 200. Upload the whole site again; on a server, use our settings.`);
	}
	for (const { url, text, headers } of pages) {
		if (headers.get('x-robots-tag')?.includes('noindex') || text.includes('<meta name="robots" content="noindex"')) {
			found(url, 'it is in the sitemap and tells search engines to leave it out. Is this a preview?');
		}
	}
	for (const { url, status, outcome } of files) {
		if (status !== 200) found(url, `${outcome}, and the site needs it. Upload the whole site again.`);
	}
}

/** Canonical links, share pictures, sitemap and robots.txt use the site's address. */
export function checkAddresses({ base, named }: Site, { pages, sitemap, files }: Visit, found: Found): void {
	for (const { url, text } of pages.filter(({ status }) => status === 200)) {
		const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
		const own = named + new URL(url).pathname;
		if (!canonical) found(url, 'it has no canonical link. Upload the site as it was built.');
		else if (isHere(url, canonical) && canonical !== own) found(url, `its canonical link names ${canonical}.`);
		for (const [, shared = ''] of text.matchAll(/<meta property="og:(?:url|image)" content="([^"]+)"/g)) {
			isHere(url, shared);
		}
	}
	for (const address of sitemap) isHere('the sitemap', address);
	const robots = files.find(({ url }) => url.endsWith('/robots.txt'));
	for (const [, address = ''] of robots?.text.matchAll(/^Sitemap: *(\S+)/gim) ?? []) isHere('robots.txt', address);

	function isHere(at: string, address: string): boolean {
		if (address.startsWith(named + base)) return true;
		found(at, `it names ${URL.parse(address)?.origin ?? address}. Build the site with SITE_URL=${named}.`);
		return false;
	}
}

/** Pages and files have the headers of public/_headers, and no other values for them. */
export function checkHeaders({ rules }: Site, { pages, memberPages, files }: Visit, found: Found): void {
	const all = rules.headers.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));
	const names = new Set(all.filter((name) => !isFileHeader(name)));
	for (const { url, headers } of [...pages, ...memberPages, ...files].filter(({ status }) => status === 200)) {
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
		} else if (!isHashed && seconds > 600 && (pages.includes(reply) || reply.url.endsWith('/worker.js'))) {
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

import { compressible, getContentType } from '../../integrations/hosting/file-types.ts';
import { findHeaders, isFileHeader } from '../../integrations/hosting/host-rules.ts';
import { createPolicyHash } from '../../lib/policy-hash.ts';
import type { Reply } from './request.ts';
import { type Kind, type Site, trimSlash, type Visited } from './requests.ts';

const pages: Kind[] = ['page', 'unlisted'];
const present: Kind[] = [...pages, 'file', 'hashed'];
const again = 'Upload the whole site again; on a server, use our settings.';

/** What check:deploy expects of responses: says what is wrong with one, and how to fix it. */
export const expectations: [
	of: Kind[],
	explain: (reply: Visited, site: Site) => string | string[] | false | undefined,
][] = [
	[present, ({ status, outcome }) => status !== 200 && `${outcome}, not 200. ${again}`],
	[
		['missing'],
		({ status, outcome }) =>
			status !== 404 && `${outcome}, not 404, so search engines treat it as a page. Serve 404.html.`,
	],
	[
		['missing'],
		({ status, text }) =>
			status === 404 && !/<main[\s>]/.test(text) && 'its 404 page isn’t the site’s own. Serve 404.html.',
	],
	[
		['missing'],
		(reply) => {
			const seconds = getLifetime(reply) ?? 0;
			return seconds > 600 && `browsers cache this 404 for ${seconds} seconds. Set that only for files that exist.`;
		},
	],
	[['old'], explainRedirect],
	[
		['robots'],
		({ text }) =>
			/^user-agent: *\*\s*\n(?:(?!user-agent)[^\n]*\n)*?disallow: *\/\s*$/im.test(text) &&
			'it blocks search engines from the whole site. Remove "Disallow: /".',
	],
	[present, explainType],
	[
		pages,
		({ text }) => !/^<!doctype html>.*<\/html>\s*$/is.test(text) && `the page is cut off or isn’t ours. ${again}`,
	],
	[['page'], explainCanonical],
	[
		['page'],
		({ headers, text }) =>
			/noindex|none/i.test(headers.get('x-robots-tag') ?? '')
				? 'its header X-Robots-Tag hides it from search engines. Remove the header at your host.'
				: /<meta name="(robots|googlebot)" content="[^"]*(noindex|none)/i.test(text) &&
					'"noindex" hides it from search engines. Is this the build of a preview?',
	],
	[pages, explainScripts],
	[present, explainHeaders],
	[present, explainCaching],
	[
		[...pages, 'hashed'],
		({ headers, text }) =>
			compressible.test(headers.get('content-type') ?? '') &&
			text.length > 2000 &&
			!headers.has('content-encoding') &&
			'it isn’t compressed. Turn on Brotli or gzip.',
	],
];

/** What GitHub Pages can't meet. */
export const notOnGitHub = new Set<unknown>([explainRedirect, explainHeaders, explainCaching]);

function explainRedirect({ url, status, place, target = '', outcome }: Visited) {
	const isPermanent = status === 301 || status === 308 || trimSlash(url) === trimSlash(target);
	return !(isPermanent && place === target) && `${outcome}; it should redirect permanently (301) to ${target}.`;
}

/** Browsers recognize pictures and fonts without their type. */
function explainType({ url, kind, headers }: Visited) {
	const sent = (headers.get('content-type') ?? '').toLowerCase();
	const expected = pages.includes(kind) ? 'text/html; charset=utf-8' : getContentType(url);
	// "application/x-javascript" and "text/javascript" are the same.
	const simplify = (type: string) =>
		type.replace(/;.*/, '').replace(/^(text|application)\/(x-|rss\+)?(?=(javascript|xml)$)/, '');
	const isRight = simplify(sent) === simplify(expected) && /^[^;]*$|charset="?utf-8/.test(sent);
	return compressible.test(expected) && !isRight && `its type is "${sent}". Send "Content-Type: ${expected}".`;
}

function explainCanonical({ url, text }: Visited, { origin, base }: Site) {
	const address = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '';
	if (!address.startsWith(origin + base)) {
		return `its canonical address is on ${URL.parse(address)?.origin ?? 'no site'}. Build the site with SITE_URL=${origin}.`;
	}
	return trimSlash(address) !== trimSlash(url) && `it has the page of ${address}. ${again}`;
}

/** The page's security policy allows each of its scripts. */
function explainScripts({ text }: Visited, { base }: Site) {
	const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(text)?.[1] ?? '';
	if (!policy.startsWith("default-src 'self'") || policy.includes("'unsafe-")) {
		return `its security policy (a meta element) is missing or weaker than built. ${again}`;
	}
	const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)].map(([, attributes = '', body = '']) => {
		const source = /\ssrc=["']?([^"'\s>]+)/i.exec(attributes)?.[1];
		const isData = /\stype="?[\w/+-]*json/.test(attributes);
		const isOurs = source?.startsWith(`${base}_astro/`) ?? (isData || policy.includes(createPolicyHash(body)));
		return isOurs ? '' : (source ?? body).trim().slice(0, 40);
	});
	const added = scripts.find(Boolean);
	return added && `something added the script "${added}". Turn off whatever changes pages at your host.`;
}

/** Headers are those of public/_headers, and no other values for them. */
function explainHeaders({ url, headers }: Visited, { rules }: Site) {
	const expected = findHeaders(rules.headers, new URL(url).pathname);
	const names = rules.headers.flatMap((rule) => rule.headers.map(([name]) => name.toLowerCase()));
	const wrong = [...new Set(names)].filter(
		(name) => !isFileHeader(name) && headers.get(name) !== (expected.get(name) ?? null),
	);
	return wrong.map((name) => {
		const [sent, wanted] = [headers.get(name) ?? 'nothing', expected.get(name) ?? 'nothing'];
		return `the header ${name} is ${sent}, but in public/_headers it is ${wanted}.`;
	});
}

/** Browsers revalidate pages, and never request files with a hash in their name again. */
function explainCaching(reply: Visited) {
	const { kind, headers } = reply;
	const seconds = getLifetime(reply);
	const header = `Cache-Control is "${headers.get('cache-control') ?? ''}"`;
	if (kind === 'hashed') {
		const isLong = seconds !== undefined && seconds >= 31_536_000;
		return !isLong && `${header}, but this file never changes. Send "public, max-age=31536000, immutable".`;
	}
	if (seconds === undefined && !pages.includes(kind)) return false;
	const effect = seconds === undefined ? 'browsers guess when it changes' : 'visitors see changes late';
	return (
		!(seconds !== undefined && seconds <= 600) && `${header}, so ${effect}. Send "public, max-age=0, must-revalidate".`
	);
}

/** For how many seconds browsers or shared caches may use a response without revalidating it; undefined if it doesn't say. */
function getLifetime({ headers }: Reply): number | undefined {
	const value = headers.get('cache-control') ?? '';
	if (/no-store|no-cache/.test(value)) return 0;
	const ages = [...value.matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map(([, seconds]) => Number(seconds));
	if (ages.length > 0) return Math.max(...ages);
	const expires = headers.get('expires');
	return expires === null ? undefined : Math.max(0, (Date.parse(expires) || 0) - Date.now()) / 1000;
}

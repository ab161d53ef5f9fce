import { type BuildRecord, hashFile } from '../../integrations/hosting/build-record.ts';
import { compressible, getContentType } from '../../integrations/hosting/file-types.ts';
import { findHeaders, isFileHeader, uncached } from '../../integrations/hosting/host-rules.ts';
import { type Kind, type Reply, type SiteReply, trimSlash } from './requests.ts';

/** What is wrong with a response and how to fix it; false or undefined if nothing is. */
type ErrorText = string | false | undefined;

const published: Kind[] = ['page', 'file', 'hashed'];
const aYear = 31_536_000; // seconds
const uploadAgain =
	'Upload the whole site again. On your own server, use its configuration in src/integrations/hosting/.';

/**
 * What check:deploy expects of the responses to these requests. "rules" are those that need our headers and redirects,
 * which GitHub Pages doesn't support.
 */
export const expectations: [
	of: Kind[],
	explain: (reply: SiteReply, record: BuildRecord) => ErrorText | ErrorText[],
	needs?: 'rules',
][] = [
	[published, ({ status, outcome }) => status !== 200 && `${outcome}, not 200. ${uploadAgain}`],
	[
		published,
		({ file = '', body }, { files }) =>
			body &&
			hashFile(body) !== files[file] &&
			'it differs from the build. Upload the whole site again, and turn off whatever changes files at your host.',
	],
	[published, explainType],
	[
		['page'],
		({ headers }) =>
			/noindex|none/i.test(headers.get('x-robots-tag') ?? '') &&
			'its header X-Robots-Tag hides it from search engines. Remove the header at your host.',
	],
	[
		['robots'],
		({ body }) =>
			/^user-agent: *\*\s*\n(?:(?!user-agent)[^\n]*\n)*?disallow: *\/\s*$/im.test(String(body)) &&
			'it blocks search engines from the whole site. Remove "Disallow: /".',
	],
	[
		['page', 'hashed'],
		({ headers, body = '' }) =>
			compressible.test(headers.get('content-type') ?? '') &&
			body.length > 2000 &&
			!headers.has('content-encoding') &&
			'it isn’t compressed. Turn on Brotli or gzip.',
	],
	[published, explainHeaders, 'rules'],
	[published, explainCaching, 'rules'],
	[['missing'], explainMissing],
	[
		['old'],
		({ url, status, place, target = '', outcome }) => {
			const isPermanent = status === 301 || status === 308 || trimSlash(url) === trimSlash(target);
			return !(isPermanent && place === target) && `${outcome}; it should redirect permanently (301) to ${target}.`;
		},
		'rules',
	],
];

/** Browsers recognize pictures and fonts without their type. */
function explainType({ file = '', headers }: SiteReply): ErrorText {
	const sent = (headers.get('content-type') ?? '').toLowerCase();
	const expected = getContentType(file);
	// E.g. "javascript" in "text/javascript" and "application/x-javascript".
	const getName = (type: string) => type.replace(/;.*/, '').split(/\W/).at(-1);
	const isRight = getName(sent) === getName(expected) && /^[^;]*$|charset="?utf-8/.test(sent);
	return compressible.test(expected) && !isRight && `its type is "${sent}". Send "Content-Type: ${expected}".`;
}

/** Every header that public/_headers names has the value that it sets for this path, or is absent if it sets none. */
function explainHeaders({ url, headers }: SiteReply, { rules }: BuildRecord): ErrorText[] {
	const expected = findHeaders(rules.headers, new URL(url).pathname);
	const names = rules.headers.flatMap((rule) => rule.headers.map(([name]) => name.toLowerCase()));
	return [...new Set(names)].map((name) => {
		const [sent, wanted] = [headers.get(name) ?? 'missing', expected.get(name) ?? 'missing'];
		const isRight = isFileHeader(name) || sent === wanted;
		return !isRight && `the header ${name} is ${sent}, but in public/_headers it is ${wanted}. ${uploadAgain}`;
	});
}

/** Browsers revalidate pages, and never request files with a hash in their name again. */
function explainCaching(reply: SiteReply): ErrorText {
	const seconds = getLifetime(reply);
	const header = `Cache-Control is "${reply.headers.get('cache-control') ?? ''}"`;
	if (reply.kind === 'hashed') {
		return !(seconds >= aYear) && `${header}, but this file never changes. Send "public, max-age=${aYear}, immutable".`;
	}
	// Without a lifetime, browsers guess one.
	const isShort = seconds <= 600 || (reply.kind === 'file' && isNaN(seconds));
	return !isShort && `${header}, so visitors may see changes late. Send "${uncached}".`;
}

function explainMissing(reply: SiteReply, { files }: BuildRecord): ErrorText {
	const { status, outcome, body = Buffer.of() } = reply;
	if (status !== 404) return `${outcome}, not 404, so search engines treat it as a page. Serve 404.html.`;
	if (hashFile(body) !== files['404.html']) return 'its 404 page isn’t the site’s own. Serve 404.html.';
	const seconds = getLifetime(reply);
	return seconds > 600 && `browsers cache this 404 for ${seconds} seconds. Cache only files that exist.`;
}

/** How many seconds browsers or shared caches may use a response without revalidating it; NaN if it doesn't say. */
function getLifetime({ headers }: Reply): number {
	const control = headers.get('cache-control') ?? '';
	if (/no-store|no-cache/.test(control)) return 0;
	const ages = control.match(/(?<=max-age=|s-maxage=)\d+/g);
	return ages ? Math.max(...ages.map(Number)) : (Date.parse(headers.get('expires') ?? '') - Date.now()) / 1000;
}

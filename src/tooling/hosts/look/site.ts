// What a published site is asked from outside: our own server in the tests, the hosts' software, and the live site.
import { hashOf } from '../../../lib/policy-hash.ts';
import { headersFor, type HostRules, isOfFile } from '../../serve/host-rules.ts';
import { type Answer, ask, forEach } from './ask.ts';

/** What was looked at, in the order of the report. */
export const topics = [
	'pages',
	'addresses',
	'redirects',
	'unknown addresses',
	'headers',
	'caching',
	'types',
	'compression',
	'names',
	'security policy',
	'search engines',
] as const;
export type Topic = (typeof topics)[number];

/** One thing that was looked at: right, or what is wrong and what to do. */
export interface Finding<Kind extends string = Topic> {
	topic: Kind;
	ok: boolean;
	text: string;
}

export interface Site {
	/** Where it is asked, e.g. "http://localhost:4321", without a slash at the end. */
	origin: string;
	/** The path below which it lives: "/" or "/gym/". */
	base: string;
	/** What its pages are to call it: the origin that is published. */
	address: string;
	/** The rules of public/, below the base path. */
	rules: HostRules;
	/** What the host cannot do, and nobody can mend. */
	without?: Topic[];
	/** Whether it was built with the editing screen. */
	hasScreen?: boolean;
	/** A server without settings, which leads from "/about" to "/about/". */
	addsSlash?: boolean | undefined;
}

/** Every page that a site's own sitemap names, by its path. */
export async function sitemapPaths({ origin, base, address }: Site): Promise<string[]> {
	const index = await ask(`${origin}${base}sitemap-index.xml`);
	const maps = locations(index).map((url) => new URL(url).pathname);
	const pages = await forEach(maps, async (path) => locations(await ask(origin + path)));
	const paths = pages.flat().map((url) => new URL(url, address).pathname);
	if (paths.length === 0)
		throw new Error(`${origin}${base}sitemap-index.xml names no pages (it answers ${index.status}).`);
	return paths;
}

function locations({ status, text }: Answer): string[] {
	return status === 200 ? [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url) : [];
}

/** Looks at everything that does not need a browser. */
export async function lookAtSite(site: Site): Promise<Finding[]> {
	const paths = await sitemapPaths(site);
	const first = await forEach(paths, async (path) => ask(site.origin + path));
	const answers = await forEach(first, async (answer) =>
		placeOf(answer) === `${answer.url}/` ? { ...(await ask(`${answer.url}/`)), url: answer.url } : answer,
	);
	const pages = answers.filter(({ status }) => status === 200);
	const files = await filesNamedBy(site, pages);
	const named = await forEach(pagesNamedBy(site).flat(), async (path) => ask(site.origin + path));
	const findings = [
		...lookAtPages(answers),
		...lookAtNamed(site, named),
		...lookAtSlash(site, first),
		...(await lookAtAddresses(site, paths)),
		...(await lookAtScreen(site)),
		...(await lookAtRedirects(site)),
		...(await lookAtUnknown(site)),
		...lookAtHeaders(site, [...pages, ...files, ...named.filter(({ status }) => status === 200)]),
		...lookAtCaching(pages, files),
		...lookAtTypes([...pages, ...files]),
		...lookAtCompression([...pages, ...files]),
		...(await lookAtNames(site, pages)),
		...lookAtPolicy(pages),
		...lookAtSearch(pages),
	];
	return findings.filter(({ ok, topic }) => ok || !site.without?.includes(topic));
}

/** One file of each kind that the pages name, and those that every site has. */
async function filesNamedBy({ origin, base }: Site, pages: Answer[]): Promise<Answer[]> {
	const named = pages.flatMap(({ text, url }) =>
		[...text.matchAll(/(?:src|href|component-url)="([^"#?]+\.(\w+))"/g)].map(([, path = '', kind = '']) => {
			const { href } = new URL(path.replaceAll('&amp;', '&'), url);
			return { href, kind };
		}),
	);
	const own = named.filter(({ href }) => href.startsWith(origin + base));
	const first = new Map(own.reverse().map(({ href, kind }) => [kind, href]));
	const always = ['robots.txt', 'sitemap-index.xml', 'rss.xml', 'site.webmanifest', 'worker.js'].map(
		(file) => origin + base + file,
	);
	return forEach([...new Set([...first.values(), ...always])], async (url) => ask(url));
}

/** The pages that public/_headers names, which need not be in the sitemap, each by all that a visitor may write. */
function pagesNamedBy({ base, rules }: Site): string[][] {
	const paths = rules.headers.map(({ path }) => path).filter((path) => path !== `${base}*` && !/\*./.test(path));
	const starts = paths.map((path) => path.replace('*', ''));
	return starts.map((start) => (start.endsWith('/') ? [start] : [start, `${start}/`, `${start}.html`]));
}

function lookAtNamed(site: Site, answers: Answer[]): Finding[] {
	const there = new Set(answers.filter(({ status }) => status === 200).map(({ url }) => url));
	const missing = pagesNamedBy(site).filter(
		(forms) => forms.length > 1 && !forms.some((path) => there.has(site.origin + path)),
	);
	return missing.map(([page]) => wrong('pages', `${page} is not there, and public/_headers names it.`));
}

function lookAtPages(answers: Answer[]): Finding[] {
	const broken = answers.filter(
		({ status, header }) => status !== 200 || !header('content-type').startsWith('text/html'),
	);
	if (broken.length === 0) return [right('pages', `${answers.length} pages of the sitemap answer`)];
	return broken.map(({ url, status }) => wrong('pages', `${url} is in the sitemap and answers ${status}, not 200.`));
}

function lookAtSlash({ addsSlash = false }: Site, answers: Answer[]): Finding[] {
	const [led, ...others] = answers.filter((answer) => placeOf(answer) === `${answer.url}/`);
	if (!led || addsSlash) return [];
	return [
		wrong(
			'pages',
			`${led.url} and ${others.length} more lead to the same with a slash at the end: one more request for each click. Give the server our settings: npm run hosts -- nginx (or caddy).`,
		),
	];
}

/** "/about/" and "/about.html" lead to the page, in one step at most. */
async function lookAtAddresses({ origin, base }: Site, paths: string[]): Promise<Finding[]> {
	const inner = paths.filter((path) => path !== base);
	const forms = inner.flatMap((path) => [
		{ path, asked: `${path}/` },
		{ path, asked: `${path}.html` },
	]);
	const findings = await forEach(forms, async ({ path, asked }) => {
		const answer = await ask(origin + asked);
		const place = placeOf(answer);
		if (answer.status === 200 || place === origin + path) return undefined;
		const next = place?.startsWith(origin) ? await ask(place) : undefined;
		// A server without settings sends "/about" to "/about/", where the page is too.
		if (next?.status === 200) return undefined;
		return wrong('addresses', `${asked} answers ${said(answer)}; visitors who write it so don't find ${path}.`);
	});
	const faults = findings.filter((finding) => finding !== undefined);
	return faults.length > 0 ? faults : [right('addresses', 'pages are found with a slash or ".html" at the end too')];
}

/** The editing screen names its files from its folder: "/admin" leads to "/admin/". */
async function lookAtScreen({ origin, base, hasScreen = false }: Site): Promise<Finding[]> {
	if (!hasScreen) return [];
	const folder = `${origin}${base}admin/`;
	const [there, without] = await Promise.all([ask(folder), ask(folder.slice(0, -1))]);
	const script = /<script[^>]* src="([^"]+)"/.exec(there.text)?.[1];
	const file = script && (await ask(new URL(script, folder).href));
	if (!file || file.status !== 200)
		return [wrong('addresses', `${folder} answers ${said(there)}, without its script.`)];
	if (placeOf(without) === folder) return [right('addresses', 'the editing screen is there')];
	return [wrong('addresses', `${folder.slice(0, -1)} answers ${said(without)}; it should lead to ${folder}.`)];
}

async function lookAtRedirects({ origin, rules }: Site): Promise<Finding[]> {
	const forms = rules.redirects.flatMap(({ from, to }) => [
		{ from, to },
		{ from: `${from}/`, to },
	]);
	const findings = await forEach(forms, async ({ from, to }) => {
		const answer = await ask(origin + from);
		const target = new URL(to, origin).href;
		if (placeOf(answer) === target && (answer.status === 301 || answer.status === 308)) {
			const { status } = await ask(target);
			return status === 200 ? undefined : wrong('redirects', `${from} leads to ${to}, which answers ${status}.`);
		}
		const stub = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(answer.text)?.[1];
		const says = stub === to ? '200 and a page that leads on by itself' : said(answer);
		return wrong('redirects', `${from} answers ${says}, not 301 to ${to}.`);
	});
	const faults = findings.filter((finding) => finding !== undefined);
	return faults.length > 0 ? faults : [right('redirects', `${forms.length} old addresses lead on by 301`)];
}

/** What is not there is a 404 with the site's own page, and nobody keeps the answer. */
async function lookAtUnknown(site: Site): Promise<Finding[]> {
	const { origin, base } = site;
	const mark = Date.now().toString(36);
	const names = [`missing-${mark}`, `blog/missing-${mark}`, `_astro/missing.${mark}.js`, `missing-${mark}.ics`];
	// "/login-missing" has a rule as "/login" has.
	for (const [page = ''] of pagesNamedBy(site)) names.push(`${page.slice(base.length)}-missing-${mark}`);
	const findings = await forEach(names, async (name) => {
		const answer = await ask(origin + base + name);
		const { status, header, text } = answer;
		const faults: string[] = [];
		if (status !== 404) faults.push(`answers ${said(answer)}, not 404: search engines would take it for a page`);
		else if (!/<main[\s>]/.test(text)) faults.push('does not show the site’s own page for unknown addresses');
		if (!header('content-type').startsWith('text/html'))
			faults.push(`is sent as ${header('content-type')}, not as HTML`);
		const seconds = secondsKept(header('cache-control'));
		if (seconds > 600) {
			faults.push(
				`is kept by browsers for ${seconds} seconds ("${header('cache-control')}"): after a deploy goes wrong, pages stay broken for whoever saw it`,
			);
		}
		return faults.map((fault) => wrong('unknown addresses', `${base}${name} ${fault}.`));
	});
	const faults = findings.flat();
	return faults.length > 0
		? faults
		: [right('unknown addresses', 'what is not there is a 404 with the site’s own page, kept by nobody')];
}

function lookAtHeaders({ rules }: Site, answers: Answer[]): Finding[] {
	const faults = new Map<string, string[]>();
	const all = rules.headers.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));
	const names = [...new Set(all)].filter((name) => !isOfFile(name));
	for (const { url, header } of answers) {
		const { pathname } = new URL(url);
		const expected = headersFor(rules.headers, pathname);
		for (const name of names) {
			const value = expected.get(name) ?? '';
			if (header(name) === value) continue;
			const says = value ? `says "${value}"` : 'does not say so';
			const fault = `${name} is ${header(name) ? `"${header(name)}"` : 'missing'}, public/_headers ${says}`;
			faults.set(fault, [...(faults.get(fault) ?? []), pathname]);
		}
	}
	if (faults.size === 0)
		return [right('headers', 'every page and file comes with what public/_headers says of it, and no more')];
	return [...faults].map(([fault, paths]) => {
		const others = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
		return wrong('headers', `${paths[0]}${others}: ${fault}.`);
	});
}

function lookAtCaching(pages: Answer[], files: Answer[]): Finding[] {
	const faults: Finding[] = [];
	for (const { url, header } of pages) {
		const kept = header('cache-control');
		if (secondsKept(kept) <= 600 && kept !== '') continue;
		faults.push(
			wrong(
				'caching',
				`${url} has Cache-Control "${kept}": visitors see changes late. Send "public, max-age=0, must-revalidate".`,
			),
		);
	}
	for (const { url, header } of files.filter(({ url }) => url.endsWith('/worker.js'))) {
		const kept = header('cache-control');
		if (secondsKept(kept) <= 600) continue;
		faults.push(
			wrong(
				'caching',
				`${url} has Cache-Control "${kept}": what it keeps for visitors follows a deploy late. Send "public, max-age=0, must-revalidate".`,
			),
		);
	}
	for (const { url, header } of files.filter(({ url }) => url.includes('/_astro/'))) {
		if (secondsKept(header('cache-control')) >= 31_536_000) continue;
		faults.push(
			wrong(
				'caching',
				`${url} has Cache-Control "${header('cache-control')}", but never changes: send "public, max-age=31536000, immutable".`,
			),
		);
	}
	return faults.length > 0
		? faults
		: [right('caching', 'pages are asked for again, files with a hash in their name are kept')];
}

const types: { [kind: string]: RegExp } = {
	html: /^text\/html; ?charset=utf-8$/i,
	js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
	css: /^text\/css(; ?charset=utf-8)?$/i,
	svg: /^image\/svg\+xml(; ?charset=utf-8)?$/i,
	png: /^image\/png$/,
	jpeg: /^image\/jpeg$/,
	jpg: /^image\/jpeg$/,
	avif: /^image\/avif$/,
	webp: /^image\/webp$/,
	woff2: /^font\/woff2$/,
	ics: /^text\/calendar(; ?charset=utf-8)?$/i,
	webmanifest: /^application\/manifest\+json(; ?charset=utf-8)?$/i,
	xml: /^(text|application)\/(xml|rss\+xml)(; ?charset=utf-8)?$/i,
	txt: /^text\/plain(; ?charset=utf-8)?$/i,
};

function lookAtTypes(answers: Answer[]): Finding[] {
	const faults = answers.flatMap(({ url, status, header }) => {
		const kind = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? 'html';
		if (status !== 200) return [wrong('types', `${url} answers ${status}; pages name it.`)];
		const expected = types[kind];
		if (!expected || expected.test(header('content-type'))) return [];
		return [wrong('types', `${url} is sent as "${header('content-type')}", which is not the type of .${kind} files.`)];
	});
	return faults.length > 0 ? faults : [right('types', 'every kind of file is sent as what it is')];
}

function lookAtCompression(answers: Answer[]): Finding[] {
	const text = /^(text\/(html|javascript|css|xml)|application\/(javascript|xml|rss\+xml))/;
	const worth = answers.filter(({ text: body, header }) => text.test(header('content-type')) && body.length > 2000);
	const faults = worth.filter(({ header }) => !/^(br|gzip|zstd)$/.test(header('content-encoding')));
	if (faults.length === 0) return [right('compression', 'texts are sent packed')];
	const [first] = faults;
	return [
		wrong(
			'compression',
			`${first?.url} and ${faults.length - 1} more come unpacked, three times as heavy. Switch on brotli or gzip.`,
		),
	];
}

async function lookAtNames({ origin, base, address }: Site, pages: Answer[]): Promise<Finding[]> {
	const faults: Finding[] = [];
	const elsewhere = new Map<string, number>();
	for (const { url, text } of pages) {
		const { pathname } = new URL(url);
		const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
		const shared = /<meta property="og:(?:url|image)" content="([^"]+)"/g;
		for (const [, named = ''] of text.matchAll(shared)) {
			if (!named.startsWith(address + base.slice(0, -1))) count(named);
		}
		if (canonical === undefined) continue;
		if (canonical !== address + pathname) {
			if (canonical.startsWith(`${address}/`))
				faults.push(wrong('names', `${pathname} says that its address is ${canonical}.`));
			else count(canonical);
		}
	}
	const robots = await ask(`${origin}${base}robots.txt`);
	for (const line of robots.text.matchAll(/^Sitemap: *(.+)$/gim)) {
		if (line[1]?.trim() !== `${address}${base}sitemap-index.xml`) count(line[1] ?? '');
	}
	const index = await ask(`${origin}${base}sitemap-index.xml`);
	for (const url of locations(index)) if (!url.startsWith(address + base)) count(url);
	for (const [other, times] of elsewhere) {
		faults.push(
			wrong(
				'names',
				`The site calls itself ${other} (${times} times in pages, sitemap and robots.txt). Build it with "SITE_URL=${address}".`,
			),
		);
	}
	return faults.length > 0 ? faults : [right('names', `pages, sitemap and robots.txt name ${address}`)];

	function count(named: string) {
		const other = URL.parse(named)?.origin ?? named;
		elsewhere.set(other, (elsewhere.get(other) ?? 0) + 1);
	}
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const notRun = /\ssrc=|type="application\/(ld\+)?json"/;

/** A host that adds a script or changes one makes the policy block it. */
function lookAtPolicy(pages: Answer[]): Finding[] {
	const faults = pages.flatMap(({ url, text }) => {
		const policy = /<meta http-equiv="content-security-policy" content="([^"]*)/.exec(text)?.[1];
		if (policy === undefined) return [wrong('security policy', `${url} has no policy.`)];
		const blocked = [...text.matchAll(inline)].filter(
			([, , attributes = '', content = '']) => !notRun.test(attributes) && !policy.includes(hashOf(content)),
		);
		if (blocked.length === 0) return [];
		return [
			wrong(
				'security policy',
				`${url} holds a script or style that its policy blocks. Switch off what the host adds to pages (analytics, minifying, "Rocket Loader").`,
			),
		];
	});
	return faults.length > 0
		? faults
		: [right('security policy', 'every inline script and style is the one that was built')];
}

function lookAtSearch(pages: Answer[]): Finding[] {
	const faults = pages
		.filter(
			({ header, text }) =>
				header('x-robots-tag').includes('noindex') || /<meta name="robots" content="noindex"/.test(text),
		)
		.map(({ url }) =>
			wrong('search engines', `${url} is in the sitemap and tells search engines to leave it out: is this a preview?`),
		);
	return faults.length > 0 ? faults : [right('search engines', 'the pages of the sitemap may be found')];
}

/** How long a browser keeps an answer without asking. */
function secondsKept(cacheControl: string): number {
	if (/no-store|no-cache/.test(cacheControl)) return 0;
	return Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

function placeOf(answer: Answer): string | undefined {
	const location = answer.header('location');
	return answer.status >= 300 && answer.status < 400 && location ? new URL(location, answer.url).href : undefined;
}

function said(answer: Answer): string {
	const place = placeOf(answer);
	return place ? `${answer.status} to ${place}` : String(answer.status);
}

function right(topic: Topic, text: string): Finding {
	return { topic, ok: true, text };
}

function wrong(topic: Topic, text: string): Finding {
	return { topic, ok: false, text };
}

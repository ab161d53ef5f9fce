import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import { parse } from 'parse5';
import robotsParser from 'robots-parser';
import { root } from '../../folders.ts';
import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { findHeaders, readHeaderRules } from '../../integrations/hosting/headers.ts';
import { type Element, getAttribute, getText, listElements, options } from '../../integrations/html/markup.ts';
import { createPolicyHash } from '../../integrations/html/security-policy.ts';
import { type Expected, findFaults, type Reply, request, requestAll } from './requests.ts';

/** What was asked, what is wrong, and how to fix it. */
type Question = [about: string, faults: string[], advice: string];

const found = 'status 200';
const missing = 'status 404';
const noIndex = '(\\nx-robots-tag: .*|<meta(?=[^>]*\\brobots\\b)[^>]*)\\b(noindex|none)\\b';
const listed: Expected = ['permission to list it (“noindex”)', new RegExp(`^(?![^]*${noIndex})`, 'i')];
const useOurs = 'Use the settings for your host in src/integrations/hosting/.';

/** Asks about pages and files. @param loaded three pages, and the files that they name. @param members whether there are accounts. */
export async function askAboutSite(home: string, loaded: Reply[], members: boolean): Promise<Question[]> {
	const { origin, pathname } = new URL(home);
	const build = `Build the site with SITE_URL=${origin} and BASE_PATH=${pathname}`;
	const ask = async (file: string, ...expected: Expected[]) => findFaults(await request(home + file), ...expected);
	const headers = loaded[0]?.lines.join('\n') ?? '';
	const isGitHub = headers.includes('server: GitHub.com'); // it has no settings for headers
	const isCloudFront = headers.includes('x-amz-cf-id'); // its 404 has none

	const contact = `${home}contact`;
	// A cache has no page of this address, so the server itself sends it.
	const fresh = await request(`${contact}?check=${Date.now()}`);
	const isOld = loaded.some(({ address, body }) => address === contact && body !== fresh.body);
	const kinds = listKinds((await request(`${home}sitemap-0.xml`)).body, home);
	const more = await requestAll(isGitHub ? kinds : [...kinds, `${contact}/`]);
	const files = [...loaded, fresh, ...more];
	const pages = files.filter(({ address, body }) => isPage(address) && !/http-equiv="refresh"/.test(body));
	const notFound = await request(`${home}no-such-page`);
	const hashed = loaded.find(({ address }) => address.startsWith(`${home}_astro/`))?.address.slice(home.length) ?? '';
	const robots = await request(`${home}robots.txt`);
	const secrets = await requestAll(['.env', '.git/config', '_astro/'].map((file) => home + file));

	const everywhere: Question[] = [
		['Pages, and the files that they name', files.flatMap(findBroken), useOurs],
		[
			'HEAD requests',
			findFaults(await request(home, { method: 'HEAD' }), found),
			'Allow them: offline pages need them.',
		],
		[
			'The home page names this address',
			await ask('', ['it as the canonical one', new RegExp(`<link(?=[^>]*\\bcanonical\\b)[^>]*"${home}"`)]),
			`If it redirects, check the address that it leads to. ${build}`,
		],
		[
			'Pages as they were built',
			[...pages, notFound].flatMap(listChanges),
			'Turn off what changes pages at the host, e.g. minifying, added scripts, hidden email addresses.',
		],
		['Pages of the newest build', isOld ? [`${contact} is kept in a cache`] : [], 'Empty the cache at the host.'],
		[
			'The 404 page',
			[
				...findFaults(notFound, missing, ['our page', /site\.webmanifest/]),
				...findFaults(notFound, ...(isGitHub || isCloudFront ? [] : listHeaders('/404'))),
				...(await ask('_astro/missing.123456.js', missing)),
			],
			`Serve 404.html with status 404. ${useOurs}`,
		],
		[
			'Search engines may list the pages',
			[...pages.flatMap((page) => findFaults(page, listed)), ...findHidden(robots, home)],
			`A preview is hidden on purpose. ${build}`,
		],
		['The sitemap', await ask('sitemap-index.xml', [`pages of ${home}`, new RegExp(`<loc>${home}`)]), build],
		[
			'Private files and lists of files',
			secrets.flatMap((reply) => findFaults(reply, ['an error', /^status 4/])),
			'Publish only dist/, and turn off lists of folders.',
		],
		['Compression', await ask('', ['compression', /^content-encoding: /m]), 'Turn on Brotli or gzip.'],
	];
	if (isGitHub) return everywhere;
	const login = members ? await ask('login', found, ...listHeaders('/login')) : [];
	return [
		...everywhere,
		['The headers of public/_headers', [...(await ask('', ...listHeaders('/'))), ...login], useOurs],
		['Caching of files with a hash in their name', await ask(hashed, ...listHeaders(`/${hashed}`)), useOurs],
	];
}

const isPage = (address: string) => !/\.\w+$/.test(new URL(address).pathname);

/** From the sitemap, one page of each kind: those at the top, the first in each folder, and the page of the folder's name. */
function listKinds(sitemap: string, home: string): string[] {
	const start = new URL(home).pathname.length;
	const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) =>
		new URL(page, home).pathname.slice(start),
	);
	const tops = paths.map((page) => page.replace(/\/.*/, ''));
	const inside = tops.map((top) => paths.find((page) => page.startsWith(`${top}/`)) ?? top);
	// The sitemap has no redirects, and coaches/ is only a folder.
	const own = tops.filter((top) => paths.includes(top) || /^(schedule|gallery)$/.test(top));
	return [...new Set([...own, ...inside])].map((page) => home + page);
}

/** What a page or file lacks so that browsers use it and notice a new version, or the other page that a redirect leads to. */
function findBroken(reply: Reply): string[] {
	const { address, end } = reply;
	const withoutSlash = (url: string) => url.replace(/^https?:|\/(?=$|\?)/g, '');
	if (withoutSlash(address) !== withoutSlash(end)) return [`${address} leads to ${end}`];
	if (reply.lines[0] !== found) return [`${address} returned ${reply.lines[0]}`];
	const name = isPage(address) ? 'a page.html' : path.posix.basename(new URL(address).pathname);
	// Servers use several types for scripts and XML.
	const [kind = ''] = /html|javascript|css|calendar|manifest|^image|xml/.exec(lookup(name) ?? '') ?? [];
	const isText = /html|javascript|css|calendar/.test(kind);
	const isNew = isPage(address) || /^worker\.js$|\.(ics|json)$/.test(name);
	const expected: Expected[] = [
		[`the type of ${name}`, new RegExp(`^content-type: .*${kind}`, 'm')],
		['the charset UTF-8', isText ? /^content-type: (?!.*charset=(?!"?utf-?8))/im : /^/],
		['the header content-encoding, although it is compressed', isText ? /^(?![^]*\n\u001f)/ : /^/],
		['a promise to set no cookie', /^(?![^]*\nset-cookie: )/],
		['a short cache time', isNew ? /^cache-control: (?!.*(immutable|max-?age=\d{5}))/m : /^/],
	];
	return findFaults(reply, ...expected);
}

/** What robots.txt hides from two large search engines. Hosts add lines for other robots. */
function findHidden({ address, body }: Reply, home: string): string[] {
	const rules = robotsParser(new URL('/robots.txt', home).href, body);
	const robots = ['Googlebot', 'bingbot'].filter((robot) => rules.isDisallowed(`${home}contact`, robot));
	const faults = robots.map((robot) => `${address} hides the site from ${robot}`);
	const sitemap = `${home}sitemap-index.xml`;
	return rules.getSitemaps().includes(sitemap) ? faults : [...faults, `${address} doesn’t name ${sitemap}`];
}

/** Rewritten email addresses, and the scripts and styles that a page's security policy blocks: the build didn't write them. */
function listChanges({ address, body }: Reply): string[] {
	if (body.includes('/cdn-cgi/l/email-protection')) return [`${address} hides email addresses`];
	const elements = listElements(parse(body, options));
	const policy = elements.find((element) => getAttribute(element, 'http-equiv') === 'content-security-policy');
	const allowed = (policy && getAttribute(policy, 'content')) ?? '';
	if (!allowed && body) return [`${address} has no security policy`];
	const isBlocked = (element: Element) => {
		const source = getAttribute(element, 'src');
		if (source) return /^(https?:)?\/\//.test(source) && !allowed.includes(new URL(source, address).origin);
		return !/json/.test(getAttribute(element, 'type') ?? '') && !allowed.includes(createPolicyHash(getText(element)));
	};
	return elements
		.filter((element) => /^(script|style)$/.test(element.tagName) && isBlocked(element))
		.map((element) => `${address} blocks “${(getAttribute(element, 'src') ?? getText(element)).trim().slice(0, 60)}…”`);
}

/** The headers that public/_headers sets for a path. The year of HTTPS may be longer, and for other names of the domain, too. */
function listHeaders(file: string): Expected[] {
	const year = /^strict-transport-security: .*max-age=([3-9]\d{7}|\d{9})/m;
	return [...findHeaders(readHeaderRules(), file)].map(([name, value]) => {
		const line = `${name}: ${value}`;
		return year.test(line) ? [line, year] : line;
	});
}

/**
 * Asks about accounts: whether the service is set up as supabase/config.toml says, whether visitors can't read its tables,
 * and whether it has all migrations.
 * @param service its address.
 */
export async function askAboutAccounts(service: string, key: string): Promise<Question[]> {
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const settings = [
		`"disable_signup":${!enable_signup}`,
		`"mailer_autoconfirm":${!email.enable_confirmations}`,
		`"anonymous_users":${enable_anonymous_sign_ins}`,
		'"email":true', // sign-in with an email address
	].map((words): Expected => [words, new RegExp(words)]);
	const denied: Expected = ['“permission denied”', /permission denied/];
	const ask = async (path: string, ...expected: Expected[]) =>
		findFaults(await request(new URL(`/${path}`, service).href, { key }), ...expected);
	// The columns that migrations have added. Without the newest, which is an error of its own, the database refuses messages.
	const migrations = globSync('supabase/migrations/*.sql', { cwd: root }).map((file) =>
		readFileSync(path.join(root, file)),
	);
	const changes = migrations.join('\n').match(/^alter table public\.contact_messages\s[^;]*/gm) ?? [];
	const columns = changes.join('\n').match(/(?<=add column )\w+/g) ?? [];
	const messages = `rest/v1/contact_messages?select=${columns.join(',')}&limit=1`;
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	const pushSettings = 'Is the project paused? If not, push the settings: npx supabase@3 config push';
	return [
		['The account service and its settings', await ask('auth/v1/settings', ...settings), pushSettings],
		['Visitors can’t read accounts', await ask('rest/v1/users?limit=1', denied), pushTables],
		['Visitors can’t read messages, and tables are up to date', await ask(messages, denied), pushTables],
	];
}

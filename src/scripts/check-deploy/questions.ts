import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import { parse } from 'parse5';
import { root } from '../../folders.ts';
import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { findHeaders, readHeaderRules } from '../../integrations/hosting/headers.ts';
import { type Element, getAttribute, getText, listElements, options } from '../../integrations/html/markup.ts';
import { createPolicyHash } from '../../integrations/html/security-policy.ts';
import { type Expected, findFaults, type Reply, request } from './requests.ts';

/** What was asked, what is wrong, and how to fix it. */
type Question = [about: string, faults: string[], advice: string];

const found = 'status 200';
const missing = 'status 404';
const listed: Expected = [
	'permission to list it (“noindex”)',
	/^(?![^]*(\nx-robots-tag: .*noindex|<meta(?=[^>]*\brobots\b)[^>]*noindex))/i,
];
const useOurs = 'Use the settings for your host in src/integrations/hosting/.';

/** Asks about pages and files. @param loaded three pages, and the files that they name. */
export async function askAboutSite(home: string, loaded: Reply[]): Promise<Question[]> {
	const { origin, pathname } = new URL(home);
	const build = `Build the site with SITE_URL=${origin} and BASE_PATH=${pathname}`;
	const ask = async (file: string, ...expected: Expected[]) => findFaults(await request(home + file), ...expected);
	const pages = loaded.filter(({ address }) => !/\.\w+$/.test(address));
	const notFound = await request(`${home}no-such-page`);
	const hashed =
		loaded.map(({ address }) => address.slice(home.length)).find((file) => file.startsWith('_astro/')) ?? '';
	const headers = pages[0]?.lines.join('\n') ?? '';
	const isGitHub = headers.includes('server: GitHub.com'); // it has no settings for headers
	const isCloudFront = headers.includes('x-amz-cf-id'); // its 404 has none

	const everywhere: Question[] = [
		[
			'The home page names this address',
			await ask('', ['it as the canonical one', new RegExp(`<link(?=[^>]*\\bcanonical\\b)[^>]*"${home}"`)]),
			`If it redirects, check the address that it leads to. ${build}`,
		],
		[
			'Pages, and the files that they name',
			loaded.flatMap((reply) => findFaults(reply, found, ...expectFile(reply.address))),
			useOurs,
		],
		[
			'Scripts and styles that the security policy allows',
			[...pages, notFound].flatMap(listBlocked),
			'Turn off what changes pages at the host, e.g. minifying, added scripts, hidden email addresses.',
		],
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
			[
				...pages.flatMap((page) => findFaults(page, listed)),
				...(await ask('robots.txt', `Sitemap: ${home}sitemap-index.xml`, ['access', /^(?![^]*\nDisallow: \/(\s|$))/i])),
			],
			`A preview is hidden on purpose. ${build}`,
		],
		['The sitemap', await ask('sitemap-index.xml', [`pages of ${home}`, new RegExp(`<loc>${home}`)]), build],
		[
			'Private files and lists of files',
			(
				await Promise.all(['.env', '.git/config', '_astro/'].map((file) => ask(file, ['an error', /^status 4/])))
			).flat(),
			'Publish only dist/, and turn off lists of folders.',
		],
		['Compression', await ask('', ['compression', /^content-encoding: /m]), 'Turn on Brotli or gzip.'],
	];
	if (isGitHub) return everywhere;
	return [
		...everywhere,
		['A page with a slash at the end', await ask('contact/', found), useOurs],
		['The headers of public/_headers', await ask('', ...listHeaders('/')), useOurs],
		['Caching of files with a hash in their name', await ask(hashed, ...listHeaders(`/${hashed}`)), useOurs],
	];
}

/** What a page or file must have so that browsers use it, and notice a new version. */
function expectFile(address: string): Expected[] {
	const name = path.posix.basename(new URL(address).pathname);
	// Servers use several types for scripts and XML.
	const [kind = ''] = /javascript|css|calendar|manifest|^image|xml/.exec(lookup(name) ?? '') ?? [];
	const isFile = name.includes('.');
	const type: Expected = [`the type of ${name}`, new RegExp(`^content-type: .*${kind}`, 'm')];
	const short: Expected = ['a short cache time', /^cache-control: (?!.*(immutable|max-age=\d{5}))/m];
	return [...(isFile ? [type] : []), ...(!isFile || name === 'worker.js' ? [short] : [])];
}

/** The scripts and styles of a page that its security policy blocks, because they aren't as the build wrote them. */
function listBlocked({ address, body }: Reply): string[] {
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

/** The headers that public/_headers sets for a path. */
function listHeaders(file: string): string[] {
	return [...findHeaders(readHeaderRules(), file)].map(([name, value]) => `${name}: ${value}`);
}

/**
 * Asks about accounts: whether the service is set up as supabase/config.toml says, whether visitors can't read its tables,
 * and whether it has all migrations.
 * @param service its address.
 */
export async function askAboutAccounts(service: string, key: string): Promise<Question[]> {
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const settings = {
		disable_signup: !enable_signup,
		mailer_autoconfirm: !email.enable_confirmations,
		anonymous_users: enable_anonymous_sign_ins,
		email: true, // sign-in with an email address
	};
	const expected = Object.entries(settings).map(([name, value]): Expected => {
		const words = `"${name}":${value}`;
		return [words, new RegExp(words)];
	});
	const denied: Expected = ['“permission denied”', /permission denied/];
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	const ask = async (path: string, ...lines: Expected[]) =>
		findFaults(await request(new URL(`/${path}`, service).href, key), ...lines);
	const pushSettings =
		'Does it run? A free project pauses after a week without use. If it runs, push the settings: npx supabase@3 config push';
	// A missing column is an error of its own.
	const messages = `contact_messages?select=${listColumns().join(',')}&limit=1`;
	return [
		['The account service and its settings', await ask('auth/v1/settings', ...expected), pushSettings],
		['Visitors can’t read accounts', await ask('rest/v1/users?limit=1', denied), pushTables],
		['Visitors can’t read messages, and tables are up to date', await ask(`rest/v1/${messages}`, denied), pushTables],
	];
}

/** The columns that migrations have added to messages. Without the newest, the database refuses every message. */
function listColumns(): string[] {
	const folder = path.join(root, 'supabase/migrations');
	const migrations = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
	const statements = migrations.join('\n').matchAll(/^alter table public\.contact_messages\s([^;]*)/gm);
	return [...statements].flatMap(([, change = '']) =>
		[...change.matchAll(/add column (\w+)/g)].map(([, name = '']) => name),
	);
}

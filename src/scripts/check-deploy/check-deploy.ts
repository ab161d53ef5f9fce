/* `npm run check:deploy -- https://www.example.com`: asks the live site questions, and says how to fix what is wrong. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import robotsParser from 'robots-parser';
import { root } from '../../folders.ts';
import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { findHeaders } from '../../integrations/hosting/headers.ts';
import { createPolicyHash } from '../../integrations/html/security-policy.ts';
import { type Expected, findFaults, loadPages, type Reply, request, requestAll } from './requests.ts';

/** What was asked, what is wrong, and how to fix it. */
type Question = [about: string, faults: string[], advice: string];

/** Supabase's secret key; the older one names its role in Base64. */
const secret = /sb_secret_\w|InNlcnZpY2Vfcm9sZS|c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ/;
const noIndex = '(\\nx-robots-tag: .*|<meta(?=[^>]*\\brobots\\b)[^>]*)\\b(noindex|none)\\b';
const listed: Expected = ['permission to list it (“noindex”)', new RegExp(`^(?![^]*${noIndex})`, 'i')];
const denied: Expected = ['“permission denied”', /permission denied/];
const useOurs = 'Use the settings for your host in src/integrations/hosting/.';

/** Asks all questions. @returns the report: a line for each. */
export async function checkDeploy(written: string): Promise<string[]> {
	const { origin, pathname = '' } = URL.parse(written) ?? {};
	if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin))
		return [`✗ Write a URL with HTTPS, e.g. npm run check:deploy -- https://www.example.com (not "${written}").`];
	const home = origin + pathname.replace(/\/?$/, '/');
	const [status = ''] = (await request(home)).lines;
	// A missing password, a firewall, too many requests, an error of the server: nothing else says more.
	if (/^no response|^status (401|403|429|5)/.test(status)) return [`✗ ${home}: ${status}.`];
	const pages = ['', 'contact', 'schedule/week'].map((page) => home + page); // every gym has these
	const loaded = await loadPages(pages, home);
	// A script names the account service (accounts/available.ts): a Supabase project, or "/" for the site itself.
	const scripts = loaded.filter(({ address }) => address.endsWith('.js')).map(({ body }) => body);
	const [, service, key = ''] = /\burl:["'`]([^"'`]+)["'`],key:["'`]([^"'`]+)/.exec(scripts.join('\n')) ?? [];

	const questions = await askAboutSite(home, loaded, service !== undefined);
	if (service) questions.push(...(await askAboutAccounts(new URL(service, home), key)));
	const report = questions.map(([about, [fault, ...others], advice]) => {
		const more = others.length > 0 ? ` (and ${others.length} more)` : '';
		return fault ? `✗ ${about}: ${fault}${more}. ${advice}` : `✓ ${about}`;
	});
	return service ? report : [...report, '– The site was built without accounts: PUBLIC_SUPABASE_URL isn’t set.'];
}

/** Asks about pages and files. @param loaded three pages, and the files that they name. @param members whether there are accounts. */
async function askAboutSite(home: string, loaded: Reply[], members: boolean): Promise<Question[]> {
	const ask = async (file: string, ...expected: Expected[]) => findFaults(await request(home + file), ...expected);
	const headers = loaded[0]?.lines.join('\n') ?? '';
	const isGitHub = headers.includes('server: GitHub.com'); // it has no settings for headers
	const isCloudFront = headers.includes('x-amz-cf-id'); // its 404 has none
	const listHeaders = (file: string) => (isGitHub ? [] : [...findHeaders(file)].map(expectHeader));

	const contact = `${home}contact`;
	// A cache has no page of this address, so the server itself sends it.
	const fresh = await request(`${contact}?check=${Date.now()}`);
	const isOld = loaded.some(({ address, body }) => address === contact && body !== fresh.body);
	const sitemap = (await request(`${home}sitemap-0.xml`)).body.matchAll(/<loc>([^<]+)/g);
	const listedPages = [...sitemap].map(([, page = '']) => new URL(new URL(page).pathname, home).href);
	const more = await requestAll([...listedPages, `${home}schedule`, ...(isGitHub ? [] : [`${contact}/`])]);
	const files = [...loaded, fresh, ...more];
	const pages = files.filter(({ address, body }) => isPage(address) && !/http-equiv="refresh"/.test(body));
	const notFound = await request(`${home}no-such-page`);
	const hashed = loaded.find(({ address }) => address.startsWith(`${home}_astro/`))?.address.slice(home.length) ?? '';
	const robots = await request(`${home}robots.txt`);
	const rules = robotsParser(robots.address, robots.body); // hosts add lines for other robots
	const hidden = ['Googlebot', 'bingbot'].filter((robot) => rules.isDisallowed(contact, robot));
	const secrets = await requestAll(['.env', '.git/config', '_astro/'].map((file) => home + file));

	return [
		[
			'No secret key in pages and scripts',
			loaded.filter(({ body }) => secret.test(body)).map(({ address }) => address),
			'Replace the key in Supabase now.',
		],
		['Pages, and the files that they name', files.flatMap(findBroken), useOurs],
		[
			'HEAD requests',
			findFaults(await request(home, { method: 'HEAD' }), 'status 200'),
			'Allow them: offline pages need them.',
		],
		[
			'The home page, the sitemap and robots.txt name this address',
			[
				...(await ask('', ['it as the canonical one', new RegExp(`<link(?=[^>]*\\bcanonical\\b)[^>]*"${home}"`)])),
				...(await ask('sitemap-index.xml', [`pages of ${home}`, new RegExp(`<loc>${home}`)])),
				...findFaults(robots, `Sitemap: ${home}sitemap-index.xml`),
			],
			`If it redirects, check the address that it leads to. Build with SITE_URL and BASE_PATH of ${home}`,
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
				...findFaults(notFound, 'status 404', ['our page', /site\.webmanifest/]),
				...findFaults(notFound, ...(isCloudFront ? [] : listHeaders('/404'))),
				...(await ask('_astro/missing.123456.js', 'status 404')),
			],
			`Serve 404.html with status 404. ${useOurs}`,
		],
		[
			'Search engines may list the pages',
			[
				...pages.flatMap((page) => findFaults(page, listed)),
				...hidden.map((robot) => `${robots.address} hides the site from ${robot}`),
			],
			'A preview is hidden on purpose.',
		],
		[
			'Private files and lists of files',
			secrets.flatMap((reply) => findFaults(reply, ['an error', /^status 4/])),
			'Publish only dist/, and turn off lists of folders.',
		],
		['Compression', await ask('', ['compression', /^content-encoding: /m]), 'Turn on Brotli or gzip.'],
		[
			isGitHub ? 'Headers: GitHub Pages sends only its own' : 'The headers of public/_headers',
			[
				...(await ask('', ...listHeaders('/'))),
				...(members ? await ask('login', 'status 200', ...listHeaders('/login')) : []),
				...(await ask(hashed, ...listHeaders(`/${hashed}`))),
			],
			useOurs,
		],
	];
}

const isPage = (address: string) => !/\.\w+$/.test(new URL(address).pathname);

/** What a page or file lacks so that browsers use it and notice a new version, or the other page that a redirect leads to. */
function findBroken(reply: Reply): string[] {
	const { address, end, lines } = reply;
	const withoutSlash = (url: string) => url.replace(/^https?:|\/(?=$|\?)/g, '');
	if (withoutSlash(address) !== withoutSlash(end)) return [`${address} leads to ${end}`];
	if (lines[0] !== 'status 200') return [`${address} returned ${lines[0]}`];
	const name = isPage(address) ? 'a page.html' : path.posix.basename(new URL(address).pathname);
	// Servers use several types for scripts and XML.
	const [kind = ''] = /html|javascript|css|calendar|manifest|^image|xml/.exec(lookup(name) ?? '') ?? [];
	const isText = /html|javascript|css|calendar/.test(kind);
	const isNew = isPage(address) || /^worker\.js$|\.(ics|json)$/.test(name);
	return findFaults(
		reply,
		[`the type of ${name}`, new RegExp(`^content-type: .*${kind}`, 'm')],
		['the charset UTF-8', isText ? /^content-type: (?!.*charset=(?!"?utf-?8))/im : /^/],
		['the header content-encoding, although it is compressed', isText ? /^(?![^]*\n\u001f)/ : /^/],
		['a promise to set no cookie', /^(?![^]*\nset-cookie: )/],
		['a short cache time', isNew ? /^cache-control: (?!.*(immutable|max-?age=\d{5}))/m : /^/],
	);
}

/** Rewritten email addresses, and the scripts and styles that a page's security policy blocks: the build didn't write them. */
function listChanges({ address, body }: Reply): string[] {
	if (body.includes('/cdn-cgi/l/email-protection')) return [`${address} hides email addresses`];
	const [policy = ''] = /<meta(?=[^>]*content-security-policy)[^>]*>/i.exec(body) ?? [];
	if (!policy && body) return [`${address} has no security policy`];
	const elements = [...body.matchAll(/<(?:script|style)\b([^>]*)>([^]*?)<\/(?:script|style)\b/gi)];
	const blocked = elements.filter(([, attributes = '', text = '']) => {
		const [, source] = /\bsrc="?([^"\s]+)/.exec(attributes) ?? [];
		if (source) return /^(https?:)?\/\//.test(source) && !policy.includes(new URL(source, address).origin);
		return !attributes.includes('json') && !policy.includes(createPolicyHash(text));
	});
	return blocked.map(([element]) => `${address} blocks “${element.slice(0, 60)}…”`);
}

/** The year of HTTPS may be longer, and for other names of the domain, too. */
function expectHeader([name, value]: [string, string]): Expected {
	const year = /^strict-transport-security: .*max-age=([3-9]\d{7}|\d{9})/m;
	const line = `${name}: ${value}`;
	return year.test(line) ? [line, year] : line;
}

/**
 * Asks about accounts: whether the service is set up as supabase/config.toml says, whether visitors can't read its tables,
 * and whether it has all migrations.
 */
async function askAboutAccounts(service: URL, key: string): Promise<Question[]> {
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const settings = [
		`"disable_signup":${!enable_signup}`,
		`"mailer_autoconfirm":${!email.enable_confirmations}`,
		`"anonymous_users":${enable_anonymous_sign_ins}`,
		'"email":true', // sign-in with an email address
	].map((words): Expected => [words, new RegExp(words)]);
	const ask = async (path: string, ...expected: Expected[]) =>
		findFaults(await request(new URL(`/${path}`, service).href, { key }), ...expected);
	// The columns that migrations have added. Without the newest, which is an error of its own, the database refuses messages.
	const columns = globSync(path.join(root, 'supabase/migrations/*.sql')).flatMap(
		(file) =>
			readFileSync(file, 'utf8').match(/(?<=^alter table public\.contact_messages\s[^;]*add column )\w+/gm) ?? [],
	);
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	return [
		[
			'The account service and its settings',
			await ask('auth/v1/settings', ...settings),
			'Is the project paused? If not, push the settings: npx supabase@3 config push',
		],
		['Visitors can’t read accounts', await ask('rest/v1/users?limit=1', denied), pushTables],
		[
			'Visitors can’t read messages, and tables are up to date',
			await ask(`rest/v1/contact_messages?select=${columns.join(',')}&limit=1`, denied),
			pushTables,
		],
	];
}

if (import.meta.main) {
	const report = await checkDeploy(process.argv[2] ?? '');
	console.log(report.join('\n'));
	process.exitCode = report.some((line) => line.startsWith('✗')) ? 1 : 0;
}

/*
 * `npm run check:deploy -- https://www.example.com`: compares the live site with the list of files that its build has published
 * (build.json), and says how to fix what differs.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import robotsParser from 'robots-parser';
import { root } from '../../folders.ts';
import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { type BuildList, buildList, hashFile } from '../../integrations/hosting/build-list.ts';
import { findHeaders } from '../../integrations/hosting/headers.ts';
import { type Reply, request, requestAll } from './requests.ts';

const useOurs = 'Use the settings for your host in src/integrations/hosting/.';
/** What is checked, and how to fix it. */
const checks = {
	answers: ['Every page and file', `Publish all of dist/. ${useOurs}`],
	address: ['The address', 'Build with SITE_URL and BASE_PATH of this address, and redirect others to it.'],
	changes: [
		'Pages and files as they were built',
		'Empty the cache at the host. Turn off what it adds to pages or minifies.',
	],
	headers: ['Headers', useOurs],
	compression: ['Compression', 'Turn on Brotli or gzip.'],
	notFound: ['The 404 page', 'Serve 404.html with status 404.'],
	search: ['Search engines may list the pages', 'A preview is hidden on purpose.'],
	secrets: ['Private files', 'Publish only dist/, and turn off lists of folders. Replace a key that was published.'],
	accounts: ['The account service', 'Is the project paused? If not, push its settings: npx supabase@3 config push'],
	tables: ['Visitors can’t read its tables, which are up to date', 'Push them: npx supabase@3 db push --remote'],
} satisfies Record<string, [about: string, advice: string]>;
type Fault = [check: keyof typeof checks, text: string];

/** Compares a site with its build. @returns the report: a line for each check, or why nothing else was checked. */
export async function checkDeploy(written: string): Promise<string[]> {
	const { origin, pathname = '' } = URL.parse(written) ?? {};
	if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin))
		return [`✗ Write a URL with HTTPS, e.g. npm run check:deploy -- https://www.example.com (not "${written}").`];
	const home = origin + pathname.replace(/\/?$/, '/');
	// Without the right address, a password, a firewall or a server that works, nothing else says more.
	const { status, end } = await request(home);
	if (/^no response|^status (401|403|429|5)/.test(status)) return [`✗ ${home}: ${status}.`];
	if (!isSame(end, home)) return [`✗ ${home} leads to ${end}. Check that address.`];
	const listing = await request(`${home}build.json?check=${Date.now()}`); // no cache has this address
	const build = listing.status === 'status 200' ? parseList(listing.body.toString()) : undefined;
	if (!build)
		return [`✗ ${listing.address}: ${listing.status}, without a list of files. ${checks.answers[1]} Then build again.`];

	const files = Object.keys(build.files).filter((file) => file !== '404.html');
	const replies = await requestAll(files.map((file) => home + toPath(file)));
	if (replies.some((reply) => reply.status === 'status 429'))
		return [`✗ ${home} refuses so many requests (status 429). Wait, or allow more at the host.`];
	const faults = replies.map((reply, index) => findFault(reply, build.files[files[index] ?? ''], home));
	faults.push(...(await askAboutSite(home, build, replies)));
	if (build.accounts.url)
		faults.push(...(await askAboutAccounts(new URL(build.accounts.url, home), build.accounts.key)));
	return Object.entries(checks).map(([check, [about, advice]]) => {
		if (!build.accounts.url && /accounts|tables/.test(check)) return `– ${about}: the site was built without accounts`;
		const [first, ...others] = faults.flatMap((fault) => (fault?.[0] === check ? [fault[1]] : []));
		const more = others.length > 0 ? ` (and ${others.length} more)` : '';
		return first ? `✗ ${about}: ${first}${more}. ${advice}` : `✓ ${about}`;
	});
}

function parseList(text: string) {
	try {
		return buildList.parse(JSON.parse(text));
	} catch {
		return undefined; // another file, or a page in its place
	}
}

/** The path of a file's address, e.g. "blog" of blog.html. */
const toPath = (file: string) => encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, ''));
/** Whether two addresses differ only in a slash at the end. */
const isSame = (one: string, other: string) => one.replace(/\/(?=$|\?)/, '') === other.replace(/\/(?=$|\?)/, '');

/** The first thing that is wrong with a page or file: the rest may follow from it. @param hash the build's. */
function findFault(reply: Reply, hash: string | undefined, home: string): Fault | undefined {
	const { address, end, status, headers, body } = reply;
	if (!isSame(address, end)) return ['answers', `${address} leads to ${end}`];
	if (status !== 'status 200') return ['answers', `${address} returned ${status}`];
	// Hosts add lines for robots that train on pages. askAboutSite() reads the file.
	if (hashFile(body) !== hash && address !== `${home}robots.txt`)
		return ['changes', `${address} differs from the build’s file`];
	const { pathname } = new URL(address);
	const name = /\.\w+$/.test(pathname) ? pathname : 'page.html';
	// Servers use several types for scripts and XML.
	const [kind = ''] = /html|javascript|css|calendar|manifest|^image|xml/.exec(lookup(name) ?? '') ?? [];
	const type = headers.get('content-type') ?? '';
	const isText = /html|javascript|css|calendar/.test(kind);
	if (!type.includes(kind) || (isText && /charset=(?!"?utf-?8)/i.test(type)))
		return ['headers', `${address} has the type “${type}”`];
	const isLong = /immutable|max-?age=\d{5}/.test(headers.get('cache-control') ?? '');
	if (isLong && (kind === 'html' || /worker\.js$|\.(ics|json)$/.test(name)))
		return ['headers', `browsers cache ${address} for long`];
	const unwanted = ['set-cookie', 'content-disposition'].find((header) => headers.has(header));
	if (unwanted) return ['headers', `${address} has the header ${unwanted}`];
	if (/noindex|none/.test(headers.get('x-robots-tag') ?? '')) return ['search', `${address} is hidden from them`];
	const isWrong = ([name, value]: [string, string]) => {
		const sent = headers.get(name) ?? '';
		// The year of HTTPS may be longer, and for other names of the domain, too.
		return name === 'strict-transport-security' ? !/max-age=([3-9]\d{7}|\d{9})/.test(sent) : sent !== value;
	};
	const wrong = [...findHeaders(address.slice(home.length - 1))].find(isWrong);
	// GitHub Pages has no settings for headers.
	if (wrong && headers.get('server') !== 'GitHub.com')
		return ['headers', `${address} lacks “${wrong[0]}: ${wrong[1]}”`];
	if (/html|javascript/.test(kind) && body.length > 2000 && !headers.has('content-encoding'))
		return ['compression', `${address} is sent without`];
	return undefined;
}

/** Asks what no single file of the build says. */
async function askAboutSite(home: string, build: BuildList, replies: Reply[]): Promise<Fault[]> {
	const faults: Fault[] = [];
	if (build.address !== home) faults.push(['address', `the site was built for ${build.address}`]);
	for (const { address, end, status } of await requestAll(listOtherNames(home)))
		if (status === 'status 200' && !isSame(end, home)) faults.push(['address', `${address} shows the site, too`]);
	const withQuery = await request(`${home}contact?check=${Date.now()}`);
	if (!isSame(withQuery.end, withQuery.address) || withQuery.status !== 'status 200')
		faults.push(['answers', `${withQuery.address} leads to ${withQuery.end}, ${withQuery.status}`]);
	const missing = ['no-such-page', '_astro/missing.123456.js'].map((name) => home + name);
	for (const { address, status, body } of await requestAll(missing))
		if (status !== 'status 404' || hashFile(body) !== build.files['404.html'])
			faults.push(['notFound', `${address} returned ${status}, or another page than ours`]);
	const secrets = ['.env', '.git/config', 'package.json', '_astro/'].map((name) => home + name);
	for (const { address, status } of await requestAll(secrets))
		if (!/^status 4/.test(status)) faults.push(['secrets', `${address} returned ${status}`]);

	const robots = replies.find(({ address }) => address === `${home}robots.txt`);
	const rules = robotsParser(`${home}robots.txt`, robots?.body.toString() ?? '');
	if (!rules.getSitemaps().includes(`${build.address}sitemap-index.xml`))
		faults.push(['search', `${home}robots.txt doesn’t name the sitemap`]);
	for (const { address } of replies)
		if (['Googlebot', 'bingbot'].some((robot) => rules.isDisallowed(address, robot)))
			faults.push(['search', `${address} is hidden from them`]);
	return faults;
}

/** The site's addresses without HTTPS, and with or without "www.", which must redirect if they exist. */
function listOtherNames(home: string): string[] {
	const { protocol, host } = new URL(home);
	if (protocol === 'http:') return [];
	const second = host.startsWith('www.') ? host.replace('www.', '') : `www.${host}`;
	return [home.replace('https:', 'http:'), home.replace(host, second)];
}

/**
 * Asks about accounts: whether the service is set up as supabase/config.toml says, whether visitors can't read its tables,
 * and whether it has all migrations.
 */
async function askAboutAccounts(service: URL, key: string): Promise<Fault[]> {
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const ask = (path: string) => request(new URL(`/${path}`, service).href, { key });
	const settings = await ask('auth/v1/settings');
	if (settings.status !== 'status 200') return [['accounts', `${settings.address} returned ${settings.status}`]];
	const wanted = [
		`"disable_signup":${!enable_signup}`,
		`"mailer_autoconfirm":${!email.enable_confirmations}`,
		`"anonymous_users":${enable_anonymous_sign_ins}`,
		'"email":true', // sign-in with an email address
	];
	const absent = wanted.filter((words) => !settings.body.includes(words));
	const faults = absent.map((words): Fault => ['accounts', `${settings.address} returned none of ${words}`]);
	// What visitors may fill in. A column that isn't there is an error of its own, and the database would refuse messages.
	const messages = readFileSync(path.join(root, 'supabase/schemas/messages.sql'), 'utf8');
	const [, columns = ''] = /grant insert \(([^)]+)\)/.exec(messages) ?? [];
	const tables = ['users?limit=1', `contact_messages?select=${columns.replaceAll(' ', '')}&limit=1`];
	for (const { address, status, body } of await Promise.all(tables.map((table) => ask(`rest/v1/${table}`))))
		if (!body.includes('permission denied'))
			faults.push(['tables', `${address} returned ${status}, without “permission denied”`]);
	return faults;
}

if (import.meta.main) {
	const report = await checkDeploy(process.argv[2] ?? '');
	console.log(report.join('\n'));
	process.exitCode = report.some((line) => line.startsWith('✗')) ? 1 : 0;
}

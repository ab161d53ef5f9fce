import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { lookup } from 'mrmime';
import { afterAll, expect, it } from 'vitest';
import { hashFile } from '~/integrations/hosting/build-list.ts';
import { findHeaders } from '~/integrations/hosting/headers.ts';
import { checkDeploy } from '~/scripts/check-deploy/check-deploy.ts';
import { listen } from '../support/site-server.ts';

/** A page as built. */
const page = (text = '') => `<!doctype html><html><link rel="manifest" href="/site.webmanifest">${text}`;
const external = { anonymous_users: false, email: true };
const settings = { disable_signup: false, mailer_autoconfirm: false, external };
const long = 'A long page. '.repeat(200);
const pages = ['/about', '/blog', '/blog/warm-up', '/blog/tag/呼吸', '/login'];
/** A site without errors. HOME is its address. */
const site: Record<string, string> = {
	'/': page(long),
	'/contact': page('<form>'),
	'/schedule':
		'<html><meta http-equiv="refresh" content="0;url=/schedule/monday"><meta name="robots" content="noindex">',
	...Object.fromEntries(pages.map((path) => [path, page(path)])),
	'/404': page('Not found'),
	'/_astro/two.abcdef.js': 'begin()',
	'/_astro/big.123456.avif': 'A picture.',
	'/worker.js': 'precache()',
	'/schedule.ics': 'BEGIN:VCALENDAR',
	'/robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: HOME/sitemap-index.xml',
	'/sitemap-0.xml': '<loc>HOME/about</loc>',
	'/auth/v1/settings': JSON.stringify(settings),
	'/rest/v1/users': 'permission denied for table users',
	'/rest/v1/contact_messages': 'permission denied for table contact_messages',
};
const fill = (text: string) => text.replaceAll('HOME', home);
/** The build's list of its files. */
function listBuild(accounts = { url: '/', key: 'sb_publishable_test' }) {
	const built = Object.entries(site).filter(([path]) => !where.accounts.test(path));
	const toFile = (path: string) => (/\.\w+$/.test(path) ? path : path.replace(/\/$/, '/index') + '.html').slice(1);
	const files = Object.fromEntries(built.map(([path, text]) => [toFile(path), hashFile(fill(text))]));
	return JSON.stringify({ address: `${home}/`, accounts, files });
}

/** How a server differs from a good one, at some addresses. "" removes a header. */
interface Change {
	status?: number;
	headers?: OutgoingHttpHeaders;
	body?: string;
	to?: string; // where a redirect leads
	drops?: boolean;
	accounts?: { url: string; key: string };
}
let change: Change & { where: RegExp };
const where = { all: /^\/(?!auth|rest)/, accounts: /^\/(auth|rest)/, home: /^\/(\?|$)/, none: /^$/ };

const server = createServer(({ url = '/', headers: { apikey } }, response) => {
	const pathname = decodeURI(new URL(url, home).pathname);
	const file = pathname.replace(/(.)\/$/, '$1');
	const { status, headers, body, to, drops }: Change = change.where.test(decodeURI(url)) ? change : {};
	if (drops || apikey === '') return response.destroy(); // no page may get a key, not even an empty one
	const isMissing = !Object.hasOwn(site, file) || ['/_astro/', '/404'].includes(pathname);
	const built = file === '/build.json' ? listBuild(change.accounts) : isMissing ? undefined : site[file];
	const all = {
		'cache-control': 'max-age=0',
		'content-encoding': 'identity',
		'content-type': lookup(file) ?? 'text/html',
		...Object.fromEntries(findHeaders(built === undefined ? '/404' : pathname)),
		...(to !== undefined && { location: to.replace('/PATH/', url.replace(/(\?|$)/, '/$1')) }),
		...headers,
	};
	response.writeHead(
		status ?? (to === undefined ? (built === undefined ? 404 : 200) : 301),
		Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
	);
	return response.end(fill(body ?? built ?? site['/404'] ?? ''));
});
const { origin: home, close } = await listen(server);
afterAll(close);

const header = (name: string, value: string | string[]): Change => ({ headers: { [name]: value } });
const cached = (text: string) => header('cache-control', text);
const hsts = (text: string) => header('strict-transport-security', text);
const answers = 'Every page and file: HOME';
const changes = 'Pages and files as they were built: HOME';
const headers = 'Headers: HOME';
const search = 'Search engines may list the pages: HOME';
const missing = 'The 404 page: HOME/no-such-page returned';
const settingsFault = 'The account service: HOME/auth/v1/settings returned';
const robots = (rule: string) => `User-agent: *\n${rule}\nSitemap: HOME/sitemap-index.xml`;

/** Servers with one thing wrong, and the one line of the report that says so. */
const broken: [line: string, where: RegExp, change: Change][] = [
	[`${answers}/contact returned no response (UND_ERR_SOCKET)`, /^\/contact(\?.*)?$/, { drops: true }],
	[`${answers}/blog/warm-up returned status 404`, /warm-up/, { status: 404 }],
	[`${answers}/contact?check=`, /contact\?/, { status: 404 }],
	[`${answers}/contact?check=`, /contact\?/, { to: '/contact' }],
	[`${answers}/about leads to HOME/`, /^\/about/, { to: '/' }],
	[`${answers}/about returned no response (redirect count exceeded)`, /^\/about/, { to: '/about' }],
	[`${changes}/about`, /^\/about/, { body: page('/about<script src="//ads.example/a.js"></script>') }],
	[`${headers}/about has the type “text/html; c`, /about/, header('content-type', 'text/html; charset=iso-8859-1')],
	[`${headers}/about has the header set-cookie`, /about/, header('set-cookie', ['a=1', 'b=2'])],
	[`${headers}/about has the header content-disposition`, /about/, header('content-disposition', 'attachment')],
	[`browsers cache HOME/about for long`, /about/, cached('s-maxage=31536000')],
	[`browsers cache HOME/worker.js for long`, /worker/, cached('public, max-age=31536000')],
	[`browsers cache HOME/schedule.ics for long`, /ics/, cached('public, max-age=31536000')],
	[`${headers}/about lacks “content-security-policy`, /about/, header('content-security-policy', "default-src 'none'")],
	[`${headers}/_astro/`, /_astro\/(two|big)/, cached('max-age=3600')],
	[`${headers}/about lacks “strict-`, /about/, hsts('max-age=300')],
	['Compression: HOME/ is', where.home, header('content-encoding', '')],
	[`${missing} status 200`, /no-such/, { status: 200 }],
	[`${missing} status 404, or another page`, /no-such/, { body: 'Not found' }],
	['The 404 page: HOME/_astro/missing', /missing/, { status: 200 }],
	[`${search}/about`, /about/, header('x-robots-tag', 'googlebot: noindex')],
	[`${search}/blog is hidden from them (and 2 more)`, /robots/, { body: robots('Disallow: /blog') }],
	[`${search}/robots.txt doesn’t name`, /robots/, { body: 'Sitemap: https://old.example/sitemap-index.xml' }],
	['Private files: HOME/.env', /env/, { status: 200 }],
	[settingsFault, /settings/, { body: JSON.stringify({ ...settings, disable_signup: true }) }],
	[`${settingsFault} no response`, where.accounts, { drops: true }],
	['Visitors can’t read its tables', /users/, { status: 200, body: '[]' }],
	['Visitors can’t read its tables', /contact_m/, { body: 'column contact_messages.mail does not exist' }],
];
/** Servers that differ and work. */
const fine: [name: string, where: RegExp, change: Change][] = [
	['as built', where.none, {}],
	['without accounts', where.none, { accounts: { url: '', key: '' } }],
	['with a longer year of HTTPS', where.all, hsts('max-age=63072000; includeSubDomains; preload')],
	['whose host keeps one robot away', /robots/, { body: `User-agent: GPTBot\nDisallow: /\n\n${site['/robots.txt']}` }],
	['that redirects to a slash', /^\/(about|contact)(\?.*)?$/, { to: '/PATH/' }],
	['of GitHub, which has no headers', where.all, { headers: { server: 'GitHub.com', 'referrer-policy': '' } }],
];
/** Servers of which nothing else is asked. */
const silent: [line: string, where: RegExp, change: Change][] = [
	['HOME/: status 401.', where.all, { status: 401 }],
	['HOME/ refuses so many requests (status 429)', /about|blog/, { status: 429 }],
	['HOME/build.json?check=', /build/, { status: 404 }],
	['HOME/build.json?check=', /build/, { body: page() }],
	['HOME/ leads to HOME/about', /^\/$/, { to: '/about' }],
];
const withMark = (report: string[], mark: string) => report.filter((line) => line.startsWith(mark));

it.each(broken)('a live site is told once: %s', async (line, where, one) => {
	change = { where, ...one };
	const told = withMark(await checkDeploy(home), '✗');
	expect(told.join('\n')).toContain(fill(line));
	expect(told).toHaveLength(1);
});

it.each(fine)('a live site %s has no errors', async (_, where, one) => {
	change = { where, ...one };
	expect(withMark(await checkDeploy(home), '✗')).toEqual([]);
});

it.each(silent)('a live site is told only: %s', async (line, where, one) => {
	change = { where, ...one };
	expect(await checkDeploy(home)).toEqual([expect.stringContaining(`✗ ${fill(line)}`)]);
});

it('a live site was built for its address, which has HTTPS', async () => {
	change = { where: /build/, body: listBuild().replace(home, 'https://old.example') };
	const found = withMark(await checkDeploy(home), '✗').join('\n');
	expect(found).toContain('✗ The address: the site was built for https://old.example/');
	for (const address of ['www.gym.example', 'http://www.gym.example/'])
		expect(String(await checkDeploy(address))).toContain('✗ Write a URL with HTTPS');
});

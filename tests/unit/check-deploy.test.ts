import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { afterAll, expect, it } from 'vitest';
import { findHeaders } from '~/integrations/hosting/headers.ts';
import { createPolicyHash } from '~/integrations/html/security-policy.ts';
import { checkDeploy } from '~/scripts/check-deploy/check-deploy.ts';
import { listen } from '../support/site-server.ts';

const [script, style] = ['begin()', 'p { color: red }'];
const policy = `default-src 'self'; script-src 'self' '${createPolicyHash(script)}'; style-src 'self' '${createPolicyHash(style)}'`;
/** A page as built: `policy` allows its script and its style. */
const page = (text = '') =>
	`<!doctype html><meta content="${policy}" http-equiv="content-security-policy"><link rel="manifest" href="/site.webmanifest">
	<style>${style}</style><script>${script}</script>${text}`;
const external = { anonymous_users: false, email: true };
const settings = { disable_signup: false, mailer_autoconfirm: false, external };
/** A site without errors. HOME is its address. */
const site: Record<string, string> = {
	'/': page(`<link href="HOME/" rel="canonical"><img srcset="/_astro/big.123456.avif 2x"><script src="/_astro/one.123456.js">
		</script>`),
	'/contact': page('<form>'),
	'/schedule/week': page('<a href="/schedule.ics"><script type="application/ld+json">{}</script>'),
	'/schedule': '<meta http-equiv="refresh" content="0;url=/schedule/monday"><meta name="robots" content="noindex">',
	...Object.fromEntries(
		['/about', '/blog', '/blog/warm-up', '/coaches/ada', '/login'].map((path) => [path, page(path)]),
	),
	'/_astro/one.123456.js': 'import("./two.abcdef.js"); register("/worker.js"); fetch("/schedule.json")',
	'/_astro/two.abcdef.js': 'two={url:`/`,key:`sb_publishable_test`}',
	'/_astro/big.123456.avif': 'A picture.',
	'/worker.js': 'precache()',
	'/schedule.ics': 'BEGIN:VCALENDAR',
	'/schedule.json': '{}',
	'/site.webmanifest': '{}',
	'/robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: HOME/sitemap-index.xml',
	'/sitemap-index.xml': '<loc>HOME/sitemap-0.xml</loc>',
	'/sitemap-0.xml': ['', 'about', 'blog', 'blog/warm-up', 'coaches/ada', 'schedule/week']
		.map((path) => `<loc>HOME/${path}</loc>`)
		.join(''),
	'/auth/v1/settings': JSON.stringify(settings),
	'/rest/v1/users': 'permission denied for table users',
	'/rest/v1/contact_messages': 'permission denied for table contact_messages',
};

/** How a server differs from a good one, at some addresses. "" removes a header. */
interface Change {
	status?: number;
	headers?: OutgoingHttpHeaders;
	body?: string;
	/** The address that a redirect leads to. */
	to?: string;
	method?: string;
	isGzip?: boolean;
	drops?: boolean;
}
let change: Change & { where: RegExp };
const where = { all: /^\/(?!auth|rest)/, pages: /^\/([a-z]+(\/[a-z-]+)?)?(\?|$)/, none: /^$/ };

const server = createServer(({ url = '/', method }, response) => {
	const { pathname } = new URL(url, home);
	const file = pathname.replace(/(.)\/$/, '$1');
	const isChanged = change.where.test(url) && (change.method ?? method) === method;
	const { status, headers, body, to, isGzip, drops } = isChanged ? change : {};
	if (drops) return response.destroy();
	const built = pathname === '/_astro/' ? undefined : site[file];
	const all = {
		'cache-control': 'max-age=0',
		'content-encoding': 'identity',
		'content-type': lookup(file) ?? 'text/html',
		...Object.fromEntries(findHeaders(pathname)),
		...(to !== undefined && { location: to.replace('/PATH/', url.replace(/(\?|$)/, '/$1')) }),
		...headers,
	};
	response.writeHead(
		status ?? (to === undefined ? (built === undefined ? 404 : 200) : 301),
		Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
	);
	const text = (body ?? built ?? page()).replaceAll('HOME', home);
	return response.end(isGzip ? gzipSync(text) : text);
});
const { origin: home, close } = await listen(server);
afterAll(close);

const header = (name: string, value: string | string[]): Change => ({ headers: { [name]: value } });
const cached = (text: string) => header('cache-control', text);
const typed = (text: string) => header('content-type', text);
const hsts = (text: string) => header('strict-transport-security', text);
const named = 'Pages, and the files that they name: HOME';
const built = 'Pages as they were built';
const names = 'The home page, the sitemap and robots.txt name this address: HOME';
const sitemap = 'Sitemap: HOME/sitemap-index.xml';
const found = 'Search engines may list the pages: HOME';
const headers = 'The headers of public/_headers: HOME';
const home200 = `${named}/ returned status 200, without`;
const script200 = `${named}/_astro/two.abcdef.js returned status 200, without`;

/** Servers with one thing wrong, and the line of the report that says so. */
const broken: [line: string, where: RegExp, change: Change][] = [
	[`${named}/contact returned no response (UND_ERR_SOCKET)`, /^\/contact(\?.*)?$/, { drops: true }],
	[`${named}/schedule/week returned status 404`, /week/, { status: 404 }],
	[`${named}/_astro/big.123456.avif returned status 403`, /big/, { status: 403 }],
	[`${named}/worker.js returned status 404`, /worker/, { status: 404 }],
	[`${named}/schedule returned status 403`, /^\/schedule$/, { status: 403 }],
	[`${named}/contact/ returned status 404`, /contact\/$/, { status: 404 }],
	[`${named}/about leads to HOME/`, /about/, { to: '/' }],
	[`${named}/contact?check=`, /contact\?/, { to: '/contact/' }],
	[`${home200} a short cache time`, /^\/$/, cached('max-age=86400')],
	[`${named}/about returned status 200, without a short cache time`, /about/, cached('s-maxage=31536000')],
	[`${named}/worker.js`, /worker/, cached('public, max-age=31536000')],
	[`${named}/schedule.ics`, /ics/, cached('public, max-age=31536000')],
	[`${script200} the type`, /two/, typed('text/plain')],
	[`${home200} the charset`, where.pages, typed('text/html; charset=iso-8859-1')],
	[`${home200} a promise to set no cookie`, where.pages, header('set-cookie', ['a=1', 'b=2'])],
	[`${script200} the header content-encoding`, /two/, { isGzip: true }],
	['HEAD requests: HOME/ returned status 405', where.all, { method: 'HEAD', status: 405 }],
	[`${names}/ returned`, /^\/$/, { body: page('<link rel="canonical" href="https://old.example/">') }],
	[`${built}: HOME/schedule/week blocks “<script>begin();`, /week/, { body: page('<script>begin();</script>') }],
	[built, /week/, { body: page('<script src="//ads.example/a.js"></script>') }],
	[`${built}: HOME/no-such-page has no security policy`, /no-such/, { body: 'site.webmanifest' }],
	[`${built}: HOME/about hides email addresses`, /about/, { body: page('<a href="/cdn-cgi/l/email-protection#12">') }],
	['Pages of the newest build: HOME/contact is kept', /^\/contact$/, { body: page('Old.') }],
	['The 404 page: HOME/no-such-page returned status 200, without', /no-such/, { status: 200 }],
	['The 404 page', /no-such/, header('content-security-policy', '')],
	['The 404 page', /missing/, { status: 200 }],
	[`${found}/robots.txt hides the site from Googlebot`, /robots/, { body: `User-agent: *\nDisallow: /\n${sitemap}` }],
	[`${names}/robots.txt`, /robots/, { body: 'Sitemap: https://old.example/sitemap-index.xml' }],
	[`${found}/ returned`, where.pages, header('x-robots-tag', 'none')],
	[`${found}/about`, /about/, { body: page('<meta content="noindex, follow" name="robots">') }],
	[`${names}/sitemap-index.xml`, /sitemap-index/, { body: '<loc>https://old.example/sitemap-0.xml</loc>' }],
	['Private files and lists of files: HOME/.env', /env/, { status: 200 }],
	['Private files', /^\/_astro\/$/, { status: 200 }],
	['Compression', /^\/$/, header('content-encoding', '')],
	[`${headers}/ `, /^\/$/, header('x-content-type-options', 'nosniff, x')],
	[`${headers}/login returned status 200, without cross-`, /login/, header('cross-origin-opener-policy', '')],
	[`${headers}/ `, /^\/$/, hsts('max-age=300')],
	[`${headers}/_astro/`, /_astro/, cached('max-age=3600')],
	['The account service and its settings', /settings/, { body: JSON.stringify({ ...settings, disable_signup: true }) }],
	['Visitors can’t read accounts', /users/, { status: 200, body: '[]' }],
	['Visitors can’t read messages, and', /contact_m/, { body: 'column contact_messages.mail does not exist' }],
	['No secret key in pages and scripts: HOME/_astro/two.abcdef.js', /two/, { body: '"sb_secret_abc"' }],
];
/** Servers that differ and work. */
const fine: [name: string, where: RegExp, change: Change][] = [
	['as built', where.none, {}],
	['with a longer year of HTTPS', where.all, hsts('max-age=63072000; includeSubDomains; preload')],
	['whose host keeps one robot away', /robots/, { body: `User-agent: GPTBot\nDisallow: /\n${sitemap}` }],
	['that redirects to a slash', /^\/(about|contact)(\?.*)?$/, { to: '/PATH/' }],
	['of GitHub, which has no headers', where.all, { headers: { server: 'GitHub.com', 'referrer-policy': '' } }],
];
const withMark = (report: string[], mark: string) => report.filter((line) => line.startsWith(mark));

it.each(broken)('a live site is told: %s', async (line, where, one) => {
	change = { where, ...one };
	const [first] = withMark(await checkDeploy(home), '✗');
	expect(first).toContain(`✗ ${line.replaceAll('HOME', home)}`);
});

it.each(fine)('a live site %s has no errors', async (_, where, one) => {
	change = { where, ...one };
	expect(withMark(await checkDeploy(home), '✗')).toEqual([]);
});

it('a live site is only told about missing accounts', async () => {
	change = { where: /two/, body: 'two={url:``,key:``}' };
	const report = await checkDeploy(home);
	expect([withMark(report, '–').length, withMark(report, '✗')]).toEqual([1, []]);
});

it.each([401, 403, 429, 503])('a live site that answers all with status %d says only that', async (status) => {
	change = { where: where.all, status };
	expect(await checkDeploy(home)).toEqual([`✗ ${home}/: status ${status}.`]);
});

it('a live site needs an address with HTTPS', async () => {
	for (const address of ['www.gym.example', 'http://www.gym.example/'])
		expect(String(await checkDeploy(address))).toContain('✗ Write a URL with HTTPS');
});

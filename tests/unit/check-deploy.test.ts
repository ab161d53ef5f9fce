import { lookup } from 'mrmime';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findHeaders, readHeaderRules } from '~/integrations/hosting/headers.ts';
import { createPolicyHash } from '~/integrations/html/security-policy.ts';
import { checkDeploy } from '~/scripts/check-deploy/check-deploy.ts';

const home = 'https://gym.example/';
const manifest = '/site.webmanifest';
const [script, style] = ['begin()', 'p { color: red }'];
const policy = `default-src 'self'; script-src 'self' '${createPolicyHash(script)}'; style-src 'self' '${createPolicyHash(style)}'`;
/** A page as built: `policy` allows its script and its style. */
const page = (text = '') =>
	`<meta content="${policy}" http-equiv="content-security-policy"><link rel="manifest" href="${manifest}">
	<style>${style}</style><script>${script}</script>${text}`;
const notFound = page();
const service = { disable_signup: false, mailer_autoconfirm: false, external: { anonymous_users: false, email: true } };
/** A site without errors. */
const pages: Record<string, string> = {
	'/': page(
		`<link href="${home}" rel="canonical"><img srcset="/_astro/big.123456.avif 2x"><script src="/_astro/one.123456.js"></script>`,
	),
	'/contact': page('<form data-key="sb_publishable_test" class="form" data-url="/">'),
	'/contact/': 'The same.',
	'/schedule/week': page('<a href="/schedule.ics"><script type="application/ld+json">{}</script>'),
	'/_astro/one.123456.js': 'import("./two.abcdef.js"); register("/worker.js")',
	'/_astro/two.abcdef.js': 'two = 2',
	'/_astro/big.123456.avif': 'A picture.',
	'/worker.js': 'precache()',
	'/schedule.ics': 'BEGIN:VCALENDAR',
	[manifest]: '{}',
	'/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap-index.xml`,
	'/sitemap-index.xml': `<loc>${home}sitemap-0.xml</loc>`,
	'/auth/v1/settings': JSON.stringify(service),
	'/rest/v1/users': 'permission denied for table users',
	'/rest/v1/contact_messages': 'permission denied for table contact_messages',
};

/** What to break in the responses. Status 0 drops the connection; "" removes a header. */
interface Change {
	status?: number;
	headers?: { [name: string]: string };
	body?: string;
}
let broken: [where: RegExp, change: Change];
const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
const cached = (text: string) => header('cache-control', text);

async function respond(address: string): Promise<Response> {
	const { pathname } = new URL(address);
	const built = pages[pathname];
	const [where, change] = broken;
	const usual = built === undefined ? 404 : 200;
	const { status = usual, headers = {}, body = built ?? notFound } = where.test(pathname) ? change : {};
	if (status === 0) throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
	const all = {
		'cache-control': 'max-age=0',
		'content-encoding': 'br',
		'content-type': lookup(pathname) ?? 'text/html',
		...Object.fromEntries(findHeaders(readHeaderRules(), pathname)),
		...headers,
	};
	return new Response(body, { status, headers: Object.entries(all).filter(([, value]) => value !== '') });
}

beforeEach(() => {
	broken = [/^$/, {}];
	vi.stubGlobal('fetch', respond);
});
afterAll(() => {
	vi.unstubAllGlobals();
});

const allowed = 'Scripts and styles that the security policy allows';
const named = 'Pages, and the files that they name: https://gym.example';
const searched = 'Search engines may list the pages';
const errors: [line: string, where: RegExp, change: Change][] = [
	['The home page', /^\/$/, { body: page('<link rel="canonical" href="https://old.example/">') }],
	[`${named}/contact returned no response (ECONNRESET)`, /^\/contact$/, { status: 0 }],
	[`${named}/schedule/week returned status 404`, /week/, { status: 404 }],
	[`${named}/ returned status 200, without a short cache time`, /^\/$/, cached('max-age=86400')],
	[`${named}/_astro/big.123456.avif returned status 403`, /big/, { status: 403 }],
	[`${named}/_astro/two.abcdef.js returned status 200`, /two/, header('content-type', 'text/plain')],
	[`${named}/schedule.ics`, /ics/, header('content-type', 'text/plain')],
	[`${named}/worker.js returned status 404`, /worker/, { status: 404 }],
	[`${named}/worker.js`, /worker/, cached('public, max-age=31536000')],
	[
		`${allowed}: https://gym.example/schedule/week blocks “begin();…”`,
		/week/,
		{ body: page('<script>begin();</script>') },
	],
	[allowed, /week/, { body: notFound.replace(style, 'p{color:red}') }],
	[allowed, /week/, { body: page('<script src="//ads.example/a.js"></script>') }],
	[`${allowed}: https://gym.example/no-such-page has no security policy`, /no-such/, { body: manifest }],
	['The 404 page: https://gym.example/no-such-page returned status 200, without', /no-such/, { status: 200 }],
	['The 404 page', /no-such/, header('content-security-policy', '')],
	['The 404 page', /missing/, { status: 200 }],
	[searched, /robots/, { body: `User-agent: *\nDisallow: /\nSitemap: ${home}sitemap-index.xml` }],
	[searched, /robots/, { body: 'Sitemap: https://old.example/sitemap-index.xml' }],
	[`${searched}: https://gym.example/schedule/week`, /week/, header('x-robots-tag', 'noindex')],
	[searched, /week/, { body: page('<meta content="noindex, follow" name="robots">') }],
	['The sitemap', /sitemap/, { body: '<loc>https://old.example/sitemap-0.xml</loc>' }],
	['Private files and lists of files: https://gym.example/.env', /env/, { status: 200 }],
	['Private files', /^\/_astro\/$/, { status: 200 }],
	['Compression', /^\/$/, header('content-encoding', '')],
	['A page with a slash at the end', /contact\/$/, { status: 404 }],
	['The headers of public/_headers', /^\/$/, header('x-content-type-options', 'nosniff, x')],
	['Caching of files with a hash', /big/, cached('max-age=3600')],
	['The account service and its settings', /settings/, { body: JSON.stringify({ ...service, disable_signup: true }) }],
	['Visitors can’t read accounts', /users/, { status: 200, body: '[]' }],
	['Visitors can’t read messages, and', /contact_m/, { body: 'column contact_messages.mail does not exist' }],
	['https://gym.example/_astro/two.abcdef.js CONTAINS A SECRET KEY.', /two/, { body: '"sb_secret_abc"' }],
];
const withMark = (report: string[], mark: string) => report.filter((line) => line.startsWith(mark));

describe('a live site', () => {
	it('has no errors as built', async () => {
		const report = await checkDeploy(home);
		expect(withMark(report, '✓')).toEqual(report);
	});

	it.each(errors)('has one error: %s', async (line, where, change) => {
		broken = [where, change];
		const [error = '', ...others] = withMark(await checkDeploy(home), '✗');
		expect(error).toContain(`✗ ${line}`);
		expect(others).toEqual([]);
	});

	it('is only told about missing accounts', async () => {
		broken = [/contact$/, { body: page() }];
		const report = await checkDeploy(home);
		expect([withMark(report, '–').length, withMark(report, '✗')]).toEqual([1, []]);
	});

	it('on GitHub Pages is not asked for headers', async () => {
		broken = [/^\/$/, { headers: { server: 'GitHub.com', 'referrer-policy': '' } }];
		expect(withMark(await checkDeploy(home), '✗')).toEqual([]);
	});

	it.each([
		['www.gym.example', 'Write a URL with HTTPS'],
		['http://www.gym.example/', 'Write a URL with HTTPS'],
		[home, `${home}: no response (ECONNRESET)`],
	])('at %s can’t be checked: %s', async (address, says) => {
		broken = [/./, { status: 0 }];
		await expect(checkDeploy(address)).rejects.toThrow(says);
	});
});

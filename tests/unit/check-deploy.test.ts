import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findHeaders, readHeaderRules } from '~/integrations/hosting/headers.ts';
import { checkDeploy } from '~/scripts/check-deploy/check-deploy.ts';

const home = 'https://gym.example/';
const manifest = '/site.webmanifest';
const notFound = `<link rel="manifest" href="${manifest}">`;
const service = { disable_signup: false, mailer_autoconfirm: false, external: { anonymous_users: false, email: true } };
/** A site without errors. */
const pages: Record<string, string> = {
	'/': `<link rel="canonical" href="${home}"><script src="/_astro/one.123456.js"></script>`,
	'/contact': '<contact-form data-url="/" data-key="sb_publishable_test">',
	'/contact/': 'The same.',
	'/login': 'The form.',
	'/_astro/one.123456.js': 'import("./two.abcdef.js")',
	'/_astro/two.abcdef.js': 'two = 2',
	'/schedule.ics': 'BEGIN:VCALENDAR',
	[manifest]: '{}',
	'/robots.txt': 'User-agent: *\nAllow: /',
	'/sitemap-index.xml': `<loc>${home}sitemap-0.xml</loc>`,
	'/auth/v1/settings': JSON.stringify(service),
};
const types: Record<string, string> = { '/schedule.ics': 'text/calendar', [manifest]: 'application/manifest+json' };

/** What to break in the responses. Status 0 drops the connection; "" removes a header. */
interface Change {
	status?: number;
	headers?: { [name: string]: string };
	body?: string;
}
let broken: [where: RegExp, change: Change];

async function respond(address: string): Promise<Response> {
	const { pathname } = new URL(address);
	const page = pages[pathname];
	const [where, change] = broken;
	const usual = page === undefined ? (pathname.startsWith('/rest/') ? 401 : 404) : 200;
	const { status = usual, headers = {}, body = page ?? notFound } = where.test(pathname) ? change : {};
	if (status === 0) throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
	const all = {
		'cache-control': 'max-age=0',
		'content-encoding': 'br',
		'content-type': types[pathname] ?? '',
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

const forAnHour = { headers: { 'cache-control': 'max-age=3600' } };
const errors: [says: string, where: RegExp, change: Change][] = [
	['it returned 500, not 200', /^\/$/, { status: 500 }],
	[
		'It was built for https://old.example/. Build it with SITE_URL=https://gym.example',
		/^\/$/,
		{ body: '<link rel="canonical" href="https://old.example/">' },
	],
	['Search engines don’t list it', /^\/$/, { headers: { 'x-robots-tag': 'noindex' } }],
	['/contact: no response (ECONNRESET)', /^\/contact$/, { status: 0 }],
	['it returned 200, not 404, so search engines', /no-such-page/, { status: 200 }],
	['/: referrer-policy is missing, but', /^\/$/, { headers: { 'referrer-policy': '' } }],
	['/login: cross-origin-opener-policy is a, a', /login/, { headers: { 'cross-origin-opener-policy': 'a, a' } }],
	['browsers may show an old page', /^\/$/, forAnHour],
	['one.123456.js: its content never changes', /one/, forAnHour],
	['it returned 200, not 404, so browsers', /missing/, { status: 200 }],
	['schedule.ics: it returned 200, as "text/plain"', /ics/, { headers: { 'content-type': 'text/plain' } }],
	['Pages aren’t compressed', /^\/$/, { headers: { 'content-encoding': '' } }],
	['robots.txt blocks search engines', /robots/, { body: 'User-agent: *\r\nAllow: /a\r\nDisallow: /\r\n' }],
	['lists no address of', /sitemap/, { body: '<loc>https://old.example/sitemap-0.xml</loc>' }],
	['it returned 401 instead of its settings. Are its address and key right', /settings/, { status: 401 }],
	['"disable_signup" is true', /settings/, { body: JSON.stringify({ ...service, disable_signup: true }) }],
	['The table users is missing', /users/, { status: 404, body: '' }],
	['ANYBODY CAN READ the table users', /users/, { status: 200, body: '[]' }],
	['/_astro/two.abcdef.js CONTAINS A SECRET KEY', /two/, { body: '"sb_secret_abc"' }],
];
const withMark = (report: string[], mark: string) => report.filter((line) => line.startsWith(mark));

describe('a live site', () => {
	it('has no errors as built', async () => {
		const report = await checkDeploy(home);
		expect(withMark(report, '✓')).toEqual(report);
		expect(report).toHaveLength(12);
	});

	it.each(errors)('is reported for the question that it fails: %s', async (says, where, change) => {
		broken = [where, change];
		const report = await checkDeploy(home);
		const line = report.findIndex((text) => text.includes(says));
		expect(report[line - 1], report.join('\n')).toMatch(/^✗|^ /);
	});

	it('is only told about missing accounts', async () => {
		broken = [/contact$/, { body: '<main>' }];
		const report = await checkDeploy(home);
		expect([withMark(report, '–').length, withMark(report, '✗')]).toEqual([1, []]);
	});

	it.each([
		['www.gym.example', '"www.gym.example" is not a URL'],
		['http://www.gym.example/', 'Without HTTPS, others can read passwords'],
		[home, `${home}: no response (ECONNRESET)`],
	])('at %s can’t be checked: %s', async (address, says) => {
		broken = [/./, { status: 0 }];
		await expect(checkDeploy(address)).rejects.toThrow(says);
	});
});

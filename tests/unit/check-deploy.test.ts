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
	'/contact': '<form data-url="/" data-key="sb_publishable_test">',
	'/contact/': 'The same.',
	'/schedule/week': '<a href="/schedule.ics">',
	'/login': 'The form.',
	'/_astro/one.123456.js': 'import("./two.abcdef.js")',
	'/_astro/two.abcdef.js': 'two = 2',
	'/schedule.ics': 'BEGIN:VCALENDAR',
	[manifest]: '{}',
	'/robots.txt': `Sitemap: ${home}sitemap-index.xml`,
	'/sitemap-index.xml': `<loc>${home}sitemap-0.xml</loc>`,
	'/auth/v1/settings': JSON.stringify(service),
	'/rest/v1/users': 'permission denied for table users',
	'/rest/v1/contact_messages': 'permission denied for table contact_messages',
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
	const usual = page === undefined ? 404 : 200;
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

const errors: [line: string, where: RegExp, change: Change][] = [
	['The home page', /^\/$/, { status: 500 }],
	['The home page', /^\/$/, { body: '<link rel="canonical" href="https://old.example/">' }],
	['A page: https://gym.example/contact returned no response (ECONNRESET)', /^\/contact$/, { status: 0 }],
	[
		'The 404 page: https://gym.example/no-such-page returned status 200, without status 404.',
		/no-such-page/,
		{ status: 200 },
	],
	['A missing file with a hash in its name', /missing/, { status: 200 }],
	['The type of calendars', /ics/, { headers: { 'content-type': 'text/plain' } }],
	['Compression', /^\/$/, { headers: { 'content-encoding': '' } }],
	['robots.txt', /robots/, { body: 'User-agent: *\nDisallow: /' }],
	['The sitemap', /sitemap/, { body: '<loc>https://old.example/sitemap-0.xml</loc>' }],
	['A page with a slash at the end', /contact\/$/, { status: 404 }],
	['The headers of public/_headers', /^\/$/, { headers: { 'referrer-policy': '' } }],
	['Caching of files with a hash', /one/, { headers: { 'cache-control': 'max-age=3600' } }],
	['The account service and its settings', /settings/, { body: JSON.stringify({ ...service, disable_signup: true }) }],
	['Visitors can’t read accounts', /users/, { status: 200, body: '[]' }],
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
		broken = [/contact$/, { body: '<main>' }];
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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostFiles } from '~/integrations/hosting/host-files.ts';
import { readRules } from '~/integrations/hosting/host-rules.ts';
import { checkDeploy, checkName } from '~/scripts/check-deploy/check-deploy.ts';
import { createSiteHandler } from '~/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const dist = temporaryFolder();
const html = '<!doctype html><main>';
const files = {
	...Object.fromEntries(['index', 'about', 'contact', 'login', 'offline'].map((name) => [`${name}.html`, html + name])),
	...Object.fromEntries(readRules().redirects.map(({ to }) => [`${to.slice(1)}.html`, html + to])),
	...Object.fromEntries(['one.123456.js', 'a.480.avif', 'a.780.avif'].map((file) => [`_astro/${file}`, file])),
	...Object.fromEntries(['worker.js', 'schedule.ics', 'site.webmanifest'].map((file) => [file, file])),
	'robots.txt': 'User-agent: *',
	'404.html': '<main>There is nothing here.</main>',
};

/** The account service's responses with our migrations. */
const supabase = {
	fetch: async ({ url }: Request) =>
		new URL(url).pathname === '/auth/v1/settings'
			? Response.json({ disable_signup: false, mailer_autoconfirm: false, external: { anonymous_users: false } })
			: Response.json({ code: '42501' }, { status: url.includes('token') ? 400 : 401 }),
};

/** What to break between our server and the check. Status 0 drops the connection. */
interface Change {
	status?: number;
	/** "" removes a header. */
	headers?: { [name: string]: string };
	body?: string;
	edit?: (body: string) => string;
}
let broken: [where: RegExp, change: Change] = [/^$/, {}];
let site: Awaited<ReturnType<typeof listen>>;
let live: Awaited<ReturnType<typeof listen>>;

async function pass({ url, method = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
	const sent = await fetch(`${site.origin}${url}`, { method, redirect: 'manual' });
	const [where, change] = broken;
	const isBroken = where.test(`${method} ${url}`);
	const { status = sent.status, headers: added = {}, body, edit = (text: string) => text } = isBroken ? change : {};
	if (status === 0) return void response.destroy();
	const kept = [...sent.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
	const headers = Object.entries({ ...Object.fromEntries(kept), ...added }).filter(([, value]) => value !== '');
	response.writeHead(status, Object.fromEntries(headers));
	const text = await sent.text();
	response.end(method === 'HEAD' ? undefined : edit(body ?? text));
}

beforeAll(async () => {
	live = await listen(createServer((request, response) => void pass(request, response)));
	writeFiles(dist, files);
	const accounts = { kind: 'embedded', key: 'sb_publishable_test' } as const;
	await writeHostFiles(dist, { host: 'server', home: `${live.origin}/`, preview: false, accounts });
	site = await listen(createServer(createSiteHandler(dist, supabase)));
});
afterAll(async () => {
	await Promise.all([site.close(), live.close()]);
});

const page = /GET \/(about|contact)?$/;
const old = { edit: (body: string) => body.replaceAll(live.origin, 'https://old.example') };
const replace = (what: string | RegExp, by: string) => ({ edit: (body: string) => body.replace(what, by) });
const forAnHour = { headers: { 'cache-control': 'max-age=3600' } };

const errors: [says: string, where: RegExp, change: Change][] = [
	['/about: it returned 500, not 200', /about/, { status: 500 }],
	['/about: no response (UND_ERR_SOCKET)', /about/, { status: 0 }],
	['/one.123456.js: it returned 404, not 200', /one/, { status: 404 }],
	['/a.480.avif and 1 more: it returned 404', /avif/, { status: 404 }],
	['/build.json: it returned 200; it should be the record of the build', /build/, { body: html }],
	['it was built for https://old.example/. Build it with SITE_URL=http://localhost', /build/, old],
	['it is a preview', /build/, replace('"preview":false', '"preview":true')],
	['/about: the header referrer-policy is a, but', /about/, { headers: { 'referrer-policy': 'a' } }],
	['/login: the header cross-origin-opener-policy', /login/, { headers: { 'cross-origin-opener-policy': 'a, a' } }],
	['/login: it returned 404', /login/, { status: 404 }],
	['/worker.js and 2 more: it returned 404', /worker|ule\.ics|manifest/, { status: 404 }],
	['/offline: it returned 404', /offline/, { status: 404 }],
	[
		'/ and 2 more: its type is "text/plain". Send "Content-Type: text/html',
		page,
		{ headers: { 'content-type': 'text/plain' } },
	],
	['its type is "text/html; charset=latin1"', page, { headers: { 'content-type': 'text/html; charset=latin1' } }],
	['one.123456.js: its type is "text/css"', /one/, { headers: { 'content-type': 'text/css' } }],
	['X-Robots-Tag hides it', page, { headers: { 'x-robots-tag': 'noindex' } }],
	['it blocks search engines', /robots/, { body: 'User-agent: *\r\nAllow: /a\r\nDisallow: /\r\n' }],
	['/about: it differs from the build. Upload the whole site again', /about$/, { body: `${html}contact` }],
	['/ and 2 more: it differs from the build', page, replace('<main>', '<main><script>steal()</script>')],
	['/one.123456.js: it differs from the build', /one/, { body: '' }],
	['/ and 2 more: Cache-Control is "max-age=3600", so visitors may see', page, forAnHour],
	['Cache-Control is "s-maxage=3600", so', page, { headers: { 'cache-control': 's-maxage=3600' } }],
	['Cache-Control is "", so', page, { headers: { 'cache-control': '', expires: 'Tue, 01 Jan 2999 00:00:00 GMT' } }],
	['Cache-Control is "", so visitors may', page, { headers: { 'cache-control': '' } }],
	['it isn’t compressed', page, replace('<main>', `<main>${'a'.repeat(2000)}`)],
	['/worker.js: Cache-Control is "max-age=3600", so', /worker/, forAnHour],
	['Cache-Control is "max-age=3600", but this file never changes', /_astro/, forAnHour],
	['it returned 302 and redirected to', /gallery\/?\?/, { status: 302 }],
	['/gallery/page-1?code=1.', /gallery\/?\?/, { headers: { location: '/gallery/page-1' } }],
	['not 404, so search engines treat it as a page', /missing/, { status: 200 }],
	['its 404 page isn’t the site’s own', /missing/, { body: 'Not found' }],
	['browsers cache this 404 for 3600 seconds', /_astro\/missing/, forAnHour],
	['it rejects the key', /settings/, { status: 401 }],
	['it returned 540 instead of the account service’s settings. Is the project running?', /settings/, { status: 540 }],
	['whether visitors can sign up', /settings/, { body: '{"disable_signup":true}' }],
	['whether members confirm their address', /settings/, { body: '{"disable_signup":false,"mailer_autoconfirm":true}' }],
	['without an address', /settings/, { body: '{"disable_signup":false,"external":{"anonymous_users":true}}' }],
	['the users table is missing', /GET .rest.v1.users/, { status: 404, body: '' }],
	['can’t check the users table', /GET .rest.v1.users/, { status: 503, body: '' }],
	['the save_class function is missing', /save_class/, { status: 404, body: '' }],
	['CAPTCHA is on', /token/, { status: 400, body: '{"error_code":"captcha_failed"}' }],
	['Turn on the "Email" provider', /token/, { body: '{"error_code":"email_provider_disabled"}' }],
	['it returned 200 instead of the account service’s settings', /settings/, { body: '<main>' }],
	['the users table is missing', /GET .rest.v1.users/, { status: 200, body: '<main>' }],
	['ANYBODY CAN USE the users table', /GET .rest.v1.users/, { status: 200, body: '[]' }],
];

describe('a live site', () => {
	it('has no errors as built', async () => {
		expect(await checkDeploy(live.origin)).toEqual([]);
	});

	it.each(errors)('is reported once per error: %s', async (says, where, change) => {
		broken = [where, change];
		const lines = (await checkDeploy(live.origin)).filter((line) => line.startsWith('✗') && line.includes(says));
		expect(lines).toHaveLength(1);
	});

	it.each([
		['http://www.gym.example/', 'without HTTPS, others can read passwords'],
		['https://localhost:4449/', 'no response (ECONNREFUSED)'],
	])('at %s fails immediately: %s', async (url, says) => {
		expect(await checkDeploy(url)).toEqual([expect.stringContaining(says)]);
	});

	it('may add a slash to addresses', async () => {
		broken = [/about$/, { status: 301, headers: { location: '/about/' } }];
		expect(await checkDeploy(live.origin)).toEqual([
			expect.stringMatching(/^–.*about: the server adds or removes a slash at the end/),
		]);
	});

	it('needs a full address', async () => {
		await expect(checkDeploy('www.gym.example')).rejects.toThrow('"www.gym.example" is not a URL');
	});

	it.each([
		[301, []],
		[302, ['it returned 302 and redirected to']],
		[200, ['it returned 200']],
	])('is reported if its second domain responds with %i: %o, or not at all', async (status, expected) => {
		const twin = await listen(createServer((_, reply) => reply.writeHead(status, { location: live.origin }).end()));
		const check = () => Array.fromAsync(checkName(twin.origin, live.origin));
		expect(await check()).toEqual(expected.map((text) => ['✗', `${twin.origin}`, expect.stringContaining(text)]));
		await twin.close();
		expect(await check()).toEqual([['–', twin.origin, expect.stringContaining('(ECONNREFUSED)')]]);
	});
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeploy } from '~/scripts/check-deploy/check-deploy.ts';
import { compressSite } from '~/scripts/start/compress.ts';
import { createSiteHandler } from '~/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

/** The account service's responses with our settings and migrations. */
const supabase = {
	fetch: async ({ url }: Request) =>
		new URL(url).pathname === '/auth/v1/settings'
			? Response.json({
					disable_signup: false,
					mailer_autoconfirm: false,
					external: { anonymous_users: false, email: true },
				})
			: Response.json({ code: '42501' }, { status: 401 }),
};

/** What to break between our server and the check. Status 0 drops the connection. */
interface Change {
	status?: number;
	/** "" removes a header. */
	headers?: { [name: string]: string };
	body?: string;
}
let broken: [where: RegExp, change: Change] = [/^$/, {}];
let site: Awaited<ReturnType<typeof listen>>;
let live: Awaited<ReturnType<typeof listen>>;

async function pass({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
	const sent = await fetch(`${site.origin}${url}`, {
		redirect: 'manual',
		headers: { 'accept-encoding': 'br' },
	});
	const [where, change] = broken;
	const { status = sent.status, headers: added = {}, body = await sent.text() } = where.test(url) ? change : {};
	if (status === 0) return void response.destroy();
	// Not compressed, but the check reads only the header. It would decompress "br".
	const encoding = sent.headers.has('content-encoding') ? 'identity' : '';
	const all = { ...Object.fromEntries(sent.headers), 'content-length': '', 'content-encoding': encoding, ...added };
	response.writeHead(status, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
	response.end(body);
}

beforeAll(async () => {
	const dist = temporaryFolder();
	live = await listen(createServer((request, response) => void pass(request, response)));
	const script = '<script src="/_astro/one.123456.js"></script>';
	writeFiles(dist, {
		'index.html': `<!doctype html><link rel="canonical" href="${live.origin}/">${script}`,
		'contact.html': '<contact-form data-url="/" data-key="sb_publishable_test">',
		'login.html': '<!doctype html>',
		'404.html': '<link rel="manifest" href="/site.webmanifest">',
		'_astro/one.123456.js': 'import("./two.abcdef.js")',
		'_astro/two.abcdef.js': 'two = 2',
		'schedule.ics': 'BEGIN:VCALENDAR',
		'site.webmanifest': '{}',
		'robots.txt': 'User-agent: *\nAllow: /',
		'sitemap-index.xml': `<loc>${live.origin}/sitemap-0.xml</loc>`,
	});
	await compressSite(dist);
	site = await listen(createServer(createSiteHandler(dist, supabase)));
});
afterAll(async () => {
	await Promise.all([site.close(), live.close()]);
});

const forAnHour = { headers: { 'cache-control': 'max-age=3600' } };
const errors: [says: string, where: RegExp, change: Change][] = [
	['it returned 500, not 200', /^\/$/, { status: 500 }],
	[
		'It was built for https://old.example/. Build it with SITE_URL=http://localhost',
		/^\/$/,
		{ body: '<link rel="canonical" href="https://old.example/">' },
	],
	['Search engines don’t list it', /^\/$/, { headers: { 'x-robots-tag': 'noindex' } }],
	['/contact: no response (UND_ERR_SOCKET)', /^\/contact$/, { status: 0 }],
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
	[
		'"disable_signup" is true',
		/settings/,
		{ body: '{"disable_signup":true,"mailer_autoconfirm":false,"external":{"anonymous_users":false,"email":true}}' },
	],
	['The table users is missing', /users/, { status: 404, body: '' }],
	['ANYBODY CAN READ the table users', /users/, { status: 200, body: '[]' }],
	['/_astro/two.abcdef.js CONTAINS A SECRET KEY', /two/, { body: '"sb_secret_abc"' }],
];
const withMark = (report: string[], mark: string) => report.filter((line) => line.startsWith(mark));

describe('a live site', () => {
	it('has no errors as built', async () => {
		const report = await checkDeploy(live.origin);
		expect(withMark(report, '✓')).toEqual(report);
		expect(report).toHaveLength(12);
	});

	it.each(errors)('is reported for the question that it fails: %s', async (says, where, change) => {
		broken = [where, change];
		const report = await checkDeploy(live.origin);
		const line = report.findIndex((text) => text.includes(says));
		expect(report[line - 1], report.join('\n')).toMatch(/^✗|^ /);
	});

	it('is only told about missing accounts', async () => {
		broken = [/contact$/, { body: '<main>' }];
		const report = await checkDeploy(live.origin);
		expect([withMark(report, '–').length, withMark(report, '✗')]).toEqual([1, []]);
	});

	it.each([
		['www.gym.example', '"www.gym.example" is not a URL'],
		['http://www.gym.example/', 'Without HTTPS, others can read passwords'],
		['https://localhost:4449/', 'https://localhost:4449/: no response (ECONNREFUSED)'],
	])('at %s can’t be checked: %s', async (address, says) => {
		await expect(checkDeploy(address)).rejects.toThrow(says);
	});
});

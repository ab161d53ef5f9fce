import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '~/integrations/hosting/compress.ts';
import { parseHeaders, parseRedirects } from '~/integrations/hosting/host-rules.ts';
import { createSiteHandler } from '~/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const folder = temporaryFolder({ 'secret.txt': 'outside' });
const dist = join(folder, 'dist');
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>Lift, run, rest.</p>'.repeat(40)}`;
const files: Record<string, string> = {
	'index.html': page('Home'),
	'about.html': page('About'),
	'404.html': page('Not found'),
	'schedule/monday.html': page('Monday'),
	'guide/index.html': page('Guide'),
	'_astro/site.js': 'export const a = 1;\n'.repeat(100),
	'hero.avif': 'not really a picture',
	'week.ics': 'BEGIN:VCALENDAR',
};
const rules = {
	headers: parseHeaders(`/*
  X-Content-Type-Options: nosniff
# assets
/_astro/*
  Cache-Control: max-age=31536000, immutable
/about*
  Link: </b>`),
	redirects: parseRedirects(`/schedule /schedule/monday 301
/away https://www.example.com/a 301
/old-ü /guide 301`),
};
const supabase = {
	fetch: async (request: Request) =>
		Response.json({
			path: new URL(request.url).pathname,
			sent: await request.text(),
			query: new URL(request.url).search,
			sender: request.headers.get('cf-connecting-ip'),
		}),
};
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
	writeFiles(dist, { ...files, 'build.json': JSON.stringify({ rules, files: {} }) });
	await compressSite(dist, Object.keys(files));
	site = await listen(createServer(createSiteHandler(dist, supabase)));
});
afterAll(() => site.close());

describe('addresses', () => {
	it.each([
		['/', 'Home'],
		['/about/', 'About'],
		['/about?from=mail', 'About'],
		['/guide/', 'Guide'],
	])('%s is the page "%s"', async (path, title) => {
		const { status, headers, body } = await site.request(path);
		expect([status, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8']);
		expect(String(body)).toContain(`<title>${title}</title>`);
	});

	it.each([
		[308, '/about.html?a=1', '/about?a=1'],
		[308, '/index.html', '/'],
		[308, '/guide', '/guide/'],
		[308, '/guide/index.html', '/guide/'],
		[301, '/schedule', '/schedule/monday'],
		[301, '/schedule/?week=2', '/schedule/monday?week=2'],
		[301, '/away', 'https://www.example.com/a'],
		[301, '/old-%C3%BC', '/guide'],
	])('responds with %i: %s redirects to %s', async (code, path, location) => {
		const { status, headers } = await site.request(path);
		expect([status, headers.location]).toEqual([code, location]);
	});

	it.each(['/about-nothing', '/schedule/nothing', '/404', '/about/nothing'])(
		'%s returns the site’s 404 page',
		async (path) => {
			const { status, headers, body } = await site.request(path);
			expect([status, headers['x-content-type-options']]).toEqual([404, 'nosniff']);
			expect(String(body)).toContain('<title>Not found</title>');
		},
	);

	it.each([
		...['/../secret.txt', '/..%2fsecret.txt', '/a/..%5c..%5csecret.txt', '/%zz', '/%00'],
		...['//evil.example/', '/%5Cevil.example/', '/%2fevil.example/', '/schedule%0d%0aset-cookie:a'],
	])('%s is rejected', async (path) => {
		const { status, body } = await site.request(path);
		expect([status, String(body)]).toEqual([400, 'The path is malformed.']);
	});

	it('exist only below the base path', async () => {
		const below = join(folder, 'below');
		const redirects = [{ from: '/gym/old', to: '/gym/about' }];
		const record = JSON.stringify({ rules: { headers: [], redirects }, files: {} });
		const page = { 'gym/index.html': 'Home', 'gym/about.html': 'About', '404.html': 'Not found' };
		writeFiles(below, { ...page, 'gym/build.json': record });
		const { request, close } = await listen(createServer(createSiteHandler(below, undefined, '/gym/')));
		expect((await request('/gym')).headers.location).toBe('/gym/');
		expect(String((await request('/gym/')).body)).toBe('Home');
		expect((await request('/gym/old')).headers.location).toBe('/gym/about');
		for (const path of ['/gymnast', '/about', '/']) expect((await request(path)).status).toBe(404);
		await close();
	});

	it('need a build: without one the error says to run it', () => {
		expect(() => createSiteHandler(join(folder, 'none'))).toThrow('Run "npm run build:embedded"');
	});
});

describe('responses', () => {
	it.each([
		['gzip, deflate, br', 'br', brotliDecompressSync],
		['gzip, deflate', 'gzip', gunzipSync],
	])('to "accept-encoding: %s" are compressed with %s', async (accept, encoding, decompress) => {
		const { headers, body } = await site.request('/about', { headers: { 'accept-encoding': accept } });
		expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
		expect(String(decompress(body))).toBe(files['about.html']);
	});

	it('are not compressed if they are pictures or the client does not accept it', async () => {
		const { headers } = await site.request('/hero.avif', { headers: { 'accept-encoding': 'br' } });
		expect(headers['content-encoding']).toBeUndefined();
		expect((await site.request('/about')).headers['content-encoding']).toBeUndefined();
	});

	it('are 304 if the browser has the page in this encoding, otherwise 200', async () => {
		const accept = { 'accept-encoding': 'br' };
		const { etag = '' } = (await site.request('/about', { headers: accept })).headers;
		const again = await site.request('/about', { headers: { ...accept, 'if-none-match': etag } });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect((await site.request('/about', { headers: { 'if-none-match': etag } })).status).toBe(200);
	});

	it('contain part of a file if the browser requests a range', async () => {
		const { status, body } = await site.request('/week.ics', { headers: { range: 'bytes=6-8' } });
		expect([status, String(body)]).toEqual([206, 'VCA']);
	});

	it.each([
		['evil.example', 400],
		['localhost', 400],
		['a b[', 400],
		['127.0.0.1:port', 200],
		['[::1]:port', 200],
	])('to the host %s have status %i', async (host, status) => {
		const { port } = new URL(site.origin);
		expect((await site.request('/about', { headers: { host: host.replace('port', port) } })).status).toBe(status);
	});

	it('have no body for HEAD, and are 405 for methods other than GET', async () => {
		const { status, body } = await site.request('/about', { method: 'HEAD' });
		expect([status, body.length]).toEqual([200, 0]);
		const post = await site.request('/about', { method: 'POST' });
		expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
	});

	it('from the account service use the real client address, whatever the headers claim', async () => {
		const { body } = await site.request('/rest/v1/users', { headers: { 'cf-connecting-ip': '192.0.2.1' } });
		expect(JSON.parse(String(body)).sender).toMatch(/^(127\.0\.0\.1|::1)$/);
	});

	it('to /auth/v1 and /rest/v1 come from the account service', async () => {
		const { status, body } = await site.request('/auth/v1/token?grant_type=password', {
			method: 'POST',
			body: '{"a":1}',
		});
		expect([status, JSON.parse(String(body))]).toMatchObject([200, { path: '/auth/v1/token', sent: '{"a":1}' }]);
		expect((await site.request('/rest/v10')).status).toBe(404);
	});

	it('to a body of more than one megabyte are 413', async () => {
		for (const [length, status] of [
			[1_000_000, 200],
			[1_000_001, 413],
		] as const) {
			const sent = await site.request('/auth/v1/signup', { method: 'POST', body: 'a'.repeat(length) });
			expect(sent.status).toBe(status);
		}
	});

	it('to a request for a mail link never lead to another site', async () => {
		const own = `${site.origin}/new-password`;
		for (const [page, expected] of Object.entries({ [own]: own, 'https://evil.example/': site.origin })) {
			const parameters = new URLSearchParams([
				['redirect_to', page],
				['redirect_to', 'https://evil.example/'],
			]);
			const { body } = await site.request(`/auth/v1/recover?${parameters}`);
			expect(JSON.parse(String(body)).query).toBe(`?${new URLSearchParams({ redirect_to: expected })}`);
		}
	});
});

describe('_headers and _redirects', () => {
	it('apply every block that matches', async () => {
		const expected = { link: '</b>', 'x-content-type-options': 'nosniff' };
		for (const path of ['/about', '/about/']) expect((await site.request(path)).headers).toMatchObject(expected);
		const { headers } = await site.request('/_astro/site.js');
		expect(headers['cache-control']).toBe('max-age=31536000, immutable');
		expect(headers.link).toBeUndefined();
	});

	it.each(['/_astro/missing.js', '/missing.ics'])('never let a 404 be cached: %s', async (path) => {
		const { status, headers } = await site.request(path);
		expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
	});

	it.each(['/*\n  X-Frame-Options DENY', '\n  X-Frame-Options: DENY', '/*\n/a*b\n'])(
		'name the line of %j that is not a header',
		(text) => {
			expect(() => parseHeaders(text)).toThrow('public/_headers, line 2');
		},
	);

	const wrong = [
		'# old\n/a /b',
		'\n/Index /b 301',
		'\n/blog/index/ /b 301',
		'\n/a /b 302',
		'\n/a/* /b 301',
		'\n/a //b 301',
		'\n/a javascript:x 301',
	];
	it.each(wrong)('report the invalid redirect in %j', (text) => {
		expect(() => parseRedirects(text)).toThrow('public/_redirects, line 2');
	});
});

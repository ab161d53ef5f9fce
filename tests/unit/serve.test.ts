import { existsSync, globSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forwardTo } from '~/integrations/accounts-dev/service-requests.ts';
import { findHeaders } from '~/integrations/hosting/headers.ts';
import { createSiteHandler } from '~/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const folder = temporaryFolder({ 'secret.txt': 'outside' });
const dist = join(folder, 'dist');
const page = (name: string) => `<!doctype html><title>${name}</title>`;
const files = {
	'index.html': page('Home'),
	'about.html': page('About'),
	'404.html': page('Not found'),
	'guide/index.html': page('Guide'),
	'_astro/site.js': 'export const a = 1;',
	'rss.xml': '<rss>Zoë</rss>',
	'big.bin': 'a'.repeat(5_000_000),
};
const supabase = {
	fetch: async (request: Request) =>
		Response.json({
			path: new URL(request.url).pathname,
			sent: await request.text(),
			sender: request.headers.get('cf-connecting-ip'),
		}),
};
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
	writeFiles(dist, files);
	site = await listen(createServer(createSiteHandler(dist, supabase)));
});
afterAll(() => site.close());

describe('addresses', () => {
	it.each(['/nothing', '/404', '/_astro/nothing.js', '/../secret.txt', '/%zz'])(
		'%s returns the site’s 404 page, which browsers don’t cache',
		async (path) => {
			const { status, headers, body } = await site.request(path);
			expect([status, String(body)]).toEqual([404, page('Not found')]);
			expect([headers['content-type'], headers['cache-control']]).toEqual([
				'text/html; charset=utf-8',
				'public, max-age=0, must-revalidate',
			]);
		},
	);

	it('exist only below the base path', async () => {
		const { request, close } = await listen(createServer(createSiteHandler(dist, undefined, '/gym/')));
		for (const path of ['/gym', '/gym/', '/gym/about', '/gym/guide/']) expect((await request(path)).status).toBe(200);
		for (const path of ['/gymnast', '/about', '/']) expect((await request(path)).status).toBe(404);
		const { headers } = await request('/gym/login');
		expect(headers).toMatchObject(Object.fromEntries(findHeaders('/login')));
		await close();
	});
});

describe('responses', () => {
	it.each([
		['evil.example', 400],
		['127.0.0.1:4321', 200],
	])('to the host %s have status %i', async (host, status) => {
		expect((await site.request('/about', { headers: { host } })).status).toBe(status);
	});

	it.each(['/rss.xml', '/_astro/site.js', '/about'])('for %s name the charset, and are whole', async (path) => {
		const { status, headers } = await site.request(path, { headers: { range: 'bytes=5-2' } });
		expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/; ?charset=utf-8$/)]);
	});

	it.runIf(process.platform === 'linux')('that a visitor aborts leave no file open', async () => {
		const openFiles = () => globSync('/proc/self/fd/*').map((file) => existsSync(file) && readlinkSync(file));
		const { body } = await fetch(`${site.origin}/big.bin`);
		expect(openFiles()).toContain(join(dist, 'big.bin'));
		await body?.cancel();
		await expect.poll(openFiles).not.toContain(join(dist, 'big.bin'));
	});

	it('to /auth/v1 and /rest/v1 come from the account service, which gets the real client address', async () => {
		const post = (body: string) =>
			site.request('/auth/v1/token?grant_type=password', {
				method: 'POST',
				headers: { 'cf-connecting-ip': '192.0.2.1' },
				body,
			});
		const { status, body } = await post('{"a":1}');
		expect([status, JSON.parse(String(body))]).toEqual([
			200,
			{ path: '/auth/v1/token', sent: '{"a":1}', sender: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) },
		]);
		expect((await post('a'.repeat(1_000_001))).status).toBe(500);
		expect((await site.request('/rest/v10')).status).toBe(404);
	});

	it('from the accounts of another server are the same', async () => {
		const second = await listen(createServer(createSiteHandler(dist, forwardTo(site.origin))));
		const options = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
		const { body } = await second.request('/auth/v1/user?a=1', options);
		expect(JSON.parse(String(body))).toMatchObject({ path: '/auth/v1/user', sent: '{"a":1}' });
		await second.close();
	});
});

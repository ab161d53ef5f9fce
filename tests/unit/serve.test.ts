import { existsSync, globSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { forwardTo } from '~/integrations/accounts-dev/service-requests.ts';
import { findHeaders } from '~/integrations/hosting/headers.ts';
import { createSiteHandler } from '~/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = (name: string) => `<!doctype html><title>${name}</title>`;
const folder = temporaryFolder({
	'secret.txt': 'outside',
	'dist/index.html': page('Home'),
	'dist/about.html': page('About'),
	'dist/404.html': page('Not found'),
	'dist/guide/index.html': page('Guide'),
	'dist/big.bin': 'a'.repeat(5_000_000),
});
const dist = join(folder, 'dist');
const supabase = {
	async fetch(request: Request) {
		const sender = request.headers.get('cf-connecting-ip');
		return Response.json({ path: new URL(request.url).pathname, sent: await request.text(), sender });
	},
};
const site = await listen(createServer(createSiteHandler(dist, supabase)));
afterAll(site.close);

it.each(['/404', '/_astro/nothing.js', '/../secret.txt', '/%zz'])('%s returns the 404 page, uncached', async (path) => {
	const { status, headers, body } = await site.request(path);
	expect([status, String(body)]).toEqual([404, page('Not found')]);
	expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('addresses exist only below the base path', async () => {
	const { request, close } = await listen(createServer(createSiteHandler(dist, undefined, '/gym/')));
	for (const path of ['/gym?a=1', '/gym/', '/gym/about', '/gym/guide/']) expect((await request(path)).status).toBe(200);
	for (const path of ['/gymnast', '/about', '/']) expect((await request(path)).status).toBe(404);
	expect((await request('/gym')).headers).toMatchObject(Object.fromEntries(findHeaders('/')));
	expect((await request('/gym/login')).headers).toMatchObject(Object.fromEntries(findHeaders('/login')));
	await close();
});

it('another site can’t point its own name at this server, and a page is sent whole', async () => {
	expect((await site.request('/about', { headers: { host: 'evil.example' } })).status).toBe(400);
	expect((await site.request('/about', { headers: { host: '127.0.0.1:4321' } })).status).toBe(200);
	const { status, body } = await site.request('/about', { headers: { range: 'bytes=5-2' } });
	expect([status, String(body)]).toEqual([200, page('About')]);
});

it.runIf(process.platform === 'linux')('a download that a visitor aborts leaves no file open', async () => {
	const openFiles = () => globSync('/proc/self/fd/*').map((file) => existsSync(file) && readlinkSync(file));
	const { body } = await fetch(`${site.origin}/big.bin`);
	expect(openFiles()).toContain(join(dist, 'big.bin'));
	await body?.cancel();
	await expect.poll(openFiles).not.toContain(join(dist, 'big.bin'));
});

it('the account service gets the real client address, also from another server', async () => {
	const second = await listen(createServer(createSiteHandler(dist, forwardTo(site.origin))));
	for (const { request } of [site, second]) {
		const headers = { 'cf-connecting-ip': '192.0.2.1', 'content-type': 'application/json' };
		const { status, body } = await request('/auth/v1/user?a=1', { method: 'PUT', headers, body: '{"a":1}' });
		const sender = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);
		expect([status, JSON.parse(String(body))]).toEqual([200, { path: '/auth/v1/user', sent: '{"a":1}', sender }]);
	}
	await second.close();
	const upload = { method: 'POST', body: 'a'.repeat(1_000_001) };
	expect((await site.request('/auth/v1/token', upload)).status).toBe(413);
	expect((await site.request('/rest/v10')).status).toBe(404);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayBeKept } from '~/offline/paths';
import { type Publication, redirectPages, writeHostFiles } from '~/tooling/hosts/host-files';
import { caddyConfig } from '~/tooling/hosts/caddy';
import { cloudfrontFunction } from '~/tooling/hosts/cloudfront';
import { nginxConfig } from '~/tooling/hosts/nginx';
import { below } from '~/tooling/hosts/rules-files';
import { serverSettings } from '~/tooling/hosts/server-settings';
import { vercelConfig } from '~/tooling/hosts/vercel';
import { siteAddress } from '~/tooling/hosts/site-address';
import {
	type HeaderRule,
	headersFor,
	type HostRules,
	parseHeaders,
	parseRedirects,
	readRules,
} from '~/tooling/serve/host-rules';

describe('the site’s address', () => {
	const netlify = { NETLIFY: 'true', URL: 'https://gym.example', DEPLOY_PRIME_URL: 'https://pr-1--gym.example' };
	const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://0a1b2c3d.gym.pages.dev' };
	const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'gym.example', VERCEL_URL: 'gym-1.vercel.app' };

	it.each([
		['SITE_URL', { SITE_URL: 'https://www.gym.example/' }, 'https://www.gym.example'],
		[
			'SITE_URL before the host',
			{ ...netlify, CONTEXT: 'production', SITE_URL: 'https://a.example' },
			'https://a.example',
		],
		['Netlify', { ...netlify, CONTEXT: 'production' }, 'https://gym.example'],
		['Cloudflare', { ...cloudflare, CF_PAGES_BRANCH: 'main' }, 'https://gym.pages.dev'],
		['Vercel', { ...vercel, VERCEL_ENV: 'production' }, 'https://gym.example'],
	])('is taken from %s', (_, environment, site) => {
		expect(siteAddress(environment)).toEqual({ site, base: '/', preview: false, known: true });
	});

	it.each([
		['Netlify', { ...netlify, CONTEXT: 'deploy-preview' }, 'https://pr-1--gym.example'],
		['Netlify, of a branch', { ...netlify, CONTEXT: 'branch-deploy' }, 'https://pr-1--gym.example'],
		['Cloudflare', { ...cloudflare, CF_PAGES_BRANCH: 'spring' }, 'https://0a1b2c3d.gym.pages.dev'],
		[
			'Cloudflare with another main branch',
			{ ...cloudflare, CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' },
			'https://0a1b2c3d.gym.pages.dev',
		],
		['Vercel', { ...vercel, VERCEL_ENV: 'preview' }, 'https://gym-1.vercel.app'],
	])('of a preview on %s is its own, whatever SITE_URL says', (_, environment, site) => {
		const address = siteAddress({ ...environment, SITE_URL: 'https://www.gym.example' });
		expect(address).toEqual({ site, base: '/', preview: true, known: true });
	});

	it('of a preview that its host does not name is not that of the published site', () => {
		const address = siteAddress({ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'spring', SITE_URL: 'https://www.gym.example' });
		expect(address).toMatchObject({ preview: true, known: false });
		expect(address.site).not.toContain('gym.example');
	});

	it('is not known when nobody says it', () => {
		expect(siteAddress({})).toMatchObject({ base: '/', preview: false, known: false });
	});

	it.each([
		['', 'SITE_URL is "". Write the site’s address with "https://"'],
		['www.example.com', 'SITE_URL is "www.example.com". Write the site’s address with "https://"'],
		['ftp://x', 'SITE_URL is "ftp://x". Write the site’s address with "https://"'],
		['https://a.example/gym', 'Write "SITE_URL=https://a.example" and "BASE_PATH=/gym/".'],
		['https://a.example/?a', 'and nothing behind the name'],
		['https://me:secret@a.example', 'and nothing behind the name'],
	])('cannot be "%s"', (site, advice) => {
		expect(() => siteAddress({ SITE_URL: site })).toThrow(advice);
	});

	it.each([
		['', '/'],
		['/', '/'],
		['gym', '/gym/'],
		['/gym', '/gym/'],
		['/a/gym/', '/a/gym/'],
	])('has the path "%s" as %s', (written, base) => {
		expect(siteAddress({ BASE_PATH: written }).base).toBe(base);
	});

	it.each(['https://a.example/gym', '/gym/../x', '/a b/'])('cannot have the path "%s"', (written) => {
		expect(() => siteAddress({ BASE_PATH: written })).toThrow(`BASE_PATH is "${written}"`);
	});
});

const source = join(import.meta.dirname, '../..');
const opener = 'cross-origin-opener-policy';
/** The routes at the top of the site, and the editing screen: by each address, whether somebody signs in there. */
const addresses = readdirSync(join(source, 'src/pages'))
	.filter((file) => file.endsWith('.astro') && file !== '404.astro')
	.map((file) => `/${file.replace(/(index)?\.astro$/, '')}`)
	.flatMap((page) => {
		const forms = page === '/' ? [page] : [page, `${page}/`, `${page}.html`];
		return forms.map((address) => ({ address, signsIn: !mayBeKept(page, '/') }));
	})
	.concat({ address: '/admin/', signsIn: true }, { address: '/blog/admin', signsIn: false });

describe('public/_headers', () => {
	const { headers } = readRules(join(source, 'public'));

	it.each(addresses)('keeps whoever opened $address from its window, if somebody signs in there', (page) => {
		expect(headersFor(headers, page.address).get(opener)).toBe(page.signsIn ? 'same-origin' : undefined);
	});

	it('says each header of an address once, since hosts join what two blocks say', () => {
		for (const { address } of [...addresses, { address: '/_astro/a.js' }]) {
			const blocks = headers.map((rule) => [...headersFor([rule], address).keys()]);
			expect(blocks.flat()).toHaveLength(new Set(blocks.flat()).size);
		}
	});
});

describe('what a host gets', () => {
	const rules = readRules(join(source, 'public'));
	const [redirect = { from: '', to: '' }] = rules.redirects;
	let dist: string;

	beforeEach(() => {
		dist = join(mkdtempSync(join(tmpdir(), 'ember-host-')), 'dist');
		const files = [
			'index.html',
			'404.html',
			'blog.html',
			'blog/post.html',
			'_astro/a.123456.js',
			'week.ics',
			'robots.txt',
		];
		for (const file of [...files, ...rules.redirects.map(({ from }) => `${from.slice(1)}.html`)]) {
			mkdirSync(dirname(join(dist, file)), { recursive: true });
			writeFileSync(join(dist, file), file);
		}
	});
	afterEach(() => {
		rmSync(dirname(dist), { recursive: true });
	});

	const written = async (publication: Partial<Publication>) => {
		await writeHostFiles(dist, { host: 'any', base: '/', preview: false, ...publication });
		const headers = readFileSync(join(dist, '_headers'), 'utf8');
		const redirects = readFileSync(join(dist, '_redirects'), 'utf8');
		const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
		return { files, headers: parseHeaders(headers), redirects: parseRedirects(redirects), text: redirects };
	};
	const stub = `${redirect.from.slice(1)}.html`;

	it('is, where nothing is known of it, pages under both names and redirects that need no rule', async () => {
		const { files, headers, redirects } = await written({ host: 'any' });
		expect(files).toEqual(expect.arrayContaining([stub, 'blog.html', 'blog/index.html', 'blog/post/index.html']));
		expect(files).not.toContain('404/index.html');
		expect(readFileSync(join(dist, 'blog/index.html'), 'utf8')).toBe('blog.html');
		expect(headers).toEqual(rules.headers);
		expect(redirects).toContainEqual(redirect);
	});

	it.each(['own', 'cloudflare', 'netlify'] as const)('is rules alone for redirects on %s', async (host) => {
		const { files, text } = await written({ host });
		expect(files).not.toContain(stub);
		expect(files).not.toContain('blog/index.html');
		for (const from of [redirect.from, `${redirect.from}/`]) {
			expect(text).toContain(`${from} ${redirect.to} ${host === 'netlify' ? '301!' : '301'}\n`);
		}
	});

	it('on Netlify, which sends a folder’s headers with a 404 too, is each file by its name', async () => {
		const { headers } = await written({ host: 'netlify' });
		const immutable = headers.filter((rule) => rule.headers.some(([, value]) => value.includes('immutable')));
		expect(immutable.map(({ path }) => path)).toEqual(['/_astro/a.123456.js']);
		expect(headers.map(({ path }) => path)).toContain('/*');
		for (const { address, signsIn } of addresses) expect(headersFor(headers, address).has(opener)).toBe(signsIn);
	});

	it('has the base path in its rules', async () => {
		const { headers, redirects } = await written({ host: 'own', base: '/gym/' });
		expect(headers.map(({ path }) => path)).toEqual(rules.headers.map(({ path }) => `/gym${path}`));
		expect(redirects).toContainEqual({ from: `/gym${redirect.from}`, to: `/gym${redirect.to}` });
	});

	it('of a whole domain finds the site below its path, and the rules and the 404 page on top', async () => {
		const { files, headers } = await written({ host: 'netlify', base: '/a/gym/' });
		expect(files).toEqual(expect.arrayContaining(['404.html', '_headers', 'a/gym/404.html', 'a/gym/blog/post.html']));
		expect(files).not.toContain('blog.html');
		expect(files).not.toContain('a/gym/_headers');
		expect(headers.map(({ path }) => path)).toContain('/a/gym/_astro/a.123456.js');
	});

	it('on Vercel is what it publishes as it is, with headers to keep only for what is there', async () => {
		await writeHostFiles(dist, { host: 'vercel', base: '/', preview: false });
		const output = join(dist, '../.vercel/output');
		const files = readdirSync(join(output, 'static'), { recursive: true, encoding: 'utf8' });
		expect(files).toEqual(expect.arrayContaining(['index.html', 'blog/post.html', '_astro/a.123456.js']));
		for (const left of ['_headers', '_redirects', stub, 'blog/index.html']) expect(files).not.toContain(left);
		const config = readFileSync(join(output, 'config.json'), 'utf8');
		expect(config).toContain(`"Location": "${redirect.to}"`);
	});

	it('keeps search engines away from a preview', async () => {
		const { headers } = await written({ host: 'cloudflare', preview: true });
		expect(headersFor(headers, '/about').get('x-robots-tag')).toBe('noindex');
	});

	it.each([true, false])(
		'names no path twice, of which Cloudflare would see the last, in a preview: %s',
		async (preview) => {
			mkdirSync(join(dist, 'admin'));
			writeFileSync(join(dist, 'admin/index.html'), '');
			const { headers } = await written({ host: 'cloudflare', preview });
			const paths = headers.map(({ path }) => path);
			expect(paths).toEqual([...new Set(paths)]);
			const screen = [...headersFor(headers, '/admin/')];
			expect(screen).toEqual(
				expect.arrayContaining([...headersFor(rules.headers, '/admin/'), ['x-robots-tag', 'noindex']]),
			);
		},
	);

	it('leads from an old address to the new one below the base path, without rules too', () => {
		expect(redirectPages('/gym/')[redirect.from]).toBe(`/gym${redirect.to}`);
		expect(redirectPages('/')[redirect.from]).toBe(redirect.to);
	});
});

describe('the settings for servers', () => {
	const rules = readRules(join(source, 'public'));
	const settings = (base: string, placed: HostRules) =>
		serverSettings(import.meta.dirname, placed, { folder: '/srv/site', base, port: 80, packed: [] });
	const [redirect = { from: '', to: '' }] = rules.redirects;

	it('lead CloudFront to the files of S3', () => {
		const ask = cloudfront('/', rules);
		expect(ask('viewer-request', '/')).toMatchObject({ uri: '/index.html' });
		expect(ask('viewer-request', '/about')).toMatchObject({ uri: '/about.html' });
		expect(ask('viewer-request', '/week.ics')).toMatchObject({ uri: '/week.ics' });
		for (const path of ['/about/', '/about.html']) {
			expect(ask('viewer-request', path)).toMatchObject({
				statusCode: 301,
				headers: { location: { value: '/about' } },
			});
		}
		for (const path of [redirect.from, `${redirect.from}/`]) {
			expect(ask('viewer-request', path)).toMatchObject({
				statusCode: 301,
				headers: { location: { value: redirect.to } },
			});
		}
		expect(ask('viewer-request', '/admin/')).toMatchObject({ uri: '/admin/index.html' });
		expect(ask('viewer-request', '/admin')).toMatchObject({ headers: { location: { value: '/admin/' } } });
		const inner = cloudfront('/gym/', below('/gym/', rules));
		expect(inner('viewer-request', '/gym/')).toMatchObject({ uri: '/gym/index.html' });
		expect(inner('viewer-request', '/gym')).toMatchObject({ headers: { location: { value: '/gym/' } } });
		expect(inner('viewer-request', `/gym${redirect.from}`)).toMatchObject({
			headers: { location: { value: `/gym${redirect.to}` } },
		});
	});

	it('give CloudFront the same headers as our own server, and nothing to keep of what is not there', () => {
		const ask = cloudfront('/', rules);
		const asked = { 'cache-control': 'public, max-age=0, must-revalidate' };
		for (const path of [...addresses.map(({ address }) => address), '/_astro/a.123456.js']) {
			const expected = Object.entries({ ...asked, ...Object.fromEntries(headersFor(rules.headers, path)) });
			const headers = Object.fromEntries(expected.map(([name, value]) => [name, { value }]));
			expect(ask('viewer-response', path)).toEqual({ statusCode: 200, headers });
		}
		const missing = ask('viewer-response', '/_astro/a.123456.js', 404);
		expect(missing).toMatchObject({ headers: { 'cache-control': { value: 'public, max-age=0, must-revalidate' } } });
	});

	it('lead Vercel to the same places as our own server, with the same headers, and none to keep of what is not there', () => {
		const files = ['index.html', 'about.html', 'admin/index.html', '_astro/a.123456.js', 'week.ics'];
		const { routes, overrides } = vercelConfig('/', rules, files);
		/** The routes of a phase that a path meets; those before the first phase are asked first of all. */
		const met = (path: string, phase?: string) => {
			const start =
				phase === undefined ? 0 : routes.findIndex((route) => 'handle' in route && route.handle === phase) + 1;
			const own = routes.slice(start);
			const end = own.findIndex((route) => 'handle' in route);
			return own
				.slice(0, end < 0 ? undefined : end)
				.flatMap((route) => ('src' in route && new RegExp(route.src).test(path) ? [route] : []));
		};
		const headers = (path: string, phase?: string): object =>
			Object.assign({}, ...met(path, phase).flatMap((route) => (route.continue ? [route.headers] : [])));
		const place = (path: string) => {
			const route = met(path).find(({ status = 200 }) => status !== 200);
			return route?.headers?.['Location'] && path.replace(new RegExp(route.src), route.headers['Location']);
		};
		for (const from of [redirect.from, `${redirect.from}/`]) expect(place(from)).toBe(redirect.to);
		for (const from of ['/about/', '/about.html']) expect(place(from)).toBe('/about');
		expect(place('/index.html')).toBe('/');
		expect(place('/admin')).toBe('/admin/');
		for (const path of ['/', '/about', '/admin/', '/week.ics']) expect(place(path)).toBeUndefined();
		expect(overrides['about.html']).toEqual({ path: 'about', contentType: 'text/html; charset=utf-8' });

		for (const path of [...addresses.map(({ address }) => address), '/_astro/a.123456.js']) {
			const all = { ...headers(path), ...headers(path, 'hit') };
			expect(all).toEqual(Object.fromEntries(headersFor(rules.headers, path)));
		}
		expect(headers('/_astro/missing.js')).not.toHaveProperty('cache-control');
		expect(met('/_astro/missing.js', 'error')).toMatchObject([{ status: 404, dest: '/404.html' }]);
	});

	it.each(['/', '/gym/'])('say to nginx and Caddy below %s what is said of some pages only', (base) => {
		const written = settings(base, below(base, rules));
		const nginx = [...nginxConfig(written).matchAll(/^\t"~(\S+)" "same-origin";$/gm)].map(([, own = '']) => own);
		const caddy = /^\theader (\S+)\* Cross-Origin-Opener-Policy "same-origin"$/gm;
		const starts = [...caddyConfig(written).matchAll(caddy)].map(([, start = '']) => start);
		for (const { address, signsIn } of addresses) {
			const path = base + address.slice(1);
			expect(nginx.some((own) => new RegExp(own).test(path))).toBe(signsIn);
			expect(starts.some((start) => path.startsWith(start))).toBe(signsIn);
		}
	});

	it.each([
		['/private', 'X-Robots-Tag'],
		['/private*', 'Cache-Control'],
	])('are not written for a rule that they could not say: %s %s', (path, name) => {
		const headers: HeaderRule[] = [{ path, headers: [[name, 'a']] }];
		expect(() => settings('/', { ...rules, headers })).toThrow(`public/_headers: "${name}" for ${path} is not`);
	});
});

function cloudfront(base: string, placed: HostRules) {
	const context = createContext({});
	runInContext(cloudfrontFunction({ base, rules: placed, folders: [`${base}admin/`] }), context);
	return (eventType: string, uri: string, statusCode = 200): unknown => {
		const event = { context: { eventType }, request: { uri }, response: { statusCode, headers: {} } };
		return runInContext(`handler(${JSON.stringify(event)})`, context);
	};
}

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord } from '~/integrations/hosting/build-record.ts';
import { hostFiles, type Publication, redirectPages, writeHostFiles } from '~/integrations/hosting/host-files.ts';
import { siteAddress } from '~/integrations/hosting/site-address.ts';
import { vercelConfig } from '~/integrations/hosting/vercel.ts';
import {
	findHeaders,
	findRedirect,
	parseHeaders,
	readRules,
	type RedirectRule,
	uncached,
} from '~/integrations/hosting/host-rules.ts';
import { neverCached } from '~/offline/lists.ts';
import { listen } from '../support/site-server.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const source = join(import.meta.dirname, '../..');
const rules = readRules();
const settingsOf = (file: string) => readFileSync(join(source, 'src/integrations/hosting', file), 'utf8');
const cloudfront = createContext({});
runInContext(settingsOf('cloudfront.js'), cloudfront);
const cloudfrontFunction = (event: object) => runInContext(`handler(${JSON.stringify(event)})`, cloudfront);
const opener = 'cross-origin-opener-policy';

const folder = temporaryFolder();
const dist = join(folder, 'dist');
const [redirect = { from: '', to: '' }] = rules.redirects;
const stub = `${redirect.from.slice(1)}.html`;
const pages = ['index.html', '404.html', 'blog.html', 'blog/post.html', 'login.html', 'admin/index.html'];
const files = [...pages, '_astro/a.123456.js', 'week.ics'];

describe('the site’s address', () => {
	const SITE_URL = 'https://www.gym.example';
	const netlify = { NETLIFY: 'true', URL: 'https://gym.example', DEPLOY_PRIME_URL: 'https://pr-1--gym.example' };
	const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://0a1b.gym.pages.dev', CF_PAGES_BRANCH: 'main' };
	const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'gym.example', VERCEL_URL: 'gym-1.vercel.app' };

	it.each([
		['SITE_URL', { SITE_URL: `${SITE_URL}/` }, SITE_URL, false],
		['SITE_URL before the host', { ...netlify, CONTEXT: 'production', SITE_URL }, SITE_URL, false],
		['Netlify', { ...netlify, CONTEXT: 'production' }, 'https://gym.example', false],
		['Netlify’s command line', { NETLIFY_LOCAL: 'true', URL: 'https://gym.example' }, 'https://gym.example', false],
		['Cloudflare', cloudflare, 'https://gym.pages.dev', false],
		['Vercel', { ...vercel, VERCEL_ENV: 'production' }, 'https://gym.example', false],
		['a preview on Netlify', { ...netlify, CONTEXT: 'deploy-preview', SITE_URL }, 'https://pr-1--gym.example', true],
		['Cloudflare for a branch', { ...cloudflare, CF_PAGES_BRANCH: 'a', SITE_URL }, 'https://0a1b.gym.pages.dev', true],
		['its branch', { ...cloudflare, PRODUCTION_BRANCH: 'live', SITE_URL }, 'https://0a1b.gym.pages.dev', true],
		['a preview on Vercel', { ...vercel, VERCEL_ENV: 'preview', SITE_URL }, 'https://gym-1.vercel.app', true],
	])('is taken from %s', (_, environment, site, preview) => {
		expect(siteAddress(environment)).toEqual({ site, base: '/', preview, known: true });
	});

	it('is unknown if nothing sets it; a preview on Cloudflare Workers never uses the production address', () => {
		for (const none of [{}, { VERCEL: '1' }]) expect(siteAddress(none)).toMatchObject({ preview: false, known: false });
		const preview = siteAddress({ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'spring', SITE_URL });
		expect(preview).toMatchObject({ preview: true, known: false, site: expect.not.stringContaining('gym.') });
	});

	it.each([
		[{ SITE_URL: '' }, 'SITE_URL is "". Write "https://" and the site’s name'],
		[{ SITE_URL: 'www.a.example' }, 'SITE_URL is "www.a.example". Write "https://"'],
		[{ SITE_URL: 'https://a.example/gym' }, 'a path has its own setting, e.g. "BASE_PATH=/gym/".'],
		[{ SITE_URL: 'https://me:secret@a.example' }, 'and nothing after it'],
		[{ BASE_PATH: '/gym/../x' }, 'BASE_PATH is "/gym/../x"'],
		[{ BUILD_FOR: 'heroku' }, 'BUILD_FOR is "heroku". Remove it or write one of: netlify'],
	])('cannot be %o, and the build stops before it begins', (environment, advice) => {
		expect(() => hostFiles(environment, [])).toThrow(advice);
	});

	it('has a base path with a slash at both ends, however it is written', () => {
		for (const BASE_PATH of ['gym', '/gym', '/gym/']) expect(siteAddress({ BASE_PATH }).base).toBe('/gym/');
	});
});

describe('public/_headers and _redirects', () => {
	const routes = readdirSync(join(source, 'src/pages')).filter((file) => /^(?!404|index).*\.astro$/.test(file));
	const addresses = routes.map((file) => `/${file.slice(0, -'.astro'.length)}`);

	it('redirect no page, which Astro would leave out of the build without a message', () => {
		expect(addresses.filter((address) => findRedirect(rules.redirects, address))).toEqual([]);
	});

	it('isolate the window of pages with sign-in, write each path once, and set each header once per address', () => {
		expect(new Set(rules.headers.map(({ path }) => path)).size, 'Cloudflare uses the last').toBe(rules.headers.length);
		for (const page of ['/', '/blog/admin', ...addresses]) {
			for (const address of [page, `${page}/`, `${page}.html`]) {
				const names = rules.headers.flatMap((rule) => [...findHeaders([rule], address).keys()]);
				expect(names.includes(opener), address).toBe(neverCached.includes(page.slice(1)));
				expect(names, 'hosts join what two blocks say').toEqual([...new Set(names)]);
			}
		}
	});

	it('match nginx.conf, the Caddyfile, cloudfront.js and the Vercel configuration', () => {
		const nginx = new Set<string>();
		const caddy = new Set([`Cache-Control "${uncached}"`]);
		for (const { path, headers } of rules.headers) {
			const start = path.replace(/\*$/, '');
			for (const [name, value] of headers) {
				nginx.add(path === '/*' ? `add_header ${name} "${value}" always;` : `~^${start} "${value}";`);
				caddy.add(path === '/*' ? `${name} "${value}"` : `header ${path} ${name} "${value}"`);
			}
			const [address, context] = [`${start}x`, { eventType: 'viewer-response' }];
			const expected = findHeaders(rules.headers, address);
			const routes = vercelConfig('/', rules, files).routes.filter((route) => 'src' in route && route.continue);
			const vercel = routes.flatMap((route) => ('src' in route && new RegExp(route.src).test(address) ? [route] : []));
			expect(Object.assign({}, ...vercel.map((route) => route.headers))).toEqual(Object.fromEntries(expected));
			const { headers: sent } = cloudfrontFunction({ context, request: { uri: address }, response: { headers: {} } });
			const values = Object.fromEntries(Object.keys(sent).map((name) => [name, sent[name].value]));
			expect(values).toEqual({ 'cache-control': uncached, ...Object.fromEntries(expected) });
		}
		for (const { from, to } of rules.redirects) {
			nginx.add(`~^${from}/?$ ${to};`);
			caddy.add(`~^${from}/?$ ${to}`);
		}
		const lines = (file: string, kind: RegExp) => new Set([...settingsOf(file).matchAll(kind)].map(([, line]) => line));
		expect(lines('nginx.conf', /^\s*(add_header .*".*|~.*)$/gm)).toEqual(nginx);
		expect(lines('Caddyfile', /^\s*([A-Z][\w-]+ ".*|header \/.*|~.*)$/gm)).toEqual(caddy);
		const moved = runInContext('Object.entries(moved)', cloudfront);
		expect(moved).toEqual(rules.redirects.map(({ from, to }) => [from, to]));
	});
});

/** Whether Astro writes redirect pages in a build for a host. */
function hasRedirectPages(host: string): unknown {
	const updateConfig = vi.fn();
	const hook: unknown = hostFiles({ BUILD_FOR: host }, []).hooks['astro:config:setup'];
	if (typeof hook === 'function') hook({ updateConfig });
	return updateConfig.mock.lastCall?.[0].build.redirects;
}

/** Writes a site as Astro builds it, adds the host's files and lists what is published. */
async function publish(
	{ host, base = '/' }: { host: Publication['host']; base?: string },
	former: { [page: string]: RedirectRule } = {},
): Promise<string[]> {
	rmSync(dist, { recursive: true, force: true });
	const redirectFiles = hasRedirectPages(host) ? [stub, ...Object.keys(former)] : [];
	writeFiles(dist, Object.fromEntries([...files, ...redirectFiles].map((file) => [file, `<main>${file}</main>`])));
	const redirects = Object.values(former);
	const home = `https://gym.example${base}`;
	await writeHostFiles(dist, { host, home, preview: false, accounts: { kind: 'none' } }, redirects);
	const published = host === 'vercel' ? join(folder, '.vercel/output/static') : dist;
	return readdirSync(published, { recursive: true, encoding: 'utf8' });
}
const published = (file: string) => readFileSync(join(dist, file), 'utf8');

describe('the published files', () => {
	it.each([
		['any', 'pages in folders, and redirect pages', ['_headers', stub, 'blog/post/index.html'], ['404/index.html']],
		['cloudflare', 'rules for redirects, not pages', ['_headers', 'blog.html'], [stub, 'blog/index.html']],
		['netlify', 'rules for redirects, not pages', ['_redirects', 'blog.html'], [stub, 'blog/index.html']],
		['vercel', 'pages only', ['blog.html'], ['_headers', '_redirects', stub]],
		[
			'server',
			'compressed copies too, even if they are no smaller',
			['week.ics.br', 'week.ics.gz', stub],
			['_headers'],
		],
	] as const)('for %s are %s', async (host, _, present, absent) => {
		const list = await publish({ host });
		expect(list).toEqual(expect.arrayContaining(['index.html', '_astro/a.123456.js', ...present]));
		for (const file of absent) expect(list).not.toContain(file);
	});

	it('have headers per file on Netlify, which also sends a folder’s headers with a 404', async () => {
		await publish({ host: 'netlify' });
		const cached = parseHeaders(published('_headers')).filter(({ headers }) =>
			headers.flat().includes('Cache-Control'),
		);
		expect(cached.map(({ path }) => path)).toEqual(['/_astro/a.123456.js']);
		expect(published('_redirects')).toContain(`${redirect.from}/ ${redirect.to} 301\n`);
	});

	it('have the redirects from content, as rules or as redirect pages', async () => {
		const former = { from: '/news/old', to: '/blog/post' };
		const page = 'news/old.html';
		for (const host of ['netlify', 'cloudflare', 'vercel', 'apache', 'server', 'any'] as const) {
			const list = await publish({ host }, { [page]: former });
			const isPage = host === 'server' || host === 'any';
			expect(list.includes(page), host).toBe(isPage);
			const file = { vercel: '../.vercel/output/config.json', apache: '.htaccess' }[String(host)] ?? '_redirects';
			if (!isPage) expect(published(file)).toContain(former.to);
		}
		expect(redirectPages('/gym/', [former])[former.from]).toBe(`/gym${former.to}`);
	});

	it('are below the base path, and the rules include it', async () => {
		const list = await publish({ host: 'cloudflare', base: '/a/gym/' });
		expect(list).toEqual(expect.arrayContaining(['404.html', '_headers', 'a/gym/404.html', 'a/gym/blog/post.html']));
		for (const file of ['blog.html', 'a/gym/_headers']) expect(list).not.toContain(file);
		expect(published('_headers')).toContain('\n/a/gym/_astro/*\n');
		expect(published('_redirects')).toContain(`/a/gym${redirect.from} /a/gym${redirect.to} 301\n`);
		expect(redirectPages('/gym/')[redirect.from]).toBe(`/gym${redirect.to}`);
		const { home, files, rules } = readRecord(join(dist, 'a/gym'));
		expect([home, rules.redirects[0]?.from]).toEqual(['https://gym.example/a/gym/', `/a/gym${redirect.from}`]);
		expect(Object.keys(files)).toEqual(expect.arrayContaining(['404.html', 'blog/post.html', '_astro/a.123456.js']));
		expect(files[stub]).toBeUndefined();
	});
});

interface Reply {
	status: number;
	location: string | null | undefined;
	headers?: Headers;
}

/** The response of CloudFront's function. */
function cloudfrontReply(path: string): Reply {
	const [uri, code] = path.split('?code=');
	const querystring = code === undefined ? {} : { code: { value: code } };
	const { statusCode, headers } = cloudfrontFunction({ context: {}, request: { uri, querystring } });
	return { status: statusCode ?? 200, location: headers?.location.value };
}

/** The response of the first Vercel route that matches. Vercel itself adds the query to a redirect. */
function vercelReply(path: string): Reply {
	const [pathname = '', query] = path.split('?');
	for (const route of vercelConfig('/', rules, files).routes) {
		if ('handle' in route) break;
		if (route.continue || !new RegExp(route.src).test(pathname)) continue;
		const place = route.headers?.['Location'];
		const location = place && pathname.replace(new RegExp(route.src), place) + (query ? `?${query}` : '');
		return { status: route.status ?? 200, location };
	}
	return { status: 200, location: undefined };
}

const nginxAround = `events {} http { access_log off; client_body_temp_path body; proxy_temp_path proxy;
	fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;`;
const apacheModules = process.env['APACHE_MODULES'] ?? '/usr/lib/apache2/modules';
const modules = ['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'filter', 'headers', 'mime', 'rewrite'];
const servers = {
	nginx: {
		args: ['-g', 'daemon off; pid pid; error_log error.log;', '-p', folder, '-c'],
		settings: `${nginxAround} ${settingsOf('nginx.conf')} }`,
	},
	caddy: {
		args: ['run', '--adapter', 'caddyfile', '--config'],
		settings: `{\n\tadmin off\n}\n${settingsOf('Caddyfile')}`,
	},
	apache2: {
		args: ['-D', 'FOREGROUND', '-f'],
		settings: `User www-data
			Group www-data
			ServerName localhost
			Listen PORT
			TypesConfig /dev/null
			PidFile ${join(folder, 'pid')}
			ErrorLog ${join(folder, 'error.log')}
			${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
			DocumentRoot /srv/site
			<Directory /srv/site>
				AllowOverride All
				Options Indexes FollowSymLinks
			</Directory>`,
	},
};

/** Starts a server with our configuration on a free port. */
async function start(name: keyof typeof servers) {
	const { origin, close } = await listen(createServer());
	await close();
	await publish({ host: name === 'apache2' ? 'apache' : 'server' });
	chmodSync(folder, 0o755); // nginx runs as another user
	const settings = servers[name].settings.replaceAll('/srv/site', dist).replaceAll('www.example.com', 'localhost');
	writeFiles(folder, { [name]: settings.replace(/(?<=listen \S*)80(?=;)|PORT/g, new URL(origin).port) });
	const env = { ...process.env, SITE_URL: origin, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const server = spawn(name, [...servers[name].args, join(folder, name)], { stdio: 'ignore', env });
	const request = async (path: string): Promise<Reply> => {
		const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
		return { status, headers, location: headers.get('location')?.replace(origin, '') };
	};
	await vi.waitFor(() => request('/'), 10_000);
	return { request, stop: () => server.kill() };
}

for (const name of ['CloudFront', 'Vercel', 'nginx', 'caddy', 'apache2'] as const) {
	const server = name === 'CloudFront' || name === 'Vercel' ? undefined : name;
	const isHere = !server || spawnSync(server, ['version']).error === undefined;

	describe.skipIf(!isHere)(`${name}${isHere ? '' : ', which is not installed on this machine,'}`, () => {
		let request: (path: string) => Reply | Promise<Reply> = name === 'Vercel' ? vercelReply : cloudfrontReply;
		let stop: () => unknown = () => undefined;
		beforeAll(async () => {
			if (server) ({ request, stop } = await start(server));
		});
		afterAll(() => stop());

		it('redirects old and alternative addresses to the page, with the query', async () => {
			const places = { [redirect.from]: redirect.to, '/login/': '/login', '/blog.html': '/blog', '/index.html': '/' };
			for (const [from, to] of Object.entries(places)) {
				expect((await request(`${from}?code=abc`)).location).toBe(`${to}?code=abc`);
			}
			for (const page of ['/', '/blog', '/blog/post', '/admin/', '/week.ics']) {
				expect(await request(page), page).toMatchObject({ status: 200 });
			}
		});

		it('never redirects to another site or lets an address inject a header', async () => {
			for (const path of [
				'%5Cevil.example/',
				'/evil.example/',
				'/evil.example.html',
				'%2fevil.example/',
				'a%0dX-Inj:1/',
			]) {
				const { status, location } = await request(`/${path}`);
				expect([400, 404], path).toContain(status);
				expect(location).toBeFalsy();
			}
		});

		if (!server) return;
		it('sends the headers of public/_headers, but not a file’s headers with a 404', async () => {
			const missing = ['/_astro/missing.js', '/_astro', '/blog.html.br', '/week.ics.gz'];
			for (const path of ['/blog', '/login', '/admin/', '/_astro/a.123456.js', ...missing]) {
				const { status, headers } = await request(path);
				const isMissing = missing.includes(path);
				const expected = findHeaders(rules.headers, isMissing ? '/blog' : path);
				expect(status).toBe(isMissing ? 404 : 200);
				expect(headers?.has(opener)).toBe(expected.has(opener));
				if (!expected.has('cache-control')) expected.set('cache-control', uncached);
				for (const [key, value] of expected) expect(headers?.get(key), path).toBe(value);
			}
		});
	});
}

// The settings of each host. site/check-deploy.test.ts starts the servers.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { root } from '~/folders.ts';
import { findHeaders, headerRules as rules } from '~/integrations/hosting/headers.ts';
import { staticPaths } from '~/content-files/addresses.ts';
import { buildEnvironment, siteAddress } from '~/integrations/hosting/site-address.ts';
import { isUnlisted, memberPages } from '~/lib/page-lists.ts';

const settingsOf = (file: string) => readFileSync(join(root, `src/integrations/hosting/${file}`), 'utf8');

const routes = staticPaths.filter((path) => !path.includes('.') && path !== '/');
const pages = ['/', '/blog/admin', '/blog/login', '/admin/', ...routes];
const addresses = ['/_astro/a.123456.js', '/_astro/', ...pages.flatMap((page) => [page, `${page}/`, `${page}.html`])];

describe('the site’s address', () => {
	const SITE_URL = 'https://www.gym.example';
	const netlify = { NETLIFY: 'true', URL: 'https://gym.example', DEPLOY_PRIME_URL: 'https://pr-1--gym.example' };
	const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://0a1b.gym.pages.dev', CF_PAGES_BRANCH: 'main' };
	const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'gym.example', VERCEL_URL: 'gym-1.vercel.app' };

	it.each([
		['SITE_URL before the host', { ...netlify, CONTEXT: 'production', SITE_URL }, SITE_URL, false],
		['Netlify', { ...netlify, CONTEXT: 'production' }, 'https://gym.example', false],
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
		const unset = { base: '/gym/', preview: false, known: false };
		expect(siteAddress({ VERCEL: '1', BASE_PATH: '/gym/' })).toMatchObject(unset);
		const preview = siteAddress({ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'spring', SITE_URL });
		expect(preview).toMatchObject({ preview: true, known: false, site: 'https://www.example.com' });
	});

	it.each([
		[{ SITE_URL: 'www.a.example' }, 'SITE_URL is "www.a.example". Write "https://"'],
		[{ SITE_URL: 'https://a.example/gym' }, 'a path has its own setting, e.g. "BASE_PATH=/gym/".'],
		[{ BASE_PATH: '/gym/../x/' }, 'BASE_PATH is "/gym/../x/"'],
		[{ BASE_PATH: '/gym' }, 'with a slash at both ends, e.g. "BASE_PATH=/gym/".'],
	])('cannot be %o, and the build stops before it begins', (environment, advice) => {
		expect(() => siteAddress(environment)).toThrow(advice);
	});

	it('and other settings can be empty, as CI sets what nobody filled in, or have spaces', () => {
		for (const name of ['SITE_URL', 'BASE_PATH']) vi.stubEnv(name, ' ');
		vi.stubEnv('PUBLIC_SUPABASE_URL', ' / ');
		const environment = buildEnvironment();
		vi.unstubAllEnvs();
		expect(environment).toHaveProperty('PUBLIC_SUPABASE_URL', '/');
		expect(siteAddress(environment)).toMatchObject({ base: '/', known: false });
	});
});

it.each(['SHOW_TEST_ACCOUNT', 'EDITOR_SERVICE'])('a mistake in %s ends the build with our words alone', (name) => {
	const env = { ...process.env, EDITOR_REPOSITORY: 'ember/website', [name]: 'other' };
	const { stderr } = spawnSync(process.execPath, ['astro.config.mjs'], { cwd: root, env, encoding: 'utf8' });
	expect(stderr).toMatch(new RegExp(`^${name} .+\n$`));
});

it('a site without accounts hides their pages from search engines', () => {
	const unlisted = (hasAccounts: boolean) =>
		['login', 'signup', 'account', 'about'].filter((page) => isUnlisted(page, hasAccounts));
	expect([unlisted(false), unlisted(true)]).toEqual([['login', 'signup', 'account'], ['account']]);
});

it('public/_headers isolates the window of pages with sign-in, writes each path once, and sets each header once per address', () => {
	expect(new Set(rules.map(({ path }) => path)).size, 'Cloudflare uses the last').toBe(rules.length);
	for (const address of addresses) {
		const names = rules.flatMap((rule) => [...findHeaders(address, [rule]).keys()]);
		expect(names, 'hosts join what two blocks say').toEqual([...new Set(names)]);
		const [folder = ''] = address.slice(1).split(/[/.]/);
		const isMember = memberPages.includes(folder) || folder === 'admin';
		expect(names.includes('cross-origin-opener-policy'), address).toBe(isMember);
	}
});

it('the files of other hosts repeat public/_headers', () => {
	const isolated = rules.filter(({ headers }) => headers.some(([name]) => name === 'cross-origin-opener-policy'));
	for (const file of ['nginx.conf', 'Caddyfile', 'apache.htaccess', 'cloudfront.js', '../../../vercel.json']) {
		const settings = settingsOf(file);
		expect(settings, file).toContain(`(${isolated.map(({ path }) => path.slice(1, -1)).join('|')})`);
		for (const { path, headers } of rules)
			for (const [name, value] of headers) {
				// Some pages only: the name and the value may be in two places.
				const header = path === '/*' ? `${name}\\W+(value\\W+)?` : '';
				const quoted = `["']${value.replaceAll(/\W/g, '\\$&')}["']`;
				expect(settings, `${file}: ${name}`).toMatch(new RegExp(header + quoted, 'i'));
			}
	}
});

it.each([
	['/', { '/': '/index.html', '/blog/': '/blog.html', '/admin/': '/admin/index.html', '/week.ics': '/week.ics' }],
	['/gym/', { '/gym': '/gym/index.html', '/gym/blog': '/gym/blog.html', '/gymnast': '/gymnast', '/': '/' }],
])('CloudFront finds the file of an address below %s, and has all headers', (base, files) => {
	const cloudfront = createContext({});
	runInContext(settingsOf('cloudfront.js').replace("base = '/'", `base = '${base}'`), cloudfront);
	const find = (uri: string) => runInContext(`toFile({ uri: '${uri}' }).uri`, cloudfront);
	for (const [uri, file] of Object.entries(files)) expect(find(uri)).toBe(file);
	expect(runInContext('everywhere', cloudfront)).toEqual(Object.fromEntries(findHeaders('/')));
	expect(findHeaders('/').get('x-content-type-options')).toBe('nosniff');
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { finish, finishFolder } from '~/integrations/html/finish-pages.ts';
import { removeUnusedFiles } from '~/integrations/html/remove-unused-files.ts';
import { listHosts } from '~/integrations/html/security-policy.ts';
import { getAnalytics } from '~/lib/analytics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body: string) =>
	`<html><head><meta charset="utf-8"><title>Gym</title>${head}</head><body>${body}</body></html>`;
const accounts = { kind: 'project', url: 'https://abc.supabase.co', key: '' } as const;
const hosts = listHosts(accounts, {
	contactForm: { service: 'https://forms.example.com/f/abc' },
	analytics: { service: 'goatcounter', id: 'ember' },
});
const finished = (html: string, scripts = new Map<string, string>()) =>
	finish(html, { hosts, scripts, readPicture: (name) => Buffer.from(name), save: () => '/_astro/islands.js' });
/** The styles that are left. */
const lean = (css: string, body: string, scripts?: Map<string, string>) =>
	/<style>(.*)<\/style>/.exec(finished(page(`<style>${css}</style>`, body), scripts))?.[1] ?? '';

test('the scripts of islands are a file that the page names; an island says what is in it, without what React ignores', () => {
	const ignored = '<noscript><i>a</i></noscript><astro-slot><i>b</i></astro-slot><div role="alert"><i>c</i></div>';
	const island = `<astro-island><p><b>word</b></p>${ignored}</astro-island>`;
	const own = '<script>own()</script>';
	const header = `<header><style>a</style><script>self.Astro={}</script>${island}</header>`;
	const html = finished(page('', `${own}<main></main>${header}`));
	expect(html).toMatch(/<html data-islands="\/_astro\/islands\.js">/);
	expect(html).not.toContain('self.Astro');
	expect(html).toContain(own);
	expect(html).toContain('data-size="5 4"');
});

test('a page that can’t be finished is named, and leaves the others as Astro built them', () => {
	const good = page('<style>.a{color:red}.b{color:red}</style>', '<p class="a"></p>');
	const folder = temporaryFolder({ 'a.html': good, 'b.html': page('<style>@media (width', ''), 'c.html': good });
	expect(() => finishFolder(folder, hosts, '/')).toThrow("b.html can't be finished");
	expect(['a.html', 'c.html'].map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual([good, good]);
});

describe('the styles of a page', () => {
	test('include the classes that its islands may add, but not those of other pages', () => {
		const scripts = new Map([
			['Bmi.js', `import"./Result.js";${'"long"'.repeat(10_000)}`],
			['Result.js', 'n("p",{className:"result"})'],
			['Other.js', '"other"'],
		]);
		const css = '.result{color:red}.other{color:#00f}';
		expect(lean(css, '<p data-component="/_astro/Bmi.js"></p>', scripts)).toBe('.result{color:red}');
		const withEquals = String.raw`.on-\[now\=true\]:hover{color:red}`;
		expect(lean(withEquals, '<p class="on-[now=true]">x</p>')).toBe(withEquals);
	});

	test('are before the second section again, with what the first paint doesn’t need', () => {
		const late = [
			'@media print{.a{color:#000}}@media (hover:hover){.a:hover{color:#000}}@media (forced-colors:active){.a{color:#000}}',
			'@supports not selector(:popover-open){.a{color:#000}}.a:popover-open{color:#000}',
			'@starting-style{.a{color:#000}}.b{color:#00f}',
		];
		const styles = `<style>.a{color:red}${late.join('')}</style>`;
		const html = finished(page(styles, '<main><p class="a"></p><p class="b"></p></main>'));
		expect(html).toContain('<style>.a{color:red}</style></head>');
		expect(html).toContain(`</p>${styles}<p`);
	});

	test('have no unread custom properties, and keep a property that shares its name with an unused class', () => {
		expect(lean('main{--a:red;--b:var(--a)}.c{color:var(--b)}', '<p>c</p>')).toBe('');
		const css = '.a{text-wrap:balance}';
		expect(lean(`${css}.text-wrap{text-wrap:wrap}`, '<p class="a">x</p>')).toContain(css);
	});
});

const first = /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)"><title>/;
const policy = (html: string) => (first.exec(finished(html))?.[1] ?? '').split(';');

it('the security policy comes first, also on redirects, and allows own scripts and the hosts that settings name; Cloudflare knows a gym by its token', () => {
	const data = '<script type="application/ld+json">{}</script>';
	const body = `<p class="a"></p><script type="module">run()</script><script src="/own.js"></script>${data}`;
	const directives = policy(page('<style>.a{color:red}.b{color:#00f}</style>', body));
	expect(directives).toContain(`script-src 'self' https://gc.zgo.at ${hash('run()')}`);
	expect(directives).toContain(`style-src 'self' ${hash('.a{color:red}')}`);
	expect(directives).toContain("connect-src 'self' https://abc.supabase.co https://ember.goatcounter.com");
	expect(directives).toContain("form-action 'self' mailto: https://forms.example.com");
	expect(directives).toContain("base-uri 'none'");
	expect(policy('<!doctype html><title>To: /b</title>')).toContain("default-src 'self'");
	expect(getAnalytics({ service: 'cloudflare', id: 'a' }).attributes).toEqual({ 'data-cf-beacon': '{"token":"a"}' });
});

test('a redirect says its address, and nothing in English', () => {
	const refresh = '<meta http-equiv="refresh" content="0;url=/b">';
	const html = finished(`<title>Redirecting to: /b</title>${refresh}<body><a href="/b">Redirecting to /b</a>`);
	expect(html).toContain('<title>/b</title>');
	expect(html).toContain('<a href="/b">/b</a>');
});

test('the head preloads the first picture in its phone version, or the page contains it if the heading comes first', () => {
	const tall = '<source media="(width < 48rem)" srcset="/_astro/our%20h%C3%BC.avif 780w" sizes="100vw">';
	const wide = '<source srcset="/wide.avif 1600w">';
	const picture = `<picture>${tall}${wide}<img src="/p.jpeg" fetchpriority="high"></picture>`;
	expect(finished(page('<style>p{top:0}</style>', picture))).toContain(
		'<link rel="preload" as="image" media="(width &lt; 48rem)" imagesrcset="/_astro/our%20h%C3%BC.avif 780w" imagesizes="100vw" fetchpriority="high"><style>',
	);
	const containing = finished(page('<style>p{top:0}</style>', `<h1>Gym</h1>${picture}`));
	const inlined = Buffer.from('our hü.avif').toString('base64');
	expect(containing).toContain(`srcset="data:image/avif;base64,${inlined} 780w" sizes="100vw">${wide}`);
	expect(containing).not.toContain('preload');
});

test('only files that pages name are published, by way of scripts too; the originals of pictures are not', () => {
	const pictures = ['our hall (2).png.Cd34_f_1aB.avif', '训.Ab-1_2_Z9x.jpeg'];
	const named = [...pictures, 'Panel.abcdef12.js', 'Button.abcdef34.js', 'a.woff2'];
	const others = ['our hall (2).png.Cd34_f.png', '训.Ab-1_2.JPG', 'Account.abcdef56.js'];
	const files = Object.fromEntries([...named, ...others].map((name) => [`_astro/${name}`, '']));
	const [hall, training] = pictures.map(encodeURI);
	const dist = temporaryFolder({
		...files,
		'about.html': `<img srcset="/_astro/${hall} 780w,/x.avif 2w"><i data-src="/_astro/Panel.abcdef12.js" style="src:url(/_astro/a.woff2)">`,
		'rss.xml': `https://gym.example/_astro/${training}`,
		'_astro/Panel.abcdef12.js': 'import{a}from"./Button.abcdef34.js"',
	});
	removeUnusedFiles(dist);
	expect(readdirSync(join(dist, '_astro')).sort()).toEqual(named.sort());
});

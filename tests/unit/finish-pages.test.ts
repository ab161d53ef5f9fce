import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { finish } from '../../src/integrations/html/finish-pages.ts';
import { createSecurityPolicy } from '~/integrations/html/security-policy.ts';
import { speculationRules } from '~/lib/speculation-rules.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const csp = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (head: string, body: string, policy = "script-src 'self'; style-src 'self';") =>
	`<html><head><meta charset="utf-8"><title>Gym</title>${head}${csp(policy)}</head><body>${body}</body></html>`;
const finished = (html: string, scripts = new Map<string, string>()) =>
	finish(html, 'page.html', scripts, (name) => Buffer.from(name));
/** The styles that are left. */
const lean = (css: string, body: string, scripts?: Map<string, string>) =>
	/<style>(.*)<\/style>/.exec(finished(page(`<style>${css}</style>`, body), scripts))?.[1] ?? '';

test('a redirect has a security policy before its title', () => {
	const refresh = '<meta http-equiv="refresh" content="0;url=/b">';
	expect(finished(`<!doctype html><title>To: /b</title>${refresh}`)).toMatch(
		/^<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]*base-uri 'none'"><title>/,
	);
});

test('an island says how many elements a browser with JavaScript sees in it', () => {
	const island = '<astro-island><p><b>x</b></p><noscript><p>y</p></noscript></astro-island>';
	expect(finished(page('', island))).toContain('data-elements="3"');
});

describe('the styles of a page', () => {
	test('include the classes that its islands may add, but not those of other pages', () => {
		const scripts = new Map([
			['Bmi.js', 'import"./Result.js";'],
			['Result.js', 'n("p",{className:"result"})'],
			['Other.js', '"other"'],
		]);
		const css = '.result{color:red}.other{color:#00f}';
		expect(lean(css, '<p data-component="/_astro/Bmi.js"></p>', scripts)).toBe('.result{color:red}');
		const withEquals = String.raw`.on-\[now\=true\]:hover{color:red}`;
		expect(lean(withEquals, '<p class="on-[now=true]">x</p>')).toBe(withEquals);
	});

	test('have no unread custom properties, and the values of tokens that nothing redefines', () => {
		expect(lean('main{--a:red;--b:var(--a)}.c{color:var(--b)}', '<p>c</p>')).toBe('');
		const theme = '@layer theme{:root,:host{--brand:#f50;--button:var(--brand);--gap:1rem}}';
		const rules = '.a{color:var(--button);gap:var(--gap)}.wide{--gap:2rem}';
		const kept = lean(theme + rules, '<p class="a wide">x</p>');
		expect(kept).toContain('.a{color:#f50;gap:var(--gap)}');
		expect(kept).not.toContain('--brand');
	});

	test('come after the first section if most of them are for the others', () => {
		const css = '.a{color:red}.b{color:#00f}.c{color:#ff0}.d{color:#0ff}';
		const [first, rest] = ['<p class="a">x</p>', '<p class="b c d">x</p>'];
		const html = finished(page(`<style>${css}</style>`, `<main>${first}${rest}</main>`));
		expect(html).toContain('<style>.a{color:red}</style>');
		expect(html).toContain(`${first}<style>${css}</style>${rest}`);
		expect(html).toContain(hash(css));
	});

	test('keep a property that shares its name with an unused class', () => {
		const css = '.a{text-wrap:balance}';
		expect(lean(`${css}.text-wrap{text-wrap:wrap}`, '<p class="a">x</p>')).toContain(css);
	});
});

describe('the security policy of a page', () => {
	test('comes before everything but the charset, with only the hashes of its own scripts and styles', () => {
		const css = '.a{color:red}.b{color:#00f}';
		const policy = `script-src 'self' ${hash('run()')} ${hash('other()')}; style-src 'self' ${hash(css)} ${hash('p{}')};`;
		const body = '<p class="a"></p><script type="module">run()</script>';
		const own = `script-src 'self' ${hash('run()')} ${hash(speculationRules)}; style-src 'self' ${hash('.a{color:red}')};`;
		expect(finished(page(`<style>${css}</style>`, body, policy))).toContain(
			`<head><meta charset="utf-8">${csp(own)}<title>`,
		);
	});

	test('stops the build if a script got into the page another way', () => {
		expect(() => finished(page('<script>run()</script>', ''))).toThrow(
			'page.html: the security policy would block the script "run()…".',
		);
	});

	test('allows requests to the project with the accounts, and the form service from content', () => {
		vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co');
		vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
		const { directives } = createSecurityPolicy({ contactForm: { service: 'https://forms.example.com/f/abc' } });
		expect(directives).toContain("connect-src 'self' https://abc.supabase.co");
		expect(directives).toContain("form-action 'self' mailto: https://forms.example.com");
		vi.unstubAllEnvs();
	});

	test('allows the script of analytics and where it sends to, and mentions scripts only then', () => {
		const { scriptDirective, directives } = createSecurityPolicy({
			analytics: { service: 'goatcounter', id: 'ember' },
		});
		expect(scriptDirective).toEqual({ resources: ["'self'", 'https://gc.zgo.at'] });
		expect(directives).toContain("connect-src 'self' https://ember.goatcounter.com");
		expect(createSecurityPolicy({})).not.toHaveProperty('scriptDirective');
	});
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

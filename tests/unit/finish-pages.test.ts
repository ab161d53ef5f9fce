import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { finish } from '../../src/integrations/html/finish-pages.ts';
import { createSecurityPolicy } from '~/integrations/html/security-policy.ts';
import { speculationRules } from '~/lib/speculation-rules.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const csp = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (css: string, body: string) =>
	`<html><head>${csp(`style-src 'self' ${hash(css)};`)}<style>${css}</style></head><body>${body}</body></html>`;
const lean = (html: string, scripts = new Map<string, string>()) =>
	finish(html, 'page.html', scripts, (name) => Buffer.from(name));
const sheet = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';

describe('the styles of a page', () => {
	test('are only the rules for its classes, states and elements', () => {
		const css =
			'.a:is(:hover,:focus-visible){color:red}.b{color:#00f}.md\\:c{top:0}:focus-visible{outline:3px solid}.a[open]>p{margin:0}';
		const kept = sheet(lean(page(css, '<p class="a md:c">b</p>')));
		expect(kept).toContain('.a:is(:hover,:focus-visible)');
		expect(kept).toContain(':focus-visible{outline');
		expect(kept).toContain('.a[open]>p');
		expect(kept).toContain('.md\\:c');
		expect(kept).not.toContain('.b{'); // a word in the text is not a class
	});

	test('include the classes that its islands may add, but not those of other pages', () => {
		const css = '.result{color:red}.other{color:#00f}';
		const scripts = new Map([
			['Bmi.js', 'import"./Result.js";'],
			['Result.js', 'n("p",{className:"result"})'],
			['Other.js', '"other"'],
		]);
		const kept = sheet(lean(page(css, '<p data-component="/_astro/Bmi.js"></p>'), scripts));
		expect(kept).toBe('.result{color:red}');
	});

	test('omit custom properties that no remaining rule reads', () => {
		expect(sheet(lean(page('main{--a:red;--b:var(--a)}.c{color:var(--b)}', '<p>c</p>')))).toBe('');
		expect(sheet(lean(page('.a{--used:red;--unused:1;color:var(--used)}', '<p class="a">x</p>')))).toBe(
			'.a{--used:red;color:var(--used)}',
		);
	});

	test('inline a token’s value, unless the token is redefined', () => {
		const css =
			'@layer theme{:root,:host{--brand:#f50;--button:var(--brand);--gap:1rem}}.a{color:var(--button);gap:var(--gap)}.wide{--gap:2rem}';
		const kept = sheet(lean(page(css, '<p class="a wide">x</p>')));
		expect(kept).toContain('.a{color:#f50;gap:var(--gap)}');
		expect(kept).not.toContain('--brand');
	});

	test('are in one element, fonts first', () => {
		const [fonts, all] = [':root{--font-x:Oswald}', '.a{font-family:var(--font-x)}'];
		const head = `<style>${fonts}</style>${csp(`style-src 'self' ${hash(fonts)} ${hash(all)};`)}<style>${all}</style>`;
		const html = lean(`<html><head>${head}</head><body><p class="a">x</p></body></html>`);
		expect(html.match(/<style>/g)).toHaveLength(1);
		expect(sheet(html)).toBe('.a{font-family:Oswald}');
	});

	test('come after the first section if most of them are for the others', () => {
		const css = '.a{color:red}.b{color:#00f}.c{color:#ff0}.d{color:#0ff}';
		const [first, rest] = '<p class="a">x</p>|<p class="b c d">x</p>'.split('|');
		const html = lean(page(css, `<main>${first}${rest}</main>`));
		expect(html).toContain(`<style>.a{color:red}</style>`);
		expect(html).toContain(`${first}<style>${css}</style>${rest}`);
		expect(html).toContain(hash(css));
		expect(lean(page('.a{color:#00f}.b{color:red}', `<main>${first}${rest}</main>`)).match(/<style>/g)).toHaveLength(1);
	});

	test('keep a property that shares its name with an unused class', () => {
		expect(sheet(lean(page('.a{text-wrap:balance}.text-wrap{text-wrap:wrap}', '<p class="a">x</p>')))).toContain(
			'.a{text-wrap:balance}',
		);
	});

	test('inline the initial value of a registered property that no rule sets', () => {
		const register = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:solid}`;
		const css = `@layer properties{*{--line:solid;--edge:solid}}.a{border-style:var(--line)}.b{border-style:var(--edge)}.c{--edge:none}`;
		const kept = sheet(lean(page(css + register('--line') + register('--edge'), '<p class="a b c">x</p>')));
		expect(kept).toContain('.a{border-style:solid}');
		expect(kept).not.toContain('--line');
		expect(kept).toContain('.b{border-style:var(--edge)}');
	});
});

describe('the security policy of a page', () => {
	const withPolicy = (policy: string, body: string) => `<html><head>${csp(policy)}</head><body>${body}</body></html>`;

	test('has only the hashes of its own scripts and styles', () => {
		const css = '.a{color:red}.b{color:#00f}';
		const policy = `script-src 'self' ${hash('run()')} ${hash('other()')}; style-src 'self' ${hash(css)} ${hash('p{}')};`;
		const html = lean(
			`<html><head>${csp(policy)}<style>${css}</style></head><body><p class="a"></p><script type="module">run()</script></body></html>`,
		);
		const scripts = `${hash('run()')} ${hash(speculationRules)}`;
		expect(html).toContain(csp(`script-src 'self' ${scripts}; style-src 'self' ${hash('.a{color:red}')};`));
	});

	test('allows requests to the project with the accounts, and the form service from content', () => {
		vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co');
		vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
		expect(createSecurityPolicy('https://forms.example.com/f/abc').directives).toEqual(
			expect.arrayContaining([
				"connect-src 'self' https://abc.supabase.co",
				"form-action 'self' mailto: https://forms.example.com",
			]),
		);
		vi.unstubAllEnvs();
	});

	test('ignores data blocks, which browsers do not run, and is not required on redirect pages', () => {
		const data = '<script type="application/ld+json">{}</script>';
		expect(lean(withPolicy("script-src 'self';", data))).toContain(data);
		const redirect = '<meta http-equiv="refresh" content="0"><script>x()</script>';
		expect(lean(redirect)).toBe(redirect);
	});

	test('stops the build when a browser would block a script', () => {
		expect(() => lean(withPolicy("script-src 'self';", '<script>run()</script>'))).toThrow(
			'page.html: the security policy would block <script> "<script>run()</script>…". ' +
				'Let Astro process it: no "is:inline", no "define:vars".',
		);
	});
});

test('the scripts of islands wait for the first island of the content, or the end of the page', () => {
	const island = '<astro-island></astro-island>';
	const scripts = '<script>directive()</script><script>runtime()</script>';
	const head = `<html><head>${csp(`${hash('directive()')} ${hash('runtime()')} ${hash('other()')}`)}</head>`;
	const header = (code: string) => `<header><script>other()</script><div>${code}${island}</div></header>`;
	const body = (html: string) => /<body>(.*)<\/body>/.exec(lean(html))?.[1];
	expect(body(`${head}<body>${header(scripts)}<main><h1></h1>${island}</main></body></html>`)).toBe(
		`${header('')}<main><h1></h1>${scripts}${island}</main>`,
	);
	expect(body(`${head}<body>${header(scripts)}<main></main></body></html>`)).toBe(
		`${header('')}<main></main>${scripts}`,
	);
});

test('the head preloads the first picture, in its phone version', () => {
	const wide = '<source type="image/avif" srcset="/wide.avif 1600w" sizes="100vw">';
	const tall = '<source type="image/avif" media="(width < 48rem)" srcset="/tall.avif 780w" sizes="max(100vw, 25rem)">';
	const later = '<picture><source srcset="/later.avif 1w"><img src="/later.jpeg"></picture>';
	const html = lean(
		page('p{top:0}', `<picture>${tall}${wide}<img src="/p.jpeg" fetchpriority="high"></picture>${later}`),
	);
	expect(html).toContain(
		'<link rel="preload" as="image" type="image/avif" media="(width &lt; 48rem)" imagesrcset="/tall.avif 780w" imagesizes="max(100vw, 25rem)" fetchpriority="high"><style>',
	);
	expect(html.match(/rel="preload"/g)).toHaveLength(1);
});

test('the first picture is part of the page for phones if the heading comes first', () => {
	const tall =
		'<source type="image/avif" media="(width < 48rem)" srcset="/_astro/our%20hall%20%C3%BC.avif 780w" sizes="100vw">';
	const wide = '<source type="image/avif" srcset="/wide.avif 1600w" sizes="100vw">';
	const picture = `<picture>${tall}${wide}<img src="/p.jpeg" fetchpriority="high"></picture>`;
	const html = lean(page('p{top:0}', `<h1>Gym</h1>${picture}`));
	const inlined = Buffer.from('our hall ü.avif').toString('base64');
	expect(html).toContain(`srcset="data:image/avif;base64,${inlined} 780w" sizes="100vw"`);
	expect(html).toContain('srcset="/wide.avif 1600w"');
	expect(html).not.toContain('preload');
});

import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { finish } from '../../src/integrations/html/finish-pages.ts';
import { createSecurityPolicy } from '~/integrations/html/security-policy';
import { speculationRules } from '~/lib/speculation-rules';
import { temporaryFolder } from '../support/temporary-folder';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const csp = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (css: string, body: string) =>
	`<html><head>${csp(`style-src 'self' ${hash(css)};`)}<style>${css}</style></head><body>${body}</body></html>`;
const lean = (html: string, scripts?: Map<string, string>) => finish(html, 'page.html', scripts).page;
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

	test('use short scope classes, and only where a rule would match other elements too', () => {
		const [one, other] = ['astro-abcdefg1', 'astro-abcdefg2'];
		const css = `.a:where(.${one}){top:0}.b:where(.${one}){top:1px}li:where(.${one}){top:2px}:where(.${other}):is(.c,.d){top:3px}`;
		const ofOne = `<p class="a ${one}"></p><p class="b ${one}"></p><ul class="${one}"><li class="${one}"></li></ul>`;
		const html = lean(page(css, `${ofOne}<i class="d ${other}"></i><b class="b"></b><b class="c"></b>`));
		expect(html).toContain('<p class="a"></p><p class="b _0"></p><ul><li class="_0"></li></ul><i class="d _1"></i>');
		expect(sheet(html)).toBe('.a{top:0}.b:where(._0){top:1px}li:where(._0){top:2px}:where(._1):is(.c,.d){top:3px}');
	});
});

describe('the security policy of a page', () => {
	const content = temporaryFolder({
		'settings/gym.json': '{ "contactForm": { "service": "https://forms.example.com/ember" } }',
	});
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

	test('has the hash of a small script that is inlined, if its dynamic import needs no helper', () => {
		const script = '<script type="module" src="/_astro/Search.js"></script>';
		const html = `<html><head>${csp(`script-src 'self';style-src 'self' ${hash('a{}')}`)}<style>a{}</style></head><body>${script}</body></html>`;
		const built = (code: string) => lean(html, new Map([['Search.js', code]]));
		const helper = 'import{t as e}from"./preload-helper.Dy-1.js";';
		const text = "const load=a=>import(a+'/index.js');";
		const found = built(`${helper}const load=a=>e(()=>import(a+'/index.js'),[]);`);
		expect(found).toContain(`<script type="module">${text}</script>`);
		expect(found).toContain(`script-src 'self' ${hash(text)}`);
		// A dynamic import of another script of ours: Vite lists its dependencies and makes its path relative to the script.
		const deps = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/a.js"])))=>i.map(i=>d[i]);\n';
		const late = `const b=await e(()=>import(\`./a.js\`).then(e=>e.t),__vite__mapDeps([0]));`;
		expect(built(deps + helper + late)).toContain('>const b=await import(`/_astro/a.js`).then(e=>e.t);</script>');
		for (const other of [
			`import"./other.js";${text}`,
			`${helper}import{a}from"./a.js";a()`,
			`${helper}${'a();'.repeat(2000)}`,
		])
			expect(built(other)).toContain(script);
	});

	test('allows requests to the project with the accounts, and the form service from content', () => {
		vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://abc.supabase.co');
		vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
		expect(createSecurityPolicy(content).directives).toEqual(
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

describe('the scripts of islands', () => {
	const runtime = 'customElements.define("astro-island",f)';
	const island = '<astro-island renderer-url="/gym/_astro/client.js"></astro-island>';
	const header = `<html><head>${csp(`${hash('loadIsland()')} ${hash(runtime)} ${hash('p{top:0}')}`)}<style>p{top:0}</style></head><body><header><script>loadIsland()</script><script>${runtime}</script>${island}</header>`;

	test('are deferred: ours to the first island, the runtime to a file next to the renderer', () => {
		const { page: html, moved } = finish(`${header}<main><h1>Ember</h1>${island}</main></body></html>`, 'page.html');
		expect(moved?.text).toBe(runtime);
		const script = `<script data-runtime="/gym/_astro/${moved?.name}">loadIsland()</script>`;
		expect(html).toContain(`<body><header>${island}</header><main><h1>Ember</h1>${script}${island}</main></body>`);
	});

	test('are at the end if the content has no island', () => {
		const html = lean(`${header}<main><h1>Ember</h1></main></body></html>`);
		expect(html).toContain(`<header>${island}</header>`);
		expect(html).toMatch(/<\/main><script data-runtime="[^"]*">loadIsland\(\)<\/script><\/body>/);
		expect(html).not.toContain(runtime);
	});

	test('stop the build when Astro’s output has changed', () => {
		const other = header.replace(`<script>${runtime}</script>`, '');
		expect(() => lean(`${other}<main></main></body></html>`)).toThrow(/Astro no longer puts its island scripts/);
	});
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

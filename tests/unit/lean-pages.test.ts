import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lean } from '../../src/tooling/build/lean-pages.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const page = (css: string, body: string) =>
	`<html><head><meta content="style-src 'sha256-${hash(css)}'"><style>${css}</style></head><body>${body}</body></html>`;
const sheet = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';

describe('a lean page', () => {
	test('keeps the rules of its classes, states and elements, and drops those of others', () => {
		const css =
			'.a:is(:hover,:focus-visible){color:red}.b{color:#00f}.md\\:c{top:0}:focus-visible{outline:3px solid}.a[open]>p{margin:0}';
		const kept = sheet(lean(page(css, '<p class="a md:c">b</p>')));
		expect(kept).toContain('.a:is(:hover,:focus-visible)');
		expect(kept).toContain(':focus-visible{outline');
		expect(kept).toContain('.a[open]>p');
		expect(kept).toContain('.md\\:c');
		expect(kept).not.toContain('.b{'); // a word of the text is no class
	});

	test('keeps the classes that its islands may write, but not those of other pages', () => {
		const css = '.result{color:red}.other{color:#00f}';
		const scripts = new Map([
			['Bmi.js', 'import"./Result.js";'],
			['Result.js', 'n("p",{className:"result"})'],
			['Other.js', '"other"'],
		]);
		const kept = sheet(lean(page(css, '<astro-island component-url="/_astro/Bmi.js"></astro-island>'), scripts));
		expect(kept).toBe('.result{color:red}');
	});

	test('drops custom properties that nothing reads, or only a rule that is dropped', () => {
		expect(sheet(lean(page(':root{--a:red;--b:var(--a)}.c{color:var(--b)}', '<p>c</p>')))).toBe('');
		expect(sheet(lean(page('.a{--used:red;--unused:1;color:var(--used)}', '<p class="a">x</p>')))).toBe(
			'.a{--used:red;color:var(--used)}',
		);
	});

	test('keeps a custom property that another style element reads, as the fonts do', () => {
		const html = lean(
			'<style>:root{--font:Oswald}</style><style>.a{font-family:var(--font)}</style><p class="a">x</p>',
		);
		expect(html).toContain('--font:Oswald');
	});

	test('keeps a property that shares its name with an unused class', () => {
		expect(sheet(lean(page('.a{text-wrap:balance}.text-wrap{text-wrap:wrap}', '<p class="a">x</p>')))).toContain(
			'.a{text-wrap:balance}',
		);
	});

	test('is allowed by its security policy', () => {
		const html = lean(
			page('.a{color:red}.b{color:#00f}.a[data-astro-cid-abc]{top:0}', '<p class="a" data-astro-cid-abc>x</p>'),
		);
		expect(html).toContain(`sha256-${hash(sheet(html))}`);
		expect(html).not.toContain('astro-cid');
	});

	test('has the script of the islands where the content begins to need it, and the content is whole', () => {
		const island = '<astro-island></astro-island>';
		const header = `<body><header><script>first()</script><script>second()</script>${island}</header>`;
		const scripts = '<script>first()</script><script>second()</script>';
		expect(lean(`${header}<main><h1>Ember</h1>${island}</main></body>`)).toBe(
			`<body><header>${island}</header><main><h1>Ember</h1>${scripts}${island}</main></body>`,
		);
		expect(lean(`${header}<main><h1>Ember</h1></main></body>`)).toBe(
			`<body><header>${island}</header><main><h1>Ember</h1></main>${scripts}</body>`,
		);
	});
});

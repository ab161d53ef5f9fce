import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { filledTexts, linksBelow, literalMarks, scrollingTables, withoutHtml } from '~/integrations/markdown.ts';

test('a table is wrapped in a scrollable box that can be focused', () => {
	const { html } = markdownToHtml('| A |\n| --- |\n| 1 |', { hastPlugins: [scrollingTables] });
	expect(html).toMatch(/^<div class="table-box" tabindex="0"><table>.*<\/table><\/div>\s*$/s);
});

test.each([
	['[a](/classes)', '/gym/classes'],
	['[a](/)', '/gym/'],
	['[a](/#bmi)', '/gym/#bmi'],
	['[a][1]\n\n[1]: /blog?q=yoga', '/gym/blog?q=yoga'],
	['**[![b](./c.jpg)](/pricing)**', '/gym/pricing'],
	['[a](#below)', '#below'],
	['[a](//example.com)', '//example.com'],
])('the link %j leads below the base path', (markdown, href) => {
	const hrefBelow = (base: string) =>
		/href="([^"]*)/.exec(markdownToHtml(markdown, { hastPlugins: [linksBelow(base)] }).html)?.[1];
	expect([hrefBelow('/gym/'), hrefBelow('/')]).toEqual([href, href.replace(/^\/gym/, '')]);
});

test('one tilde and a star between digits are characters, and a task is an ordinary item', () => {
	const text = 'Über 😀 6~10, 11~17, ~~18~~ and ~_19_~, 3*10, 4*12, *5*\n\n- [ ] Towel\n';
	const { html } = markdownToHtml(text, { mdastPlugins: [literalMarks] });
	expect(html).toBe(
		'<p>Über 😀 6~10, 11~17, <del>18</del> and ~<em>19</em>~, 3*10, 4*12, <em>5</em></p>\n<ul>\n<li>Towel</li>\n</ul>\n',
	);
});

test('the facts of the gym are filled in', () => {
	const lists = { headings: [], localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
	const data = { astro: { frontmatter: { facts: { gym: 'Flow & Go' } }, ...lists } };
	expect(markdownToHtml('**{gym}** in {city}, `{gym}`', { mdastPlugins: [filledTexts], data }).html).toBe(
		'<p><strong>Flow &amp; Go</strong> in {city}, <code>{gym}</code></p>\n',
	);
});

test('comments and HTML are not published', () => {
	const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
	const { html: page } = markdownToHtml(`${text}\n<b onclick="x()">eight</b>\n\n<script>x()</script>\n`, {
		mdastPlugins: [withoutHtml],
	});
	expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n<p>eight</p>\n');
});

import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { filledTexts, linksBelow, literalMarks, scrollingTables, withoutHtml } from '~/integrations/markdown.ts';

test('a table is wrapped in a scrollable box that can be focused', () => {
	const { html } = markdownToHtml('Before.\n\n| A | B |\n| --- | --: |\n| 1 | 2 |\n\nAfter.\n', {
		hastPlugins: [scrollingTables],
	});
	expect(html.replace(/\n/g, '')).toMatch(
		/^<p>Before\.<\/p><div class="table-box" tabindex="0"><table>.*<\/table><\/div><p>After\.<\/p>$/,
	);
});

test.each([
	['[a](/classes)', '/gym/classes'],
	['[a](/)', '/gym/'],
	['[a](/#bmi)', '/gym/#bmi'],
	['[a][1]\n\n[1]: /blog?q=yoga', '/gym/blog?q=yoga'],
	['**[![b](./c.jpg)](/pricing)**', '/gym/pricing'],
	['[a](#below)', '#below'],
	['[a](//example.com)', '//example.com'],
	['<https://example.com/x>', 'https://example.com/x'],
	['[a](tel:+12125550142)', 'tel:+12125550142'],
])('the link %j leads below the base path', (markdown, href) => {
	expect(markdownToHtml(markdown, { hastPlugins: [linksBelow('/gym/')] }).html).toContain(`<a href="${href}"`);
	expect(markdownToHtml(markdown, { hastPlugins: [linksBelow('/')] }).html).toContain(
		`<a href="${href.replace(/^\/gym/, '')}"`,
	);
});

test('one tilde and a star between digits are characters, and a task is an ordinary item', () => {
	const text = 'Über 😀 6~10, 11~17, ~~18~~ and ~_19_~, 3*10, 4*12, *5*\n\n- [ ] Towel\n';
	const { html } = markdownToHtml(text, { mdastPlugins: [literalMarks] });
	expect(html).toBe(
		'<p>Über 😀 6~10, 11~17, <del>18</del> and ~<em>19</em>~, 3*10, 4*12, <em>5</em></p>\n<ul>\n<li>Towel</li>\n</ul>\n',
	);
});

test('the facts of the gym are filled in', () => {
	const { html } = markdownToHtml('**{gym}** in {city}, `{gym}`', {
		mdastPlugins: [filledTexts({ gym: 'Flow & Go' })],
	});
	expect(html).toBe('<p><strong>Flow &amp; Go</strong> in {city}, <code>{gym}</code></p>\n');
});

test('comments and HTML are not published', () => {
	const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
	const { html: page } = markdownToHtml(`${text}\n<b onclick="x()">eight</b>\n\n<script>x()</script>\n`, {
		mdastPlugins: [withoutHtml],
	});
	expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n<p>eight</p>\n');
});

import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { fillMarkdown } from '~/content-files/read-content.ts';
import * as plugins from '~/integrations/html/markdown.ts';

test('a table is wrapped in a scrollable box that can be focused', () => {
	const { html } = markdownToHtml('| A |\n| --- |\n| 1 |', { hastPlugins: [plugins.scrollingTables] });
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
		/href="([^"]*)/.exec(markdownToHtml(markdown, { hastPlugins: [plugins.linksBelow(base)] }).html)?.[1];
	expect([hrefBelow('/gym/'), hrefBelow('/')]).toEqual([href, href.replace(/^\/gym/, '')]);
});

test('one tilde and a star between digits are characters, and a task is an ordinary item', () => {
	const text = 'Über 😀 6~10, 11~17, ~~18~~ and ~_19_~, 3*10, 4*12, *5*\n\n- [ ] Towel\n';
	const { html } = markdownToHtml(text, { mdastPlugins: [plugins.literalMarks] });
	expect(html).toBe(
		'<p>Über 😀 6~10, 11~17, <del>18</del> and ~<em>19</em>~, 3*10, 4*12, <em>5</em></p>\n<ul>\n<li>Towel</li>\n</ul>\n',
	);
});

const lists = { headings: [], localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };

test('the facts of the gym are filled in', () => {
	const toHtml = (text: string) => markdownToHtml(fillMarkdown(text, { gym: 'Flow & *Go*' })).html;
	expect(toHtml('**{gym}** in {city} ![{gym}](/a.jpg)')).toBe(
		'<p><strong>Flow &amp; *Go*</strong> in {city} <img src="/a.jpg" alt="Flow &amp; *Go*"></p>\n',
	);
	expect(toHtml('[a](https://a.example/?q={gym}) [b][1]\n\n[1]: tel:{gym}')).toBe(
		'<p><a href="https://a.example/?q=Flow%20&amp;%20*Go*">a</a> <a href="tel:Flow%20&amp;%20*Go*">b</a></p>\n',
	);
});

test('a link to the free trial leads to the booking system, if the gym has one', () => {
	const lead = (trialBook?: string) => {
		const data = { astro: { frontmatter: { trialBook }, ...lists } };
		return markdownToHtml('[a](/contact?trial) [b](/contact)', { hastPlugins: [plugins.linksBelow('/')], data }).html;
	};
	expect(lead()).toContain('href="/contact?trial"');
	expect(lead('https://book.example')).toContain('<a href="https://book.example">a</a> <a href="/contact">b</a>');
});

test('a heading without letters, and one in an answer, get a number for an id', () => {
	const readIds = (frontmatter: object) => {
		const data = { astro: { frontmatter: { ...frontmatter }, ...lists } };
		const { html } = markdownToHtml('## 💪\n\n## 💪\n\n## Fees', { hastPlugins: [plugins.headingIds], data });
		return [...html.matchAll(/<h2(?: id="([^"]*)")?>/g)].map(([, id]) => id);
	};
	expect(readIds({ id: 'rules' })).toEqual(['rules.1', 'rules.2', undefined]); // Astro's own
	expect(readIds({ id: 'cancel', isAnswer: true })).toEqual(['cancel.1', 'cancel.2', 'cancel.3']);
});

test('comments and HTML are not published', () => {
	const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
	const { html: page } = markdownToHtml(`${text}\n<b onclick="x()">eight</b>\n\n<script>x()</script>\n`, {
		mdastPlugins: [plugins.withoutHtml],
	});
	expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n<p>eight</p>\n');
});

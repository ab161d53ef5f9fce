// The messages are in __snapshots__/.
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { withoutHtml } from '~/integrations/markdown.ts';
import { checkMarkdown } from '~/integrations/content-check/check-markdown.ts';
import { readBody } from '~/integrations/content-check/read-body.ts';

/** The mistakes in a text, a line each. */
function check(text: string): string {
	const { nodes } = readBody(text);
	const mistakes = checkMarkdown(nodes, text);
	return mistakes.map(({ line, found, expected }) => `line ${line}: found ${found}. ${expected}`).join('\n');
}

test.each([
	// HTML
	'a\n\n<script src="https://example.com/a.js"></script>',
	'a\nb <sup title=">" onclick="x()">c</sup>',
	'for <Name> only',
	'a\n\n<!-- b',
	'<!-- b --> and **more**',
	// Markdown that would appear as source
	'##Warm up',
	'one\nsee [x] (/y)',
	'![x](./my pic.jpg)',
	'[x](/a b)',
	'one [x][nope]',
	'one[^1]',
	'| a | b |\n| 1 | 2 |',
	'one\n\n```\ntwo\n\nthree',
	'- [ ] one',
])('%j is refused on its line, with what to write instead', (text) => {
	expect(check(text)).toMatchSnapshot();
});

test.each([
	'`<b>`\n\n```\n<b>\n```\n\n5 < 6',
	'## Warm up\n\n**bold** and _stressed_, [x](/y) and `[x] (/y)`',
	'![x](./a.jpg)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
	'```md\n##Heading\n```\n\n- one\n- two\n\n---\n\n[sic] (no link) at 5 o’clock',
	'> quoted\n\n1. one\n2. two\n\n> ```\n> code\n> ```',
])('%j is accepted', (text) => {
	expect(check(text)).toBe('');
});

test('comments and HTML are not published', () => {
	const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
	expect(check(text)).toBe('');
	const { html: page } = markdownToHtml(`${text}\n<b onclick="x()">eight</b>\n\n<script>x()</script>\n`, {
		mdastPlugins: [withoutHtml],
	});
	expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n<p>eight</p>\n');
});

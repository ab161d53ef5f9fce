// The messages are in __snapshots__/.
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { withoutComments } from '~/integrations/markdown';
import { checkHtml } from '~/integrations/content-check/check-html';
import { checkMarkdown } from '~/integrations/content-check/check-markdown';
import { readBody } from '~/integrations/content-check/read-body';

/** The mistakes in a text, a line each. */
function check(text: string): string {
	const { nodes } = readBody(text);
	const mistakes = [...checkHtml(nodes), ...checkMarkdown(nodes, text)];
	return mistakes.map(({ line, found, expected }) => `line ${line}: found ${found}. ${expected}`).join('\n');
}

test.each([
	// HTML
	'a\n\n<script src="https://example.com/a.js"></script>',
	'<iframe\n  src="https://example.com"></iframe>',
	'a <img src="./a.jpg"> b',
	'a\nb <span style="color:red">c</span>',
	'a <b>c</b>',
	'see <a href="/x">x</a>',
	'for <Name> only',
	'H<sub>2O',
	'H<sub style="x">2</sub>O',
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
	'H<sub>2</sub>O',
	'one<br>two',
	'<abbr title="World Health Organization">WHO</abbr>',
	'`<b>`\n\n```\n<b>\n```\n\n5 < 6',
	'## Warm up\n\n**bold** and _stressed_, [x](/y) and `[x] (/y)`',
	'![x](./a.jpg)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
	'```md\n##Heading\n```\n\n- one\n- two\n\n---\n\n[sic] (no link) at 5 o’clock',
	'> quoted\n\n1. one\n2. two\n\n> ```\n> code\n> ```',
])('%j is accepted', (text) => {
	expect(check(text)).toBe('');
});

test('a comment is not published', () => {
	const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
	expect(check(text)).toBe('');
	const { html: page } = markdownToHtml(text, { mdastPlugins: [withoutComments] });
	expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n');
});

import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { withoutComments } from '~/integrations/markdown';
import { checkHtml } from '~/integrations/content-check/check-html';
import { checkMarkdown } from '~/integrations/content-check/check-markdown';
import { readBody } from '~/integrations/content-check/read-body';

function check(text: string) {
	const { nodes } = readBody(text);
	return [...checkHtml(nodes), ...checkMarkdown(nodes, text)];
}

const html = (repair: string) => `HTML does not belong in a text. ${repair}`;
const blocked =
	'The site blocks it, for the safety of visitors. Link to it instead, e.g. [the video](https://example.com/video).';

describe('HTML in Markdown', () => {
	test.each([
		[
			'a\n\n<script src="https://example.com/a.js"></script>',
			3,
			'<script src="https://example.com/a.js">',
			html(blocked),
		],
		['<iframe\n  src="https://example.com"></iframe>', 1, '<iframe src="https://example.com">', html(blocked)],
		[
			'a <img src="./a.jpg"> b',
			1,
			'<img src="./a.jpg">',
			html('Put the file beside this one and write ![what it shows](./file.jpg).'),
		],
		[
			'a\nb <span style="color:red">c</span>',
			2,
			'<span style="color:red">',
			html('Remove the tag. An empty line begins a new paragraph.'),
		],
		['a <b>c</b>', 1, '<b>', html('Write **the words**.')],
		['see <a href="/x">x</a>', 1, '<a href="/x">', html('Write [the words](/address).')],
		['for <Name> only', 1, '<Name>', '<name> is taken for HTML, and not shown. If you mean the sign <, write \\<.'],
		['H<sub>2O', 1, '<sub>', 'It is never closed. Write </sub> behind it.'],
		['H<sub style="x">2</sub>O', 1, '<sub style="x">', '"style" is blocked or has no effect. Write <sub> alone.'],
		['a\n\n<!-- b', 3, '"<!--"', 'The comment has no end, and hides the rest of the text. End it with "-->".'],
		[
			'<!-- b --> and **more**',
			1,
			'a comment with words beside it',
			'Put the comment from "<!--" to "-->" on lines of its own, between two empty lines.',
		],
	])('%j is refused on its line, with what to write instead', (text, line, found, expected) => {
		expect(check(text)).toEqual([{ line, found, expected }]);
	});

	test.each([
		'H<sub>2</sub>O',
		'one<br>two',
		'<abbr title="World Health Organization">WHO</abbr>',
		'`<b>`',
		'```\n<b>\n```',
		'5 < 6',
	])('%j is accepted', (text) => {
		expect(check(text)).toEqual([]);
	});

	test('is not published if it is a comment', () => {
		const text = 'One <!-- two --> three.\n\n<!-- four\n\n**five** -->\n\n- six\n  <!-- seven -->\n';
		expect(check(text)).toEqual([]);
		const { html: page } = markdownToHtml(text, { mdastPlugins: [withoutComments] });
		expect(page).toBe('<p>One  three.</p>\n<ul>\n<li>six</li>\n</ul>\n');
	});
});

describe('Markdown that would appear as source', () => {
	test.each([
		['##Warm up', 1, '##Warm up', 'A heading needs a space after the signs. Write "## Warm up".'],
		['one\nsee [x] (/y)', 2, '[x] (/y)', 'It is shown as it stands here. Write [x](/y), without the space.'],
		[
			'![x](./my pic.jpg)',
			1,
			'![x](./my pic.jpg)',
			'Names of pictures have no spaces. Rename the file and write ![x](./my-pic.jpg).',
		],
		[
			'[x](/a b)',
			1,
			'[x](/a b)',
			'It is shown as it stands here. Write [the words](/address), the address without spaces.',
		],
		[
			'one [x][nope]',
			1,
			'[x][nope]',
			'Nothing says where [nope] leads, so it is shown as it stands here. Write [x](/address).',
		],
		[
			'one[^1]',
			1,
			'[^1]',
			'There are no footnotes here. Write it in brackets in the sentence, or as a sentence of its own.',
		],
		[
			'| a | b |\n| 1 | 2 |',
			1,
			'| a | b |',
			'A table needs a second line such as | --- | --- |, with as many parts as the first.',
		],
		['one\n\n```\ntwo\n\nthree', 3, '```', 'All that follows is shown as code. End it with a line ```.'],
		['- [ ] one', 1, '- [ ] one', 'Nobody can tick a box in an article. Write a plain list, "- " before each line.'],
	])('%j is refused on its line, with what to write instead', (text, line, found, expected) => {
		expect(check(text)).toEqual([{ line, found, expected }]);
	});

	test.each([
		'## Warm up\n\n**bold** and _stressed_, [x](/y) and `[x] (/y)`',
		'![x](./a.jpg)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
		'```md\n##Heading\n```\n\n- one\n- two\n\n---\n\n[sic] (no link) at 5 o’clock',
		'> quoted\n\n1. one\n2. two\n\n> ```\n> code\n> ```',
	])('%j is accepted', (text) => {
		expect(check(text)).toEqual([]);
	});
});

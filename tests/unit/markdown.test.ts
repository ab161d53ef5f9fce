import { expect, test } from 'vitest';
import { markdownToHtml } from 'satteri';
import { scrollingTables } from '~/integrations/markdown';

test('a table in a text stands in a box that scrolls, and that the keyboard reaches', () => {
	const { html } = markdownToHtml('Before.\n\n| A | B |\n| --- | --: |\n| 1 | 2 |\n\nAfter.\n', {
		hastPlugins: [scrollingTables],
	});
	expect(html.replace(/\n/g, '')).toMatch(
		/^<p>Before\.<\/p><div class="table-box" tabindex="0"><table>.*<\/table><\/div><p>After\.<\/p>$/,
	);
});

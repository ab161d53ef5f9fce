import { expect, test } from 'vitest';
import { markdownToHtml } from 'satteri';
import { scrollingTables } from '~/integrations/markdown.ts';

test('a table is wrapped in a scrollable box that can be focused', () => {
	const { html } = markdownToHtml('Before.\n\n| A | B |\n| --- | --: |\n| 1 | 2 |\n\nAfter.\n', {
		hastPlugins: [scrollingTables],
	});
	expect(html.replace(/\n/g, '')).toMatch(
		/^<p>Before\.<\/p><div class="table-box" tabindex="0"><table>.*<\/table><\/div><p>After\.<\/p>$/,
	);
});

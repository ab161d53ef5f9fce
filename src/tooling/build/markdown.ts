import { satteri } from '@astrojs/markdown-satteri';
import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** Notes that editors leave for each other, `<!-- … -->`, stay out of the published page. */
export const withoutComments = defineMdastPlugin({
	name: 'without-comments',
	html(node, context) {
		if (/^\s*<!--[\s\S]*-->\s*$/.test(node.value)) context.removeNode(node);
	},
});

/** A table that is wider than the screen scrolls in a box of its own, which the keyboard reaches. */
export const scrollingTables = defineHastPlugin({
	name: 'scrolling-tables',
	element: {
		filter: ['table'],
		visit(table, context) {
			const properties = { className: ['table-box'], tabIndex: 0 };
			context.wrapNode(table, { type: 'element', tagName: 'div', properties, children: [] });
		},
	},
});

/** What reads the Markdown of pages and posts. */
export const markdown = satteri({ mdastPlugins: [withoutComments], hastPlugins: [scrollingTables] });

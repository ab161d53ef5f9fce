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

/**
 * A picture in a text comes in the widths that its column has on phones, tablets and desktops. It stands in a <picture>
 * as those of the pages do, so that on phones it waits for the visitor to come near (defer-images.js).
 */
const picturesInText = defineHastPlugin({
	name: 'pictures-in-text',
	element: {
		filter: ['img'],
		visit(image, context) {
			// Astro takes these out of the element again, as what it asks of its image service.
			context.setProperty(image, 'widths', [390, 680, 780, 1360]);
			context.setProperty(image, 'sizes', 'auto,(width < 64rem) calc(100vw - 2.625rem),42.5rem');
			context.setProperty(image, 'quality', 45);
			context.wrapNode(image, { type: 'element', tagName: 'picture', properties: {}, children: [] });
		},
	},
});

/** What reads the Markdown of pages and posts. */
export const markdown = satteri({
	mdastPlugins: [withoutComments],
	hastPlugins: [scrollingTables, picturesInText],
});

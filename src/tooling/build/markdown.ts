import { satteri } from '@astrojs/markdown-satteri';
import { defineMdastPlugin } from 'satteri';

/** Notes that editors leave for each other, `<!-- … -->`, stay out of the published page. */
export const withoutComments = defineMdastPlugin({
	name: 'without-comments',
	html(node, context) {
		if (/^\s*<!--[\s\S]*-->\s*$/.test(node.value)) context.removeNode(node);
	},
});

/** What reads the Markdown of pages and posts. */
export const markdown = satteri({ mdastPlugins: [withoutComments] });

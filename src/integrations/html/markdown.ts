import { satteri } from '@astrojs/markdown-satteri';
import { type Data, defineHastPlugin, defineMdastPlugin } from 'satteri';
import { isTrialLink } from '../../lib/contact-links.ts';

/** Removes HTML, including editors' comments: `<!-- … -->`. The content check reports all other tags. */
export const withoutHtml = defineMdastPlugin({
	name: 'without-html',
	html(node, context) {
		context.removeNode(node);
	},
});

/** Keeps the marks of "6~10 and 11~17" and "3*10 and 4*12". Only two tildes strike a text out. */
export const literalMarks = defineMdastPlugin({
	name: 'literal-marks',
	options: { position: true },
	delete(node, context) {
		if (context.source.startsWith('~~', node.position?.start.offset)) return;
		const tilde = { type: 'text', value: '~' } as const;
		context.replaceNode(node, [tilde, ...node.children, tilde]);
	},
	emphasis(node, context) {
		const start = node.position?.start.offset ?? 0;
		if (!/^\d\*\d/.test(context.source.slice(start - 1, start + 2))) return;
		const star = { type: 'text', value: '*' } as const;
		context.replaceNode(node, [star, ...node.children, star]);
	},
	listItem(node, context) {
		if (typeof node.checked === 'boolean') context.setProperty(node, 'checked', null); // "- [ ] towel": nobody could check it
	},
});

/** What content.config.ts says: the address of the gym's booking system, and about the entry. */
const read = (name: 'trialBook' | 'id' | 'isAnswer', { data }: { data: Data }): unknown =>
	data.astro?.frontmatter[name];

/**
 * Numbers headings that have no letters for an id, and those of answers, which share a page: "cancel.1". Astro gives the others
 * their words in lower case. Neither is ever an id of ours: those that may be on one page with them begin with a capital.
 */
export const headingIds = () => {
	let count = 0;
	return defineHastPlugin({
		name: 'numbered-headings',
		element: {
			filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
			visit(heading, context) {
				count += 1;
				if (read('isAnswer', context) === true || !/[\p{L}\p{N}]/u.test(context.textContent(heading)))
					context.setProperty(heading, 'id', `${String(read('id', context))}.${count}`);
			},
		},
	});
};

/** Adds the base path to links to pages of this site. Those to the free trial lead to the gym's booking system, if it has one. */
export function linksBelow(base: string) {
	return defineHastPlugin({
		name: 'links-below-base',
		element: {
			filter: ['a'],
			visit(link, context) {
				const href = String(link.properties['href']);
				const booking = isTrialLink(href) ? read('trialBook', context) : undefined;
				if (typeof booking === 'string') context.setProperty(link, 'href', booking);
				else if (/^\/(?!\/)/.test(href)) context.setProperty(link, 'href', base.slice(0, -1) + href);
			},
		},
	});
}

/** Wraps each table in a scroll container that keyboard users can focus. */
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

/** Gives pictures in Markdown the widths of the text column on phones, tablets and desktops. */
const picturesInText = defineHastPlugin({
	name: 'pictures-in-text',
	element: {
		filter: ['img'],
		visit(image, context) {
			// Astro reads these properties as image service options and removes them from the element.
			context.setProperty(image, 'widths', [680, 780, 1360]);
			context.setProperty(image, 'sizes', 'auto,(width < 64rem) calc(100vw - 2.625rem),37.5rem');
			context.setProperty(image, 'quality', 43);
		},
	},
});

/** The Markdown processor for pages and posts. @param base where the site is, with a slash at the end. */
export function createMarkdown(base: string) {
	return satteri({
		features: { smartPunctuation: { quotes: false } }, // the fields of content have straight quotes
		mdastPlugins: [withoutHtml, literalMarks],
		hastPlugins: [linksBelow(base), scrollingTables, picturesInText, headingIds],
	});
}

// Reports HTML in Markdown. The security policy silently blocks most of it, and the rest has no styles. A few inline tags
// such as <sup> are allowed, and so are comments, which are removed from the page.
import type { MdastNode } from 'satteri';
import { quote } from '../../schemas/parts/explain.ts';
import { shorten, type TextDiagnostic } from './diagnostic.ts';
import { getLine } from './read-body.ts';

const allowed = new Set(['abbr', 'br', 'del', 'ins', 'kbd', 'mark', 's', 'small', 'sub', 'sup', 'u', 'wbr']);
const withoutEnd = new Set(['br', 'wbr']);

const plain = 'Remove the tag. An empty line begins a new paragraph.';
const blocked =
	'The site blocks it, for the safety of visitors. Link to it instead, e.g. [the video](https://example.com/video).';
const repairs: [tags: string, repair: string][] = [
	['img picture figure', 'Put the file beside this one and write ![what it shows](./file.jpg).'],
	['a', 'Write [the words](/address).'],
	['b strong', 'Write **the words**.'],
	['i em', 'Write _the words_.'],
	['h1 h2 h3 h4 h5 h6', 'Begin the line with "## ".'],
	['ul ol li', 'Begin each line with "- " or with "1. ".'],
	['blockquote q', 'Begin the line with "> ".'],
	['code pre', 'Write it between two `.'],
	['table thead tbody tr td th', 'Write a table with | between its columns and a second line | --- | --- |.'],
	['hr', 'Write three hyphens in a line of their own, between two empty lines.'],
	['p div span center font section article', plain],
	['script iframe embed object video audio form input button', blocked],
	['style link', 'A text can’t change the look of the page. Remove it.'],
];

const unended = 'The comment has no end, and hides the rest of the text. End it with "-->".';
const crowded = 'Put the comment from "<!--" to "-->" on lines of its own, between two empty lines.';

/** Reports HTML that would be blocked or would break the page. */
export function checkHtml(nodes: readonly MdastNode[]): TextDiagnostic[] {
	const open = new Map<string, TextDiagnostic>();
	const errors = nodes.flatMap((node): TextDiagnostic[] => {
		if (node.type !== 'html') return [];
		const first = getLine(node);
		if (/<!--(?![\s\S]*-->)/.test(node.value)) return [{ line: first, found: '"<!--"', expected: unended }];
		const visible = node.value.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
		if (visible !== node.value && visible.trim() !== '')
			return [{ line: first, found: 'a comment with words beside it', expected: crowded }];
		return [...visible.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>?/gi)].flatMap((match) => {
			const [found, end = '', name = '', attributes = ''] = match;
			const tag = name.toLowerCase();
			const line = first + visible.slice(0, match.index).split('\n').length - 1;
			const expected = checkTag(tag, attributes);
			if (expected !== undefined)
				return end === '' ? { line, found: shorten(found.replace(/\s+/g, ' ')), expected } : [];
			if (end !== '') open.delete(tag);
			else if (!withoutEnd.has(tag))
				open.set(tag, { line, found, expected: `It is never closed. Write </${tag}> behind it.` });
			return [];
		});
	});
	return [...errors, ...open.values()];
}

function checkTag(tag: string, attributes: string): string | undefined {
	const repair = repairs.find(([tags]) => tags.split(' ').includes(tag))?.[1];
	if (repair !== undefined) return `HTML does not belong in a text. ${repair}`;
	if (!allowed.has(tag)) return `<${tag}> is read as HTML and not shown. If you mean the character <, write \\<.`;
	const attribute = /\b(?!title\b)([a-z][\w-]*)\s*=/i.exec(attributes.replace(/"[^"]*"|'[^']*'/g, ''))?.[1];
	if (attribute === undefined) return undefined;
	return `${quote(attribute)} is blocked or has no effect. Write <${tag}> alone.`;
}

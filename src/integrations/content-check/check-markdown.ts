// Finds malformed Markdown, which the page would show as source.
import type { MdastNode } from 'satteri';
import { shorten, type TextDiagnostic } from './diagnostic.ts';
import { getLine } from './read-body.ts';

/** A pattern that text must not match, and what to write instead. */
interface MarkdownRule {
	pattern: RegExp;
	expected: string | ((match: RegExpExecArray) => string);
}

const html =
	"HTML isn't shown. Write **bold**, _italic_, [words](/address) or ![what it shows](./file.jpg). For the character <, write \\<. Put private notes on lines of their own, between <!-- and -->.";
/** A comment, or an end tag, whose start tag is reported. */
const unseen = /^\s*<(?:\/[^>]*|!--(?:(?!-->)[\s\S])*--)>\s*$/;
const target = String.raw`(?:[/.#]|https?:|mailto:|tel:|\w+\.(?:jpe?g|png|webp|avif|md|html))[^()]*`;
const footnote = "Footnotes don't work here. Put the note in parentheses instead.";
const rules: MarkdownRule[] = [
	{
		pattern: /^(#{2,6})([^\s#].*)$/m,
		expected: ([, marks, words]) => `A heading needs a space after the #. Write "${marks} ${words}".`,
	},
	{
		pattern: new RegExp(String.raw`(!?\[[^\]]+\])\s+\((${target})\)`),
		expected: ([, words, address]) => `Remove the space: ${words}(${address}).`,
	},
	{
		pattern: /!\[([^\]]*)\]\(([^)]*\s[^)]*)\)/,
		expected: ([, words, address = '']) =>
			`The name of a picture can't have spaces. Rename the file and write ![${words}](${address.trim().replace(/\s+/g, '-')}).`,
	},
	{
		pattern: /!?\[[^\]]*\]\([^)]*\)/,
		expected: "This isn't a link. Write [the words](/address), without spaces in the address.",
	},
	{ pattern: /\[\^[^\]]+\]/, expected: footnote },
	{
		pattern: /(!?\[[^\]]+\])\[([^\]]*)\]/,
		expected: ([, words, name]) => `There is no address for [${name}]. Write ${words}(/address).`,
	},
	{
		pattern: /^\|.*\n\|.*/m,
		expected: 'A table needs a second line such as | --- | --- |, with as many columns as the first.',
	},
];

/** An unfilled blank of the guide's templates, such as "[your company]". */
export const placeholder = {
	pattern: /\[your\b[^\]]*\]/i,
	expected: 'Replace the brackets and the words in them with your own text.',
};

/** Reports Markdown that shows as source or has no effect. @param source the whole body. */
export function checkMarkdown(nodes: readonly MdastNode[], source: string): TextDiagnostic[] {
	const lines = source.split('\n').map((line) => line.trim());
	const errors = nodes.flatMap((node) => {
		const line = getLine(node);
		const first = lines[line - 1] ?? '';
		const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
		const expected = checkNode(node, first, line === node.position?.end.line ? '' : last);
		return expected === undefined ? [] : { line, found: shorten(first), expected };
	});
	return [...findSlips(nodes, rules), ...errors];
}

/** Reports the first rule that each paragraph, heading or table cell breaks. */
export function findSlips(nodes: readonly MdastNode[], rules: readonly MarkdownRule[]): TextDiagnostic[] {
	const blocks = nodes.filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell');
	return blocks.flatMap((node) => {
		const text = readShownText(node);
		for (const { pattern, expected } of rules) {
			const match = pattern.exec(text);
			if (!match) continue;
			const line = getLine(node) + text.slice(0, match.index).split('\n').length - 1;
			const found = shorten(match[0].trim().split('\n')[0] ?? '');
			return [{ line, found, expected: typeof expected === 'string' ? expected : expected(match) }];
		}
		return [];
	});
}

function checkNode(node: MdastNode, first: string, last: string): string | undefined {
	if (node.type === 'html') return unseen.test(node.value) ? undefined : html;
	if (node.type === 'code') {
		const fence = /^[\s>\-\d.]*?(`{3,}|~{3,})/.exec(first)?.[1];
		const isOpen = fence !== undefined && !last.endsWith(fence.slice(0, 3));
		return isOpen ? `Everything below is shown as code. End the code with a line ${fence}.` : undefined;
	}
	if (node.type === 'listItem' && typeof node.checked === 'boolean')
		return 'Checkboxes don\'t work here. Begin each line of the list with "- ".';
	return node.type === 'footnoteReference' || node.type === 'footnoteDefinition' ? footnote : undefined;
}

/** The visible text of a node, without code. */
function readShownText(node: MdastNode): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'break') return '\n';
	return 'children' in node ? node.children.map(readShownText).join('') : ' ';
}

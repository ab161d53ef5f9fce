// Looks for Markdown that was meant and not written so: it would stand on the page as its own source.
import type { MdastNode } from 'satteri';
import type { Slip } from './check-html.ts';

interface Rule {
	pattern: RegExp;
	expected: (match: RegExpExecArray) => string;
	/** It may be meant: worth a look, no mistake. */
	note?: true;
}

const target = String.raw`(?:[/.#]|https?:|mailto:|tel:|\w+\.(?:jpe?g|png|webp|avif|md|html))[^()]*`;
const rules: Rule[] = [
	{
		pattern: /^(#{2,6})([^\s#].*)$/m,
		expected: ([, marks, words]) => `A heading needs a space after the signs. Write "${marks} ${words}".`,
	},
	{
		pattern: new RegExp(String.raw`(!?\[[^\]]+\])\s+\((${target})\)`),
		expected: ([, words, address]) => `It is shown as it stands here. Write ${words}(${address}), without the space.`,
	},
	{
		pattern: /!\[([^\]]*)\]\(([^)]*\s[^)]*)\)/,
		expected: ([, words, address = '']) =>
			`Names of pictures have no spaces. Rename the file and write ![${words}](${address.trim().replace(/\s+/g, '-')}).`,
	},
	{
		pattern: /!?\[[^\]]*\]\([^)]*\)/,
		expected: () => 'It is shown as it stands here. Write [the words](/address), the address without spaces.',
	},
	{
		pattern: /\[\^[^\]]+\]/,
		expected: () => 'There are no footnotes here. Write it in brackets in the sentence, or as a sentence of its own.',
	},
	{
		pattern: /(!?\[[^\]]+\])\[([^\]]*)\]/,
		expected: ([, words, name]) =>
			`Nothing says where [${name}] leads, so it is shown as it stands here. Write ${words}(/address).`,
	},
	{
		pattern: /^\|.*\n\|.*/m,
		expected: () => 'A table needs a second line such as | --- | --- |, with as many parts as the first.',
	},
	{ pattern: /^#[\p{L}\d][^\n]*$/u, expected: () => 'If this is a heading, write "## " before it.', note: true },
	{
		pattern: /\*\*|(?<!\w)__|__(?!\w)/,
		expected: () => 'These signs are shown. For bold words they stand close to the first and the last: **bold words**.',
		note: true,
	},
	{ pattern: /^\s*[•·–]\s*\S.*/m, expected: () => 'For a list, begin each line with "- ".', note: true },
	{
		pattern: /^[-*+][^\s\-*+][^\n]*\n[-*+]\S/m,
		expected: () => 'For a list, write a space after each "-".',
		note: true,
	},
];

/** What stands on the page as source. @param source the whole text. @returns mistakes, and what is only worth a look. */
export function checkMarkdown(nodes: readonly MdastNode[], source: string): Slip[] {
	const lines = source.split('\n');
	return nodes.flatMap((node) => {
		const line = node.position?.start.line ?? 1;
		if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
			const text = shownText(node);
			const rule = rules.find(({ pattern }) => pattern.test(text));
			const match = rule?.pattern.exec(text);
			if (rule && match) {
				const before = text.slice(0, match.index).split('\n').length - 1;
				const found = (match[0].trim().split('\n')[0] ?? '').slice(0, 60);
				return [{ line: line + before, found, expected: rule.expected(match), ...(rule.note && { note: rule.note }) }];
			}
		}
		const slip = nodeSlip(node, lines);
		return slip ? [{ line, ...slip }] : [];
	});
}

function nodeSlip(node: MdastNode, lines: string[]): Omit<Slip, 'line'> | undefined {
	const { start, end } = node.position ?? {};
	const first = lines[(start?.line ?? 1) - 1]?.trim() ?? '';
	const last = lines[(end?.line ?? 1) - 1]?.trim() ?? '';
	if (node.type === 'code') {
		const fence = /^[\s>\-\d.]*?(`{3,}|~{3,})/.exec(first)?.[1];
		const isClosed = fence !== undefined && end?.line !== start?.line && last.endsWith(fence.slice(0, 3));
		const never = `All that follows is shown as code. End it with a line ${fence}.`;
		if (fence !== undefined && !isClosed) return { found: first, expected: never };
		const indented = 'A line with four spaces before it is shown as code. Remove the spaces if it is a sentence.';
		if (fence === undefined) return { found: first.slice(0, 60), expected: indented, note: true };
	}
	if (node.type === 'heading' && !/^[\s>]*#/.test(first)) {
		const expected = `The line ${last.slice(0, 3)} under it makes a heading of it. Leave an empty line between if you mean a rule.`;
		return { found: first.slice(0, 60), expected, note: true };
	}
	if (node.type === 'listItem' && typeof node.checked === 'boolean') {
		return {
			found: first.slice(0, 60),
			expected: 'Nobody can tick a box in an article. Write a plain list, "- " before each line.',
		};
	}
	if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
		const expected = 'There are no footnotes here. Write it in brackets in the sentence, or as a sentence of its own.';
		return { found: first.slice(0, 60), expected };
	}
	return undefined;
}

/** The words of a paragraph as the page shows them, but none that are shown as code. */
function shownText(node: MdastNode): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'break') return '\n';
	return 'children' in node ? node.children.map((child) => shownText(child)).join('') : ' ';
}

// Checks a Markdown body: whether the page shows it, its headings and pictures, and Markdown that becomes something else.
import { unescape } from 'node:querystring';
import type { MdastNode } from 'satteri';
import { explainStrangeCharacter } from '../../schemas/parts/explain.ts';
import { isOnlyName } from '../../schemas/parts/picture.ts';
import { checkPictureFile, type FileContext } from './check-picture.ts';
import { diagnose, type Diagnostic, shorten } from './diagnostic.ts';
import { getLine } from './read-body.ts';
import { type Entry, isDraft, listTexts } from './read-entries.ts';

/** An unfilled blank of the guide's templates, such as "[your company]". */
const placeholder = /\[your\b[^\]\n]{0,80}\]/i;
const unfilled = 'Replace the brackets and the words in them with your own text.';
const html =
	"HTML isn't shown. Write **bold**, _italic_, [words](/address) or ![what it shows](./file.jpg). For the character <, write \\<. Put private notes on lines of their own, between <!-- and -->.";
/** A comment, or an end tag, whose start tag is reported. */
const unseen = /^\s*<(?:\/[^>]*|!--(?:(?!-->)[\s\S])*--)>\s*$/;
const footnote = "Footnotes don't work here. Put the note in parentheses instead.";

/** Markdown that a page would show as source, and what to write instead. A pattern must take linear time. */
const rules: [pattern: RegExp, explain: (match: RegExpExecArray) => string][] = [
	[
		/^(#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u2007\u202f]\s*(.*)$/m,
		([, mark, words]) => `There is a no-break space after the ${mark}. Type an ordinary space: "${mark} ${words}".`,
	],
	[
		/^(#{2,6}(?=[^\s#])|-(?=\p{L}))(.+)$/mu,
		([, mark, words]) => `Write a space after the ${mark}: "${mark} ${words}".`,
	],
	[/^[•●▪◦‣⁃]\s*(.*)$/m, ([, words]) => `For a list, begin each line with a hyphen: "- ${words}".`],
	[
		/(!?\[[^[\]\n]+\])[^\S\n]+\(((?:[/.#]|https?:|mailto:|tel:|\w{1,80}\.\w)[^()\n]*)\)/,
		([, words, url]) => `Remove the space: ${words}(${url}).`,
	],
	[
		/(!?\[[^[\]\n]*\])\(([^()\n]*)\)/,
		([, words, url = '']) =>
			`An address can't have spaces. Write ${words}(${url.trim().replace(/\s+/g, '-')}), and rename the file if it is a picture.`,
	],
	[/\[\^[^[\]\n]+\]/, () => footnote],
	[
		/(!?\[[^[\]\n]+\])\[([^[\]\n]*)\]/,
		([, words, name]) => `There is no address for [${name}]. Write ${words}(/address).`,
	],
	[/^\|.*\n\|.*/m, () => 'A table needs a second line such as | --- | --- |, with as many columns as the first.'],
	[
		/\*\*[^\S\n]?([^*\n]{1,80})/,
		([, words = '']) => `For bold text, write **${words.trim()}**, without spaces inside the stars.`,
	],
	[placeholder, () => unfilled],
];

/** Finds the errors in a Markdown body, and unfilled blanks in the fields. */
export async function checkBody(entry: Entry, files: FileContext): Promise<Diagnostic[]> {
	const { definition, body } = entry;
	const isFinal = !isDraft(entry);
	const blanks = listTexts(entry)
		.filter(({ value }) => isFinal && placeholder.test(value))
		.map(({ path, value }) => diagnose(entry, path, `"${value}"`, unfilled));
	const lines = body.split('\n');
	const report = (line: number, expected: string, found = lines[line - 1] ?? '') =>
		diagnose(entry, line, shorten(found.trim()) || 'nothing', expected);
	const first = lines.findIndex((line) => line.trim() !== '') + 1;
	if (definition.body && first === 0) return [...blanks, report(0, 'Write the text below the second "---".')];
	if (!definition.body) {
		const unshown = 'This page shows only its fields. Remove the text below the second "---".';
		return first === 0 ? blanks : [...blanks, report(first, unshown)];
	}
	const strange = lines
		.map(explainStrangeCharacter)
		.flatMap((expected, index) => (expected ? report(index + 1, expected) : []));
	const { nodes, headings, pictures } = entry.markdown;
	const applied = isFinal ? rules : rules.slice(0, -1);
	const slips = nodes.flatMap((node) => {
		const line = getLine(node);
		const expected = explainNode(node, lines[line - 1] ?? '');
		if (expected !== undefined) return [report(line, expected)];
		if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return [];
		const text = readShownText(node);
		for (const [pattern, explain] of applied) {
			const match = pattern.exec(text);
			if (match)
				return [
					report(line + text.slice(0, match.index).split('\n').length - 1, explain(match), match[0].split('\n')[0]),
				];
		}
		return [];
	});
	let level = 1; // the page's title
	const misplaced = headings.flatMap(({ line, depth, text }) => {
		level = Math.min(Math.max(depth, 2), level + 1);
		if (text.trim() === '') return [report(line, 'The heading is empty. Write it, or remove the line.')];
		if (depth === level) return [];
		const why = depth === 1 ? 'The title is the only level-1 heading.' : 'This skips a heading level.';
		return [report(line, `${why} Write "${'#'.repeat(level)} ${text}".`)];
	});
	const wrong = pictures.map(async ({ line, url, text }) => {
		const describe = `Write between [ and ] what the picture shows, e.g. ![Two people on spin bikes](${url}).`;
		const expected = [
			await checkPictureFile(files, unescape(url)),
			text.trim() === '' || isOnlyName(text) ? describe : undefined,
		];
		return expected.flatMap((one) => (one === undefined ? [] : report(line, one, `![${text}](${url})`)));
	});
	return [...blanks, ...strange, ...slips, ...misplaced, ...(await Promise.all(wrong)).flat()];
}

/** Why a node isn't what its author meant. @param source its first line. */
function explainNode(node: MdastNode, source: string): string | undefined {
	if (node.type === 'html') return unseen.test(node.value) ? undefined : html;
	if (node.type === 'code' && !/`{3}|~{3}/.test(source))
		return 'Four spaces or a tab at the start of a line make it code. Remove them.';
	if (node.type === 'list' && node.ordered && node.start !== 1) {
		const text = source.trim().replace(/[.)]/, '\\$&');
		return `This becomes a numbered list, which must begin with 1. If it isn't a list, write "${shorten(text)}".`;
	}
	return node.type === 'footnoteReference' || node.type === 'footnoteDefinition' ? footnote : undefined;
}

/** The visible text of a node, without code. */
function readShownText(node: MdastNode): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'break') return '\n';
	return 'children' in node ? node.children.map(readShownText).join('') : ' ';
}

// Checks a Markdown body: whether the page shows it, its links and pictures, and Markdown that becomes something else.
import { unescape } from 'node:querystring';
import { type MdastNode, markdownToMdast } from 'satteri';
import { type Addresses, getAddress } from '../../content-files/addresses.ts';
import { diagnose, type Diagnostic, shorten } from '../../content-files/diagnostic.ts';
import { type Entry, flatten, isDraft } from '../../content-files/entry.ts';
import { factNames } from '../../schemas/facts.ts';
import { isOnlyName, shownPictures } from '../../schemas/parts/picture.ts';
import { doubtPicture } from './check-picture.ts';
import { explainLink } from './check-links.ts';

const forms =
	'Write **bold**, _italic_, [words](/address) or ![what it shows](./file.jpg), without spaces between the marks.';

/** Source that a page would show, and what to write instead. A pattern must take linear time. */
const rules: [pattern: RegExp, explain: (match: RegExpExecArray) => string][] = [
	[
		/^((?:#{1,6}|[-*+]|1[.)])(?=[^\S \t\n])|#{2,6}(?=[^\s#])|(?:[-*]|\d{1,2}[.)])(?=\p{L}))\s*(.*)$/mu,
		([, mark, words]) =>
			`Write an ordinary space after the ${mark}: "${mark} ${words}". To show the mark itself, begin with a backslash (\\).`,
	],
	[
		/^(?:[•●▪◦‣⁃·○■]\s*|(?:[–—−✓✔✗→►]|[a-z]\)|\(\w\))\s*(?=.*\n(?:[–—−✓✔✗→►]|[a-z]\)|\(\w\))))(.*)$/m,
		([, words]) => `For a list, begin each line with a hyphen: "- ${words}".`,
	],
	[
		new RegExp(`(?:\\$\\{|\\{+(?!(?:${factNames.join('|')})\\}(?!\\})))[^{}\n]*\\}*`),
		([blank]) =>
			`The site can't fill in ${blank}. Write ${factNames.map((name) => `{${name}}`).join(', ')}, or remove it.`,
	],
	// Half of a link, of bold words, of a table or of a private note.
	[
		/\](?:[([/]| \((?:[/.#]|https?:))|\)\[(?:[/.#]|https?:)|\[[^\]\n]*\((?:[/.#]|https?:)|\*\*|^\|.*\|$|<!--/m,
		() => `Visitors see this as it is. ${forms} A table needs a second line such as | --- | --- |.`,
	],
];

/** The level of the last heading (1 is the title), the end of the last numbered list, the width of the last table. */
type Last = Record<'level' | 'steps' | 'columns', number>;

/** Finds the mistakes in a Markdown body. */
export async function checkBody(entry: Entry, addresses: Addresses): Promise<Diagnostic[]> {
	const { definition, body } = entry;
	const lines = body.split('\n');
	const first = lines.findIndex((line) => line.trim() !== '') + 1;
	if (first > 0 && !definition.body)
		return [diagnose(entry, first, 'This page shows only its fields. Remove the text below the second "---".')];
	if (first === 0 && definition.body === true && !isDraft(entry))
		return [diagnose(entry, 0, 'Write the text below the second "---".')];

	const last: Last = { level: 1, steps: 0, columns: 0 };
	const found: Diagnostic[] = [];
	for (const node of flatten(markdownToMdast(body))) {
		const { start, end } = node.position ?? {};
		const line = start?.line ?? 1;
		const [source = ''] = body.slice(start?.offset, end?.offset).split('\n');
		const expected = explainNode(node, source, lines, last) ?? (await explainTarget(node, entry, addresses));
		if (expected !== undefined) found.push(diagnose(entry, line, expected, source));
		else if (['paragraph', 'heading', 'tableCell'].includes(node.type))
			found.push(...checkShown(node, line, entry, lines));
	}
	return found;
}

/** What is wrong with Markdown that becomes this node, or undefined. Notes in `last` what the next one is judged by. */
function explainNode(node: MdastNode, source: string, lines: string[], last: Last) {
	if (/^(link|linkReference|heading|listItem|blockquote)$/.test(node.type) && readShownText(node) === '')
		return 'Visitors see no words here. Write them, or remove this.';
	switch (node.type) {
		case 'html':
			if (/^\s*<!--[^]*-->/.test(node.value)) return undefined;
			if (/^\s*<!--/.test(node.value)) return 'This private note has no end. Write --> where it ends.';
			return `HTML isn't shown. ${forms} For the character <, write \\<. Put private notes on lines of their own, between <!-- and -->.`;
		case 'code':
			if (/`{3}|~{3}/.test(source)) return undefined;
			return 'Four spaces or a tab at the start of a line make it code. Remove them.';
		case 'list': {
			const items = node.children.map(({ position }) => lines[(position?.start.line ?? 1) - 1]?.trim() ?? '');
			// Browsers count from the first number. A list may have 1 as each number, or go on below a picture.
			const numbers = items.map((item) => Number(/\d+/.exec(item)?.[0]));
			const other = items.find((_, index) => ![1, index + 1, last.steps + index + 1].includes(numbers[index] ?? 0));
			if (node.ordered) last.steps = numbers.at(-1) ?? 0;
			if (!node.ordered || other === undefined) return undefined;
			return `This becomes a numbered list, which must count from 1. If it isn't a list, write "${shorten(other.replace(/[.)]/, '\\$&'))}".`;
		}
		case 'listItem': {
			const [words] = node.children;
			const { start, end } = (words?.type === 'paragraph' && words.position) || {};
			const joined = lines.slice(start?.line ?? 0, end?.line ?? 0).find((line) => /^[^\s>]/.test(line));
			if (joined === undefined) return undefined;
			return `The line "${shorten(joined)}" becomes a part of what is above it. Leave a line empty between, or begin it with spaces.`;
		}
		case 'table':
			last.columns = node.children[0]?.children.length ?? 0;
			return undefined;
		case 'tableRow':
			if (source.includes('|') && node.children.length <= last.columns) return undefined;
			return `This is a row of a table with ${last.columns} columns, and visitors see no others. To end the table, leave a line empty.`;
		case 'heading':
			if (node.position && node.position.end.line > node.position.start.line)
				return `The line below makes this a heading. Leave a line empty between them, or write "## ${readShownText(node).replaceAll('\n', ' ')}".`;
			last.level = Math.min(Math.max(node.depth, 2), last.level + 1);
			if (node.depth === last.level) return undefined;
			return `The title is the only level-1 heading, and each level is one below the last. Write "${'#'.repeat(last.level)} ${readShownText(node)}".`;
		default:
			return undefined;
	}
}

/** What is wrong with where a link leads, or with a picture, or undefined. */
async function explainTarget(node: MdastNode, entry: Entry, addresses: Addresses): Promise<string | undefined> {
	if (node.type === 'link' || node.type === 'definition') {
		if (shownPictures.test(node.url) && !/^([/#?]|\w+:|www\.)/.test(node.url))
			return `For a picture, write ![what it shows](${node.url}).`;
		// A question is on several pages.
		const names = [entry.data?.[entry.definition.sectionOf ?? ''] ?? []].flat();
		const pages = names.length > 0 ? names.map((name) => `/${String(name)}`) : [getAddress(entry)];
		return pages.map((page) => explainLink(node.url, addresses, page)).find((doubt) => doubt !== undefined);
	}
	if (node.type !== 'image') return undefined;
	const example = `Write between [ and ] what the picture shows, e.g. ![Two people on spin bikes](${node.url}).`;
	const isDescribed = node.alt && !isOnlyName(node.alt);
	return (await doubtPicture(entry, unescape(node.url)))?.expected ?? (isDescribed ? undefined : example);
}

/** Finds source that the page would show. */
function checkShown(node: MdastNode, line: number, entry: Entry, lines: string[]): Diagnostic[] {
	const text = readShownText(node);
	for (const [pattern, explain] of rules) {
		const match = pattern.exec(text);
		const before = text.slice(0, match?.index).split(/[\n\u2028]/).length - 1;
		const isEscaped = lines[line + before - 1]?.trimStart().startsWith('\\');
		if (match && !isEscaped) return [diagnose(entry, line + before, explain(match))];
	}
	return [];
}

/** What visitors see or hear of a node, without code. */
function readShownText(node: MdastNode): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'image') return node.alt ?? '';
	if (node.type === 'break') return '\u2028'; // a line of its own, unlike "\n"
	return 'children' in node ? node.children.map(readShownText).join('') : ' ';
}

// Writes changed values into a JSON file. Every other line stays as somebody wrote it.
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';
import { type Difference, differences, isSame, placeFor } from './differences.ts';

/** The widest line, as Prettier counts: a tab is two characters. */
const widest = 120;
/** An item of a list, and how it was written. */
interface Item {
	value: unknown;
	text: string;
}

const formattingOptions = { insertSpaces: false, tabSize: 1, eol: '\n' };

/** The text of a JSON file with these values. @param text the file as it was; left out for a new one. */
export function editJson(text: string | undefined, wanted: unknown): string {
	if (text === undefined) return `${print(wanted, '')}\n`;
	return `${differences(JSON.parse(text), wanted).reduce(write, text).trimEnd()}\n`;
}

function write(text: string, { path, value, order }: Difference): string {
	const root = parseTree(text);
	const node = root && findNodeAtLocation(root, path);
	if (!node || value === undefined) {
		const getInsertionIndex = (names: string[]) => placeFor(path.at(-1), names, order);
		const edits = modify(text, path, value === undefined ? undefined : null, { formattingOptions, getInsertionIndex });
		const edited = applyEdits(text, edits);
		return value === undefined ? edited : write(edited, { path, value, order });
	}
	const line = text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset);
	const known = (node.children ?? []).map((child): Item => ({
		value: getNodeValue(child),
		text: text.slice(child.offset, child.offset + child.length),
	}));
	return text.slice(0, node.offset) + print(value, line, known) + text.slice(node.offset + node.length);
}

/**
 * Prints a value as Prettier does: with tabs, and a list of words in one line if it fits.
 * @param line what stands before it in its line
 * @param known the items of the list that was there, whose own lines are kept
 */
function print(value: unknown, line: string, known: Item[] = []): string {
	const indent = /^\t*/.exec(line)?.[0] ?? '';
	if (known.length > 0 && Array.isArray(value)) {
		const items = value.map((item) => known.find((one) => isSame(one.value, item))?.text ?? print(item, `${indent}\t`));
		return items.length === 0 ? '[]' : joinLists(line, `[\n${indent}\t${items.join(`,\n${indent}\t`)}\n${indent}]`);
	}
	return joinLists(line, JSON.stringify(value, null, '\t').replaceAll('\n', `\n${indent}`));
}

function joinLists(line: string, text: string): string {
	const lists = /^\t*(?:"[^"]*": )?\[\n[^[\]{}]*\]/gm;
	const joined = (line + text).replace(lists, (list) => {
		const short = list
			.replace(/\[\n\t+/, '[')
			.replace(/\n\t*\]/, ']')
			.replace(/\n\t+/g, ' ');
		return short.replaceAll('\t', '  ').length < widest ? short : list;
	});
	return joined.slice(line.length);
}

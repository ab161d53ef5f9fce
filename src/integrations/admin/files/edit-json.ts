// Writes changed values into a JSON file. Every other line stays as somebody wrote it.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { type Difference, differences, placeFor } from './differences.ts';

/** The widest line, as Prettier counts: a tab is two characters. */
const widest = 120;
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
	return text.slice(0, node.offset) + print(value, line) + text.slice(node.offset + node.length);
}

/** Prints a value as Prettier does: with tabs, and a list of words in one line if it fits. @param line what stands before it. */
function print(value: unknown, line: string): string {
	const indent = /^\t*/.exec(line)?.[0] ?? '';
	const text = line + JSON.stringify(value, null, '\t').replaceAll('\n', `\n${indent}`);
	const joined = text.replace(/^\t*(?:"[^"]*": )?\[\n[^[\]{}]*\]/gm, (list) => {
		const short = list
			.replace(/\[\n\t+/, '[')
			.replace(/\n\t*\]/, ']')
			.replace(/\n\t+/g, ' ');
		return short.replaceAll('\t', '  ').length < widest ? short : list;
	});
	return joined.slice(line.length);
}

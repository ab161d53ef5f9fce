// Writes changed values into a JSON file and leaves all other lines alone.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { type Difference, findDifferences, findPlace } from './differences.ts';

/** The line width as Prettier counts it, with a tab as two columns. */
const widest = 120;
const formattingOptions = { insertSpaces: false, tabSize: 1, eol: '\n' };

/** Updates a JSON text to these values. @param text the current file; omitted for a new one. */
export function editJson(text: string | undefined, wanted: unknown): string {
	if (text === undefined) return `${print(wanted, '')}\n`;
	return `${findDifferences(JSON.parse(text), wanted).reduce(write, text).trimEnd()}\n`;
}

function write(text: string, { path, value, order }: Difference): string {
	const root = parseTree(text);
	const node = root && findNodeAtLocation(root, path);
	if (!node || value === undefined) {
		const getInsertionIndex = (names: string[]) => findPlace(path.at(-1), names, order);
		const edits = modify(text, path, value === undefined ? undefined : null, { formattingOptions, getInsertionIndex });
		const edited = applyEdits(text, edits);
		return value === undefined ? edited : write(edited, { path, value, order });
	}
	const line = text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset);
	return text.slice(0, node.offset) + print(value, line) + text.slice(node.offset + node.length);
}

/** Formats a value as Prettier does: tabs, and short lists on one line. @param line the text before the value. */
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

import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Finds the line of a field, or of its parent if the field is missing. */
export type FindLine = (path: readonly PropertyKey[]) => number;

/**
 * Finds lines in JSON or front matter, both of which parse as YAML. Parses only when asked, because most files have no
 * mistakes.
 * @param before the number of lines in the file before the text.
 */
export function createFindLine(text: string, before = 0): FindLine {
	return (path) => {
		const lines = new LineCounter();
		let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
		let line = 1;
		for (const step of path) {
			const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined;
			const item: unknown = isSeq(node) ? node.items[Number(step)] : pair?.key;
			if (!isNode(item)) break;
			line = lines.linePos(item.range?.[0] ?? 0).line + before;
			node = pair ? pair.value : item;
		}
		return line;
	};
}

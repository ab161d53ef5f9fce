// Writes changed values into YAML and keeps comments, quotation marks and the order of fields.
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { type Difference, findDifferences, findPlace, isObject, isSame } from './differences.ts';

/** The options with which the site reads content/: dates stay text. */
const reading = { version: '1.2', schema: 'core' } as const;

/** Parses YAML into values. */
export function readYaml(text: string): Record<string, unknown> {
	const values: unknown = parseDocument(text, reading).toJS();
	return isObject(values) ? values : {};
}

/** Updates a YAML text to these values. @param text the current lines; empty for a new file. */
export function editYaml(text: string, wanted: Record<string, unknown>): string {
	const document = parseDocument(text, reading);
	// A flow mapping, { … }, has no separate line for each field.
	if (!isMap(document.contents) || document.contents.flow) return print(new Document(wanted, reading));
	const changes = findDifferences(readYaml(text), wanted);
	for (const difference of changes) change(document, difference);
	return changes.length > 0 ? print(document) : text;
}

function change(document: Document.Parsed, { path, value, order }: Difference): void {
	const node = document.getIn(path, true);
	const parent = document.getIn(path.slice(0, -1), true);
	if (value === undefined) {
		document.deleteIn(path);
	} else if (isSeq(node) && Array.isArray(value)) {
		const known = [...node.items];
		const valueOf = (item: unknown): unknown => (isNode(item) ? item.toJS(document) : item);
		node.items = value.map((item) => known.find((one) => isSame(valueOf(one), item)) ?? document.createNode(item));
	} else if (isMap(parent) && !node) {
		const names = parent.items.map(({ key }) => String(key));
		parent.items.splice(findPlace(path.at(-1), names, order), 0, document.createPair(path.at(-1), value));
	} else {
		document.setIn(path, value);
	}
}

/** Prints a list of words on one line, unless it was a block list. */
function print(document: Document): string {
	visit(document, {
		Seq(_, list) {
			if (!list.range && list.items.every((item) => isScalar(item))) list.flow = true;
		},
	});
	return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

// Writes changed values into YAML and keeps comments, quotation marks and the order of fields.
import { Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import { isObject, isSame, keepOrder } from './keep-order.ts';

/** The options with which the site reads content/: dates stay text. */
const reading = { version: '1.2', schema: 'core' } as const;

/** Parses YAML into values. */
export function readYaml(text: string): Record<string, unknown> {
	const values: unknown = parseDocument(text, reading).toJS();
	return isObject(values) ? values : {};
}

/** Updates a YAML text to these values. @param text the current lines; empty for a new file. */
export function editYaml(text: string, wanted: Record<string, unknown>, defaults?: unknown): string {
	const document = parseDocument(text, reading);
	const old: unknown = document.toJS();
	const values = keepOrder(old, wanted, defaults);
	// A flow mapping, { … }, has no separate line for each field.
	if (!isMap(document.contents) || document.contents.flow) return print(new Document(values, reading));
	if (isSame(old, values)) return text;
	update(document, document.contents, values);
	return print(document);
}

/** Changes a node where its value differs. The other nodes keep their comments and their style. */
function update(document: Document, node: unknown, value: unknown): Node {
	if (isMap(node) && isObject(value)) {
		node.items = Object.entries(value).map(([name, one]) => {
			const pair = node.items.find(({ key }) => String(key) === name) ?? document.createPair(name, null);
			pair.value = update(document, pair.value, one);
			return pair;
		});
		return node;
	}
	if (isSeq(node) && Array.isArray(value)) {
		const known = [...node.items];
		const moved = value.map((item: unknown) => known.find((one) => isNode(one) && isSame(one.toJS(document), item)));
		node.items = value.map((item: unknown, index) => {
			// A node that has moved must not be changed in its old place.
			const isFree = value.length === known.length && !moved.includes(known[index]);
			return moved[index] ?? update(document, isFree ? known[index] : undefined, item);
		});
		return node;
	}
	if (isScalar(node) && (value === null || typeof value !== 'object')) {
		node.value = value;
		return node;
	}
	return document.createNode(value);
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

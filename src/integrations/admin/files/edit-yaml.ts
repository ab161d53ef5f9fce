// Writes changed values into YAML. All other lines keep their comments and quotation marks.
import { Document, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { type Difference, differences, isObject, isSame, findPlace } from './differences.ts';

/** Parses as content/ is read: dates stay text. */
const reading = { version: '1.2', schema: 'core' } as const;

/** Parses YAML into values. */
export function readYaml(text: string): Record<string, unknown> {
	const values: unknown = parseDocument(text, reading).toJS();
	return isObject(values) ? values : {};
}

/** Updates a YAML text to these values. @param text the current lines; empty for a new file. */
export function editYaml(text: string, wanted: Record<string, unknown>): string {
	const { contents } = parseDocument(text, reading);
	// A flow mapping, { … }, has no separate line for each field.
	if (isMap(contents) && contents.flow) return print(new Document(wanted, reading));
	return differences(readYaml(text), wanted).reduce(write, text);
}

function write(text: string, { path, value, order }: Difference): string {
	const document = parseDocument(text, reading);
	const fields = isMap(document.contents) ? document.contents.items : [];
	const names = fields.map(({ key }) => String(key));
	const [name = ''] = path;
	const field = fields[names.indexOf(String(name))];
	if (!field) {
		const at = getStart(fields[findPlace(name, names, order)]?.key) ?? text.length;
		return text.slice(0, at) + print(new Document({ [name]: value }, reading)) + text.slice(at);
	}
	const [start, end] = [getStart(field.key) ?? 0, getEnd(field.value) ?? text.length];
	if (path.length === 1 && value === undefined) return text.slice(0, start) + text.slice(end);

	// Replaces a plain scalar in place. For anything else, prints the whole top-level field again.
	const node = document.getIn(path, true);
	if (isScalar(node) && node.range && isWord(node, value) && !isInFlow(document, path)) {
		const scalar = Object.assign(new Scalar(value), { type: node.type });
		return text.slice(0, node.range[0]) + print(new Document(scalar, reading)).trimEnd() + text.slice(node.range[1]);
	}
	const piece = parseDocument(text.slice(start, end), reading);
	change(piece, { path, value, order });
	return text.slice(0, start) + print(piece) + text.slice(end);
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

function isWord({ type }: Scalar, value: unknown): boolean {
	const isLine = ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('\n');
	return isLine && !String(type).startsWith('BLOCK');
}

function isInFlow(document: Document, path: Difference['path']): boolean {
	return path.some((_, index) => {
		const parent = document.getIn(path.slice(0, index), true);
		return isCollection(parent) && parent.flow === true;
	});
}

function getStart(node: unknown): number | undefined {
	return isNode(node) ? node.range?.[0] : undefined;
}

/** The end of a field's lines, including a trailing comment. */
function getEnd(node: unknown): number | undefined {
	return isNode(node) ? node.range?.[2] : undefined;
}

// Writes changed values into YAML and leaves every other line as it stands: the order, the quotes, the comments.
import { Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';
import { inOrder, isObject, isSame } from './keep-json.ts';

/** How content/ is read: what looks like a date is a text. */
const reading = { version: '1.2', schema: 'core' } as const;

/** The values of a YAML text. */
export function readYaml(text: string): unknown {
	return parseDocument(text, reading).toJS();
}

/** YAML with these values. @param text the lines as they were; new ones if left out. */
export function keepYaml(text: string | undefined, value: Record<string, unknown>): string {
	return (text === undefined ? undefined : rewrite(text, value)) ?? print(value, '');
}

/** The lines with these values, if both are groups of fields or lists in lines of their own. */
function rewrite(text: string, value: unknown): string | undefined {
	const node = parseDocument(text, reading).contents;
	const lines = linesOf(text);
	const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
	const pieceFrom = (starts: number[], index: number) => lines.slice(starts[index], starts[index + 1]).join('');

	if (isMap(node) && !node.flow && isObject(value)) {
		const indent = ' '.repeat((node.range?.[0] ?? 0) - text.lastIndexOf('\n', node.range?.[0] ?? 0) - 1);
		const keys = node.items.map(({ key }) => String(key));
		const starts = node.items.map(({ key }) => lineAt(startOf(key)));
		const head = lines.slice(0, starts[0]).join('');
		const pieces = inOrder(keys, Object.keys(value)).map((key) => {
			const index = keys.indexOf(key);
			const pair = node.items[index];
			if (!pair) return print({ [key]: value[key] }, indent);
			const piece = pieceFrom(starts, index);
			const known = isNode(pair.value) ? pair.value : null;
			if (isSame(valueOf(known), value[key])) return piece;
			const isBelow = known && !isScalar(known) && lineAt(startOf(known)) > lineAt(startOf(pair.key));
			const [first = '', ...rest] = linesOf(piece);
			const inner = isBelow ? rewrite(rest.join(''), value[key]) : undefined;
			return inner === undefined ? print({ [key]: styled(known, value[key]) }, indent) : first + inner;
		});
		return head + pieces.join('');
	}
	if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
		const starts = node.items.map((item) => lineAt(text.lastIndexOf('-', startOf(item) - 1)));
		const indent = (lines[starts[0] ?? 0] ?? '').search('-');
		const known = node.items.map(valueOf);
		const pieces = value.map((item, index) => {
			const same = known.findIndex((one) => isSame(one, item));
			if (same !== -1) return pieceFrom(starts, same);
			const inner = index < known.length ? rewrite(withoutDash(pieceFrom(starts, index), indent), item) : undefined;
			return withDash(inner ?? print(item, ' '.repeat(indent + 2)), indent);
		});
		return lines.slice(0, starts[0]).join('') + pieces.join('');
	}
	return undefined;
}

/** A text in the quotation marks, and a list in the form, that it had before. */
function styled(known: Node | null, value: unknown): unknown {
	if (!isScalar(known) || typeof value !== 'string') return value;
	const scalar = new Scalar(value);
	if (known.type && (known.type !== 'PLAIN' || !value.includes('\n'))) scalar.type = known.type;
	return scalar;
}

function print(value: unknown, indent: string): string {
	const document = new Document(value, reading);
	visit(document, {
		Seq(_, node) {
			if (node.items.every((item) => isScalar(item))) node.flow = true;
		},
	});
	const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
	return text.replace(/^(?=.)/gm, indent);
}

function startOf(node: unknown): number {
	return (isNode(node) && node.range?.[0]) || 0;
}

function valueOf(node: unknown): unknown {
	return isNode(node) ? node.toJS(new Document()) : node;
}

function linesOf(text: string): string[] {
	return text.split(/(?<=\n)/);
}

function withoutDash(piece: string, indent: number): string {
	return `${piece.slice(0, indent)} ${piece.slice(indent + 1)}`;
}

function withDash(piece: string, indent: number): string {
	return `${piece.slice(0, indent)}-${piece.slice(indent + 1)}`;
}

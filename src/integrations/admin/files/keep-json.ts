// Writes changed values into a JSON file and leaves everything else as it stands: the order, the lines, the lists.

interface Node {
	start: number;
	end: number;
	/** The fields of an object, in the order of the file. */
	fields?: Map<string, Node>;
	items?: Node[];
}

/** The widest line that a list may fill, as Prettier counts: a tab is two signs. */
const widest = 120;

/** The text of a JSON file with these values. @param text the file as it was; a new one if left out. */
export function keepJson(text: string | undefined, value: unknown): string {
	if (text === undefined) return `${print(value, 0, 0)}\n`;
	return `${rewrite(text, parse(text), value, 0, 0)}\n`;
}

/** @param used how much of the line is taken already, by the indentation and by the field's name. */
function rewrite(text: string, node: Node, value: unknown, depth: number, used: number): string {
	const old = text.slice(node.start, node.end);
	if (isSame(JSON.parse(old), value)) return old;
	if (node.fields && isObject(value)) {
		const { fields } = node;
		const entries = inOrder([...fields.keys()], Object.keys(value)).map((key) => {
			const name = `${JSON.stringify(key)}: `;
			const known = fields.get(key);
			const space = depth * 2 + 2 + name.length + 1;
			return name + (known ? rewrite(text, known, value[key], depth + 1, space) : print(value[key], depth + 1, space));
		});
		return wrap('{', entries, '}', depth);
	}
	if (node.items && Array.isArray(value)) {
		const { items } = node;
		const space = depth * 2 + 3;
		const matches = (known: Node, item: unknown) => isSame(JSON.parse(text.slice(known.start, known.end)), item);
		const texts = value.map((item, index) => {
			const known = items.find((one) => matches(one, item)) ?? (isObject(item) ? items[index] : undefined);
			return known ? rewrite(text, known, item, depth + 1, space) : print(item, depth + 1, space);
		});
		// A list of words that stood in one line stays there as long as it fits.
		if (items.length > 0 && old.includes('\n')) return wrap('[', texts, ']', depth);
		return list(texts, value, depth, used);
	}
	return print(value, depth, used);
}

function print(value: unknown, depth: number, used: number): string {
	if (Array.isArray(value)) {
		const texts = value.map((item) => print(item, depth + 1, depth * 2 + 3));
		return list(texts, value, depth, used);
	}
	if (!isObject(value)) return JSON.stringify(value);
	const entries = Object.entries(value).map(([key, inner]) => {
		const name = `${JSON.stringify(key)}: `;
		return name + print(inner, depth + 1, depth * 2 + 2 + name.length + 1);
	});
	return wrap('{', entries, '}', depth);
}

function list(texts: string[], value: unknown[], depth: number, used: number): string {
	const line = `[${texts.join(', ')}]`;
	const isShort = used + line.length <= widest && !value.some((item) => typeof item === 'object');
	return isShort ? line : wrap('[', texts, ']', depth);
}

function wrap(open: string, texts: string[], close: string, depth: number): string {
	if (texts.length === 0) return open + close;
	const indent = '\t'.repeat(depth + 1);
	return `${open}\n${texts.map((text) => indent + text).join(',\n')}\n${'\t'.repeat(depth)}${close}`;
}

/** The keys as the file has them; each new one stands behind the one that it follows in the schema. */
export function inOrder(old: string[], wanted: string[]): string[] {
	const keys = old.filter((key) => wanted.includes(key));
	for (const [index, key] of wanted.entries()) {
		if (keys.includes(key)) continue;
		const before = wanted.slice(0, index).findLast((one) => keys.includes(one));
		keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
	}
	return keys;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	}
	if (!isObject(one) || !isObject(other)) return one === other;
	const keys = Object.keys(one);
	return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

/** Where each value begins and ends. The text is known to be JSON. */
function parse(text: string): Node {
	let at = 0;
	const token = /\s*(?:([[\]{}:,])|("(?:[^"\\]|\\.)*"|[^\s[\]{}:,"]+))/y;
	function next(): { start: number; mark: string | undefined; text: string } {
		token.lastIndex = at;
		const [whole = '', mark, scalar = ''] = token.exec(text) ?? [];
		at = token.lastIndex;
		return { start: at - (mark ?? scalar).length, mark, text: whole.trim() };
	}
	function read(first = next()): Node {
		const { start, mark } = first;
		if (mark === '{') {
			const fields = new Map<string, Node>();
			for (let key = next(); key.mark !== '}'; key = next()) {
				if (key.mark === ',') continue;
				next(); // the colon
				fields.set(String(JSON.parse(key.text)), read());
			}
			return { start, end: at, fields };
		}
		if (mark === '[') {
			const items: Node[] = [];
			for (let item = next(); item.mark !== ']'; item = next()) if (item.mark !== ',') items.push(read(item));
			return { start, end: at, items };
		}
		return { start, end: at };
	}
	return read();
}

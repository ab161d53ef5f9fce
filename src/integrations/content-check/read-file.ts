// Parses JSON, and Markdown with front matter, and reports where a file can't be parsed.
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { type Diagnostic, shorten } from './diagnostic.ts';

/** The parsed content of a file. */
export interface FileContent {
	/** The fields; undefined if they can't be parsed. */
	data: unknown;
	/** The Markdown after the front matter. */
	body: string;
	/** The line where the body begins. */
	bodyLine: number;
	/** Finds the line of a field, or of its parent if the field is missing. */
	findLine: (path: readonly PropertyKey[]) => number;
	/** Why the file can't be parsed. */
	error?: Diagnostic;
}

const encodingHint =
	'In your editor, choose "Save with encoding" (or "Save as"), then "UTF-8" without BOM. Otherwise letters such as é look wrong.';
const twiceHint = 'This field appears twice. Remove one of them.';
const yamlHint = `This line can't be read. Check its quotation marks and the spaces at its start. Put "…" around text that contains ": " or " #", or begins with { [ & * ! % or @. Use '…' if the text contains ".`;
const jsonHint =
	'On this line or the one above, a comma, a quotation mark or a bracket is missing, or there is an extra comma after the last item.';
const valueHint =
	'Write a number as 49.50, without a comma or a currency sign. Write text on one line, between straight quotation marks (").';
const severalHint = 'Put each {…} into a file of its own, without [ and ].';

/** A value that isn't a text (as underscores), a list, a group, a number, true, false or null: "$49", "49,50". */
const wrongValue = /:\s*(?![_[{]|(?:-?[\d.]+|true|false|null)\s*(?:,?\s*$|[}\],]\s))\S/;
/** A second {…} after the first. */
const severalEntries = /^\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*,?\s*\{/;

/** Lines that no file may have. */
const wrongLines: [pattern: RegExp, expected: string][] = [
	[
		/^(<{7}|\|{7}|={7}|>{7})( |$)/,
		'This is an unfinished merge: the file has two versions. Keep one, and remove the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
	],
	// Parsers take minutes for some longer lines.
	[/^.{10001}/, 'This line is longer than 10,000 characters. Divide it by empty lines.'],
	// Quotes and lists that are nested thousands deep exhaust the stack.
	[
		/^(?:>|(?:[>*+-]|\d[.)]) ){100}/,
		'This line begins with too many quotes or lists inside each other. Keep one mark.',
	],
	[/__proto__["']?\s*:/, 'There is no field "__proto__". Remove it.'],
];

/** Reads a JSON file, or a Markdown file with front matter. @param file its name in messages. */
export async function readContentFile(path: string, file: string): Promise<FileContent> {
	const unreadable = { data: undefined, body: '', bodyLine: 1, findLine: () => 1 };
	const isJson = file.endsWith('.json');
	const bytes = await readFile(path);
	const source = bytes.toString('utf8').replaceAll(/\r\n?/g, '\n');
	// Other encodings would be published as �. In UTF-16, every other byte of English is zero.
	if (!isUtf8(bytes) || source.includes('\0') || (isJson && source.startsWith('\ufeff')))
		return {
			...unreadable,
			error: { file, field: '', found: "a file that isn't saved as UTF-8", expected: encodingHint },
		};

	const text = source.replace(/^\ufeff/, ''); // Markdown may begin with a byte-order mark
	const lines = text.split('\n');
	function refuse(line: number, expected: string): FileContent {
		const found = shorten(lines[line - 1]?.trim() ?? '', 200);
		return { ...unreadable, error: { file, line, field: '', found, expected } };
	}
	for (const [pattern, expected] of wrongLines) {
		const index = lines.findIndex((line) => pattern.test(line));
		if (index >= 0) return refuse(index + 1, expected);
	}
	const frontMatter = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/;
	const [, fields, body = ''] = isJson ? ['', text.trimEnd()] : (frontMatter.exec(text) ?? []);
	if (fields === undefined)
		return refuse(1, 'Begin the file with a line "---", then the fields, then another line "---", then the text.');
	const { data, findLine, mistake } = parseFields(isJson ? fields : `\n${fields}`, isJson); // the lines of the file
	if (mistake) return refuse(mistake.line, mistake.expected);
	return { data: data ?? {}, body, bodyLine: fields.split('\n').length + 2, findLine };
}

interface Mistake {
	line: number;
	expected: string;
}

/** Parses front matter, or JSON, which is YAML with fewer forms. */
function parseFields(text: string, isJson: boolean) {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, {
		version: '1.2',
		schema: isJson ? 'json' : 'core',
		customTags: (tags) => (isJson ? tags : [...tags, 'timestamp']),
		lineCounter,
	});
	const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
	const findLine: FileContent['findLine'] = (path) => {
		let node: unknown = document.contents;
		let line = 1;
		for (const step of path) {
			const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined;
			const item: unknown = isSeq(node) ? node.items[Number(step)] : pair?.key;
			if (!isNode(item)) break;
			line = lineAt(item.range?.[0]);
			node = pair ? pair.value : item;
		}
		return line;
	};
	let lost: number | undefined; // the line of a text of which YAML reads only a part, because of "#", "*", "&" or "!"
	visit(document, {
		Alias(_, { range }) {
			lost ??= lineAt(range?.[0]);
		},
		Scalar(_, scalar) {
			const { value, source = '', comment, anchor, tag, range } = scalar;
			if (comment ?? anchor ?? tag) lost ??= lineAt(range?.[0]);
			// A Date would silently turn 2022-02-31 into a day in March.
			if (value instanceof Date && !value.toISOString().startsWith(source)) scalar.value = source;
		},
	});
	const offsets = document.errors.map(({ pos }) => pos[0]);
	const [error] = document.errors;
	let mistake: Mistake | undefined;
	if (error?.code === 'DUPLICATE_KEY') mistake = { line: lineAt(error.pos[0]), expected: twiceHint };
	else if (isJson) mistake = findJsonMistake(text, offsets.map(lineAt));
	else if (error) mistake = { line: findUnreadable(text, lineAt(error.pos[0])), expected: yamlHint };
	else if (lost !== undefined) mistake = { line: lost, expected: yamlHint };
	const data: unknown = mistake ? undefined : isJson ? JSON.parse(text) : document.toJS();
	return { data, findLine, mistake };
}

/** The first line that can't be read alone: YAML finds an open quotation mark only where the next one is. */
function findUnreadable(text: string, last: number): number {
	const lines = text.split('\n').slice(0, last);
	return lines.findIndex((line) => parseDocument(line).errors.length > 0) + 1 || last;
}

/** @param lines where a YAML parser found mistakes. It allows some that JSON doesn't. */
function findJsonMistake(text: string, lines: readonly number[]): Mistake | undefined {
	try {
		return Array.isArray(JSON.parse(text)) ? { line: 1, expected: severalHint } : undefined;
	} catch {
		const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => '_'.repeat(quoted.length));
		const slip = bare.search(/,\s*[\]}]|\d,\d|["#]/);
		const line = Math.min(...lines, bare.slice(0, slip < 0 ? undefined : slip).split('\n').length);
		if (severalEntries.test(bare)) return { line, expected: severalHint };
		return { line, expected: wrongValue.test(bare.split('\n')[line - 1] ?? '') ? valueHint : jsonHint };
	}
}

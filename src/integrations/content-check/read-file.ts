// Parses JSON, and Markdown with front matter, and reports where a file can't be parsed.
import { readFile } from 'node:fs/promises';
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { type Body, readBody } from './read-body.ts';
import { type Diagnostic, shorten } from './diagnostic.ts';

/** The parsed content of a file. */
export interface FileContent {
	/** The fields; undefined if they can't be parsed. */
	data: unknown;
	/** The Markdown after the front matter. */
	body: string;
	markdown: Body;
	/** The line where the body begins. */
	bodyLine: number;
	/** Finds the line of a field, or of its parent if the field is missing. */
	findLine: (path: readonly PropertyKey[]) => number;
	errors: Diagnostic[];
}

const encodingHint =
	'In your editor, choose "Save with encoding" (or "Save as"), then "UTF-8" without BOM. Otherwise letters such as é look wrong.';
const mergeHint =
	'This is an unfinished merge: the file has two versions. Keep one, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const twiceHint = 'This field appears twice. Remove one of them.';
const yamlHint = `This line can't be read. Check the spaces at its start. Put quotation marks around text that contains ": " or begins with { [ & * ! # % or @.`;
const quoteHint = `The quotation marks don't match. Begin and end the text with ", or with ' if it contains ".`;
const jsonHint =
	'On this line or the one above, a comma or a quotation mark is missing, or there is an extra comma after the last item.';

/** Reads a JSON file, or a Markdown file with front matter. @param file its name in messages. */
export async function readContentFile(path: string, file: string): Promise<FileContent> {
	const isJson = file.endsWith('.json');
	const text = decode(await readFile(path), isJson)?.replaceAll(/\r\n?/g, '\n');
	if (text === undefined) return refuse(file, "a file that isn't saved as UTF-8", encodingHint);
	const lines = text.split('\n');
	const refuseLine = (line: number, hint: string) =>
		refuse(file, shorten(lines[line - 1]?.trim() ?? '', 200), hint, line);
	for (const [index, line] of lines.entries()) {
		if (/^(<{7}|={7}|>{7})( |$)/.test(line)) return refuseLine(index + 1, mergeHint);
		if (/__proto__["']?\s*:/.test(line)) return refuseLine(index + 1, 'There is no field "__proto__". Remove it.');
	}
	try {
		return isJson ? readJson(text, file, refuseLine) : readMarkdown(text, file, refuseLine);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error; // the parser's own stack
		return refuse(file, 'lists or groups nested too deeply', 'Use at most ten levels.');
	}
}

const noBody = readBody('');

/** The result for an unusable file. */
function refuse(file: string, found: string, expected: string, line?: number): FileContent {
	const error = { file, field: '', found, expected, ...(line !== undefined && { line }) };
	return { data: undefined, body: '', markdown: noBody, bodyLine: 1, findLine: () => 1, errors: [error] };
}

/**
 * The text of a file; undefined if it isn't saved as UTF-8. Other encodings would be published as �. Markdown may begin with a
 * byte-order mark, JSON may not.
 */
function decode(bytes: Uint8Array, isJson: boolean): string | undefined {
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: isJson }).decode(bytes);
		return /^\ufeff|\0/.test(text) ? undefined : text; // in UTF-16, every other byte of English is zero
	} catch {
		return undefined;
	}
}

type RefuseLine = (line: number, hint: string) => FileContent;

/** Parses front matter, or JSON, which is also YAML. @param before the number of lines in the file before the text. */
function parseYaml(text: string, before: number) {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, {
		version: '1.2',
		schema: 'core',
		customTags: (tags) => [...tags, 'timestamp'],
		lineCounter,
	});
	const lineAt = (offset = 0) => lineCounter.linePos(offset).line + before;
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
	return { document, lineAt, findLine };
}

/** A string, number or word in JSON. YAML also allows them without quotation marks. */
const jsonScalar = /^("[^\p{Cc}]*"|-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?|true|false|null)$/iu;

function readJson(text: string, file: string, refuseLine: RefuseLine): FileContent {
	const { document, lineAt, findLine } = parseYaml(text, 0);
	const places = document.errors.map(({ pos }) => pos[0]);
	visit(document, {
		Scalar(key, { range }) {
			const [start, end] = range ?? [0, 0];
			const source = text.slice(start, end);
			if (!jsonScalar.test(source) || (key === 'key' && !source.startsWith('"'))) places.push(start);
		},
	});
	try {
		const data: unknown = JSON.parse(text);
		if (places[0] !== undefined) return refuseLine(lineAt(places[0]), twiceHint); // JSON allows it
		if (Array.isArray(data)) return refuse(file, 'a list', 'Put each {…} into a file of its own, without [ and ].');
		return { data, body: '', markdown: noBody, bodyLine: 1, findLine, errors: [] };
	} catch {
		const extra = Math.max(0, text.search(/,\s*[\]}]|^\s*#/m)); // YAML allows it
		const place = places.length > 0 ? Math.min(...places) : extra;
		const end = text.trimEnd();
		if (place >= end.length)
			return refuse(
				file,
				'the end of the file',
				'A closing } or ] is missing. Compare with a similar file.',
				end.split('\n').length + 1,
			);
		const line = lineAt(place);
		const bare = (text.split('\n')[line - 1] ?? '').replace(/"[^"]*"/g, '');
		const [decimal] = /\d+,\d+/.exec(bare) ?? [];
		if (decimal) return refuseLine(line, `Write ${decimal.replace(',', '.')}, with a point.`);
		return refuseLine(line, /[“”„‘’«»]/.test(bare) ? 'Use straight quotation marks: ", not “ or ”.' : jsonHint);
	}
}

const quoted = /^\s*(?:- )?(?:[\w-]+:\s+)?["']/;
const balanced = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*$/;

function readMarkdown(text: string, file: string, refuseLine: RefuseLine): FileContent {
	const [, fields, body = ''] = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
	if (fields === undefined) {
		const expected = 'Begin the file with a line "---", then the fields, then another line "---", then the text.';
		return refuse(file, 'no fields between two lines "---"', expected, 1);
	}
	const { document, lineAt, findLine } = parseYaml(fields, 1);
	const [error] = document.errors;
	if (error) {
		const line = lineAt(error.pos[0]);
		if (error.code === 'DUPLICATE_KEY') return refuseLine(line, twiceHint);
		// YAML finds unbalanced quotation marks only where the next text begins.
		const unbalanced = text.split('\n').findIndex((one) => quoted.test(one) && !balanced.test(one)) + 1;
		return unbalanced > 0 && unbalanced <= line ? refuseLine(unbalanced, quoteHint) : refuseLine(line, yamlHint);
	}
	const errors: Diagnostic[] = [];
	let misread: number | undefined; // a text that begins with "*", "&" or "!", which have a meaning in YAML
	visit(document, {
		Alias(_, { range }) {
			misread ??= lineAt(range?.[0]);
		},
		Scalar(_, scalar, parents) {
			keepDay(scalar, parents.at(-1));
			const { value, comment, range, anchor, tag } = scalar;
			if (anchor !== undefined || tag !== undefined) misread ??= lineAt(range?.[0]);
			if (!comment) return;
			const names = parents.filter(isPair).map(({ key }) => String(key));
			const expected = 'Everything after " #" is lost. Put quotation marks around the whole text.';
			const found = `${String(value)} #${comment}`;
			errors.push({ file, line: lineAt(range?.[0]), field: names.join(' > '), found, expected });
		},
	});
	if (misread !== undefined) return refuseLine(misread, yamlHint);
	const data: unknown = document.toJS();
	return {
		data: data ?? {},
		body,
		markdown: readBody(body),
		bodyLine: fields.split('\n').length + 2,
		findLine,
		errors,
	};
}

/** The one date field stays text, because a Date would silently turn 2022-02-31 into a day in March. */
function keepDay(scalar: Scalar, parent: unknown): void {
	const isDay = isPair(parent) && isScalar(parent.key) && parent.key.value === 'date';
	if (isDay && scalar.value instanceof Date) scalar.value = scalar.source;
}

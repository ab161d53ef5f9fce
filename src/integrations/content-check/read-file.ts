// Parses JSON, and Markdown with front matter, and reports where a file can't be parsed.
import { readFile } from 'node:fs/promises';
import { type ParseError, parse as parseJson } from 'jsonc-parser';
import { markdownToMdast } from 'satteri';
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
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
	errors: Diagnostic[];
}

const encodingHint =
	'In your editor, choose "Save with encoding" (or "Save as"), then "UTF-8" without BOM. Otherwise letters such as é look wrong.';

/** Reads a JSON file, or a Markdown file with front matter. @param file its name in messages. */
export async function readContentFile(path: string, file: string): Promise<FileContent> {
	const isJson = file.endsWith('.json');
	const text = decode(await readFile(path), !isJson)?.replaceAll(/\r\n?/g, '\n');
	if (text === undefined) {
		return refuse({ file, field: '', found: "a file that isn't saved as UTF-8", expected: encodingHint });
	}
	const tooDeep = { file, field: '', found: 'lists, quotes or groups nested too deeply', expected: deepHint };
	try {
		const content = isJson ? readJson(text, file) : readMarkdown(text, file);
		return isTooDeep(content.data) || isTooDeep(markdownToMdast(content.body)) ? refuse(tooDeep) : content;
	} catch (error) {
		if (error instanceof RangeError) return refuse(tooDeep); // the parser's own stack
		throw error;
	}
}

const deepHint = 'Use at most ten levels.';

/** Whether data or Markdown is nested more deeply than any entry needs. Most functions that walk through it are recursive. */
function isTooDeep(root: unknown): boolean {
	let level = [root];
	for (let depth = 0; depth < 60; depth++)
		level = level.flatMap((node): unknown[] => (typeof node === 'object' && node !== null ? Object.values(node) : []));
	return level.length > 0;
}

/**
 * The text of a file; undefined if it isn't saved as UTF-8. Other encodings would be published as �.
 * @param mayHaveMark whether it may begin with a byte-order mark: Markdown may, JSON may not
 */
function decode(bytes: Uint8Array, mayHaveMark: boolean): string | undefined {
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !mayHaveMark }).decode(bytes);
		return /^\ufeff|\0/.test(text) ? undefined : text; // in UTF-16, every other byte of English is zero
	} catch {
		return undefined;
	}
}

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

/** The result for an unusable file. */
function refuse(error: Diagnostic): FileContent {
	return { data: undefined, body: '', bodyLine: 1, findLine: () => 1, errors: [{ ...error, blocksAstro: true }] };
}

function refuseLine(text: string, file: string, line: number, hint: string): FileContent {
	const found = shorten(text.split('\n')[line - 1]?.trim() ?? '', 200);
	return refuse({ file, line, field: '', found, expected: hint });
}

const jsonHint =
	'On this line or the one above, a comma or a quotation mark is missing, or there is an extra comma after the last item.';
const endHint = 'A closing } or ] is missing. Compare with a similar file.';
const straightHint = 'Use straight quotation marks: ", not “ or ”.';
const twiceHint = 'This field appears twice. Remove one of them.';

function readJson(text: string, file: string): FileContent {
	const parseErrors: ParseError[] = [];
	const data: unknown = parseJson(text, parseErrors, { disallowComments: true });
	const { document, lineAt, findLine } = parseYaml(text, 0);
	const [error] = parseErrors;
	if (error) {
		const end = text.trimEnd();
		if (error.offset >= end.length) {
			const line = end.split('\n').length + 1;
			return refuse({ file, line, field: '', found: 'the end of the file', expected: endHint });
		}
		const line = lineAt(error.offset);
		const bare = (text.split('\n')[line - 1] ?? '').replace(/"[^"]*"/g, '');
		return refuseLine(text, file, line, /[“”„‘’«»]/.test(bare) ? straightHint : jsonHint);
	}
	// The data has only the last of several fields with one name.
	const twice = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
	if (twice) return refuseLine(text, file, lineAt(twice.pos[0]), twiceHint);
	return { data, body: '', bodyLine: 1, findLine, errors: [] };
}

const yamlHint = `This line can't be read. Check the spaces at its start. Put quotation marks around text that contains ": " or begins with { [ & * ! # % or @.`;

function readMarkdown(text: string, file: string): FileContent {
	const [, fields, body = ''] = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
	if (fields === undefined) {
		const expected = 'Begin the file with a line "---", then the fields, then another line "---", then the text.';
		return refuse({ file, line: 1, field: '', found: 'no fields between two lines "---"', expected });
	}
	const { document, lineAt, findLine } = parseYaml(fields, 1);
	const [error] = document.errors;
	if (error) {
		const line = lineAt(error.pos[0]);
		if (error.code === 'DUPLICATE_KEY') return refuseLine(text, file, line, twiceHint);
		const quotes = findBadQuotes(text, line);
		return refuseLine(text, file, quotes?.line ?? line, quotes?.hint ?? yamlHint);
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
	if (misread !== undefined) return refuseLine(text, file, misread, yamlHint);
	const data: unknown = document.toJS();
	const bodyLine = fields.split('\n').length + 2;
	return { data: data ?? {}, body, bodyLine, findLine, errors };
}

/** The one date field stays text, because a Date would silently turn 2022-02-31 into a day in March. */
function keepDay(scalar: Scalar, parent: unknown): void {
	const isDay = isPair(parent) && isScalar(parent.key) && parent.key.value === 'date';
	if (isDay && scalar.value instanceof Date) scalar.value = scalar.source;
}

/** Finds the first text with unbalanced quotes. YAML reports the error only where the next text begins. */
function findBadQuotes(text: string, last: number): { line: number; hint: string } | undefined {
	const quotedText = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*$/;
	for (const [index, line] of text.split('\n').slice(0, last).entries()) {
		const [, mark = '', rest = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(['"])(.*)$/.exec(line) ?? [];
		if (mark === '' || quotedText.test(line)) continue;
		const other = mark === '"' ? "'" : '"';
		const hint = rest.includes(mark)
			? `The text contains ${mark}, so put it between two ${other} instead.`
			: `The closing quotation mark is missing. End the text with ${mark}.`;
		return { line: index + 1, hint };
	}
	return undefined;
}

// Parses JSON, and Markdown with front matter, and reports where a file can't be parsed.
import { readFile } from 'node:fs/promises';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { decode } from './decode.ts';
import type { Diagnostic } from './diagnostic.ts';
import { createFindLine, type FindLine } from './find-line.ts';

/** The parsed content of a file. */
export interface FileContent {
	/** The fields; undefined if they can't be parsed. */
	data: unknown;
	/** The Markdown after the front matter. */
	body: string;
	/** The line where the body begins. */
	bodyLine: number;
	findLine: FindLine;
	errors: Diagnostic[];
}

const encodingHint =
	'In another encoding, letters such as é, ü or ’ would be published as �. Open it in your editor, choose "Save with encoding" (or "Save as"), and there "UTF-8" without BOM.';

/** Reads a JSON file, or a Markdown file with front matter. @param file its name in messages. */
export async function readContentFile(path: string, file: string): Promise<FileContent> {
	const isJson = file.endsWith('.json');
	const text = decode(await readFile(path), !isJson)?.replaceAll('\r\n', '\n');
	if (text === undefined) {
		return refuse({ file, field: '', found: 'a file that is not saved as plain UTF-8', expected: encodingHint });
	}
	return isJson ? readJson(text, file) : readMarkdown(text, file);
}

/** The result for an unusable file. */
function refuse(error: Diagnostic): FileContent {
	return { data: undefined, body: '', bodyLine: 1, findLine: () => 1, errors: [{ ...error, blocksAstro: true }] };
}

function refuseLine(text: string, file: string, line: number, hint: string): FileContent {
	const found = text.split('\n')[line - 1]?.trim() ?? '';
	return refuse({ file, line, field: '', found, expected: `Line ${line} cannot be read. ${hint}` });
}

const jsonHint =
	'Look there and in the line above: a comma or a quotation mark is missing, or a comma is left behind the last entry.';
const endHint =
	'The file ends too early: a closing } or ] is missing. Every { needs its }, and every [ its ]. Compare with a similar file.';
const straightHint = 'Use straight quotation marks: ", not “ or ”.';

function readJson(text: string, file: string): FileContent {
	const parseErrors: ParseError[] = [];
	const tree = parseTree(text, parseErrors, { disallowComments: true });
	const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
	try {
		const data: unknown = JSON.parse(text);
		const errors = (tree ? findRepeatedNames(tree) : []).map(({ offset, length }) => {
			const name = text.slice(offset, offset + length);
			const expected = `${name} may appear only once in a group. Rename or remove one of the two.`;
			return { file, line: lineAt(offset), field: '', found: `${name} a second time`, expected };
		});
		return { data, body: '', bodyLine: 1, findLine: createFindLine(text), errors };
	} catch {
		const offset = parseErrors[0]?.offset ?? 0;
		const end = text.trimEnd();
		if (offset >= end.length) {
			const line = end.split('\n').length + 1;
			return refuse({ file, line, field: '', found: 'the end of the file', expected: endHint });
		}
		const line = lineAt(offset);
		const bare = (text.split('\n')[line - 1] ?? '').replace(/"[^"]*"/g, '');
		return refuseLine(text, file, line, /[“”„‘’«»]/.test(bare) ? straightHint : jsonHint);
	}
}

/** Finds duplicate keys, of which JSON.parse silently takes the last. */
function findRepeatedNames({ type, children = [] }: Node): Node[] {
	const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
	const repeated = names.filter((name, index) => names.findIndex(({ value }) => value === name.value) < index);
	return [...repeated, ...children.flatMap(findRepeatedNames)];
}

const yamlHint =
	'Check the spaces before the line, and put quotation marks around a text that contains ": " or begins with { [ & * # % or @.';

function readMarkdown(text: string, file: string): FileContent {
	const [, fields, body = ''] = /^---\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
	if (fields === undefined) {
		const expected = 'Begin the file with a line "---", then the fields, then a second line "---", then the text.';
		return refuse({ file, line: 1, field: '', found: 'no fields between two lines "---"', expected });
	}
	const lineCounter = new LineCounter();
	const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1; // counted after the first "---"
	const document = parseDocument(fields, {
		version: '1.2',
		schema: 'core',
		customTags: (tags) => [...tags, 'timestamp'],
		lineCounter,
	});
	const [error] = document.errors;
	if (error) {
		const line = lineAt(error.pos[0]);
		if (error.code === 'DUPLICATE_KEY')
			return refuseLine(text, file, line, 'This field appears twice. Remove one of the two.');
		const quotes = findBadQuotes(text, line);
		return refuseLine(text, file, quotes?.line ?? line, quotes?.hint ?? yamlHint);
	}
	const errors: Diagnostic[] = [];
	let loneAlias: number | undefined; // a text that begins with "*"
	visit(document, {
		Alias(_, alias) {
			if (!alias.resolve(document)) loneAlias ??= lineAt(alias.range?.[0] ?? 0);
		},
		Scalar(_, scalar, parents) {
			scalar.value = readAsAstro(scalar, parents.at(-1));
			const { value, comment, range } = scalar;
			if (!comment) return;
			const names = parents.filter(isPair).map(({ key }) => String(key));
			const expected = 'Everything after " #" is left out of the page. Put quotation marks around the whole text.';
			const found = `${String(value)} #${comment}`;
			errors.push({ file, line: lineAt(range?.[0] ?? 0), field: names.join(' > '), found, expected });
		},
	});
	if (loneAlias !== undefined) return refuseLine(text, file, loneAlias, yamlHint);
	const data: unknown = document.toJS();
	const bodyLine = fields.split('\n').length + 3;
	return { data: data ?? {}, body, bodyLine, findLine: createFindLine(fields, 1), errors };
}

/**
 * Reads unquoted dates and numbers such as 10_000 as Astro's YAML parser does. The one date field stays text, because a
 * Date would silently turn 2022-02-31 into a day in March.
 */
function readAsAstro({ value, type, source }: Scalar, parent: unknown): unknown {
	const isDay = isPair(parent) && isScalar(parent.key) && parent.key.value === 'date';
	if (value instanceof Date) return isDay ? source : value;
	const isNumber = type === 'PLAIN' && typeof value === 'string' && /^[-+]?(0b[01_]+|\d[\d_]*)$/.test(value);
	return isNumber ? Number(value.replaceAll('_', '')) : value;
}

/** Finds the first text with unbalanced quotes. YAML reports the error only where the next text begins. */
function findBadQuotes(text: string, last: number): { line: number; hint: string } | undefined {
	const quotedText = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*$/;
	for (const [index, line] of text.split('\n').slice(0, last).entries()) {
		const [, mark = '', rest = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(['"])(.*)$/.exec(line) ?? [];
		if (mark === '' || quotedText.test(line)) continue;
		const other = mark === '"' ? "'" : '"';
		const hint = rest.includes(mark)
			? `The text contains the quotation mark that surrounds it. Put it between two ${other} instead.`
			: `A quotation mark is missing: end the text with ${mark}, as it begins.`;
		return { line: index + 1, hint };
	}
	return undefined;
}

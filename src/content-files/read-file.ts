// Parses JSON, and Markdown with front matter, and reports where a file can't be parsed.
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Range, visit } from 'yaml';
import { isRecord } from '../lib/get-property.ts';
import { type Diagnostic, shorten } from './diagnostic.ts';
import type { FileContent } from './entry.ts';

const encodingHint =
	'In your editor, choose "Save with encoding" (or "Save as"), then "UTF-8" without BOM. Otherwise letters such as é look wrong.';
const yamlHint = `This line can't be read. Check its quotation marks, the spaces after its colon, and those at its start and at the start of the line below. Put "…" around text that contains ": " or " #", or begins with { [ & * ! % or @. Use '…' if the text contains ".`;
const joinedHint =
	'The line below becomes a part of this entry. Align its hyphen with the others, or put them on one line.';
const jsonHint =
	'Something on this line or the one above is missing or too much. Put text on one line, between straight quotation marks ("). Put a comma after every item except the last.';

/** What JSON doesn't have outside of its texts, and its cause. Each text is underscores, as findSlip() writes it. */
const jsonSlips: [pattern: RegExp, expected: string][] = [
	[/^\s*$/, 'The file is empty. Write its fields between { and }, or delete it.'],
	[/\/\/|\/\*|#/, 'A .json file has no comments. Remove this one.'],
	[/^\s*\[|\}(\s*\n)?\{(?<=(^|\])[^[\]]*)/, 'A file has one {…}, without [ and ]. Make a file for each entry.'], // [{ "a": 1 }], {}{}
	[/[“”„«»‘’']/, 'Use straight quotation marks (").'],
	[/,\s*[\]}]/, 'Remove the comma after the last item.'],
	[/\b(True|TRUE|False|FALSE|yes|no)\b/, 'Write true or false, in lowercase and without quotation marks.'],
	[/(?<=_\s*:\s*)(\d+% \d+%|\.{1,2}\/)/, 'Put text on one line, between two quotation marks (").'], // "focus": 45% 35%, "image": ./a.jpg
	[
		/(?<=_\s*:\s*)(-?[\d.]+,\d|[+.]|0\d+(?![\d:])|\d[\d.]*([ \t]+\d|[ \t]*(?!am|pm)[a-z%]))|[$€£¥]/i,
		'Write only a number, such as 49.50.', // 49,50, +5, 007, 20 kg, $5
	],
	[
		/"|(?<=_)\p{L}|(?<=_\s*:\s*)(?!true|false|null)\p{L}|\d([:-]\d|am|pm)|(?<![\d.])0\d/u,
		'Put text on one line, between two quotation marks ("). For one inside the text, write \\".', // "a": b, "a": 9:00am, "a": "b" c"
	],
	[/(?<=[{,\n]\s*)[a-z]\w*\s*:/i, 'Put the name of the field in quotation marks (").'],
	[/(?<=[_\d\]}]|true|false)[ \t]*\n\s*[_{]/, 'Write a comma at the end of this line.'], // "a": 1, and "b" in the next line
];

/** Lines that no file may have. */
const wrongLines: [pattern: RegExp, expected: string][] = [
	[
		/^(<{7}|\|{7}|>{7})( |$)/,
		'This is an unfinished merge: the file has two versions. Keep one, and remove the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
	],
	[/: *"\.{1,2}\\(?!\\)[^"]+\.\w{3,5}"/, String.raw`Write \\ or / in place of \.`], // a picture's name in Windows: "\b" is a character
	// Parsers take minutes for some longer lines, or exhaust the stack.
	[/^(.{10001}|(>|[*+-] ){100})/, 'This line has more than 10,000 characters, or 100 marks at its start. Divide it.'],
];

type Slip = Pick<Required<Diagnostic>, 'line' | 'expected'>;

/** Reads a JSON file, or a Markdown file with front matter. `error` says why it can't be parsed. @param file its name in messages. */
export async function readContentFile(path: string, file: string): Promise<FileContent & { error?: Diagnostic }> {
	const isJson = file.endsWith('.json');
	const bytes = await readFile(path).catch(() => Buffer.of()); // a link that leads nowhere, or to a folder
	const source = bytes.toString('utf8').replaceAll(/\r\n?/g, '\n');
	const text = source.replace(/^\ufeff/, ''); // Markdown may begin with a byte-order mark
	const lines = text.split('\n');
	function refuse(line: number, expected: string, found = lines[line - 1] ?? '') {
		const error = { file, line, field: '', found: shorten(found.trim(), 200), expected };
		return { data: undefined, body: '', bodyLine: 1, findLine: () => 1, findSource: () => '', error };
	}
	// Other encodings would be published as �. In UTF-16, every other byte of English is zero.
	if (!isUtf8(bytes) || source.includes('\0') || (isJson && text !== source))
		return refuse(1, encodingHint, "a file that isn't saved as UTF-8");
	for (const [pattern, expected] of wrongLines) {
		const index = lines.findIndex((line) => pattern.test(line));
		if (index >= 0) return refuse(index + 1, expected);
	}
	const frontMatter = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/;
	const [, fields, body = ''] = isJson ? ['', text.trimEnd()] : (frontMatter.exec(text) ?? []);
	if (fields === undefined)
		return refuse(1, 'Begin the file with a line "---", then the fields, then another line "---", then the text.');
	const { data, findLine, findSource, mistake } = parseFields(isJson ? fields : `\n${fields}`, isJson); // the lines of the file
	if (mistake) return refuse(mistake.line, mistake.expected);
	if (data !== null && !isRecord(data)) return refuse(isJson ? 1 : 2, 'Write fields, e.g. "title: Boxing".');
	return { data: data ?? {}, body, bodyLine: fields.split('\n').length + 2, findLine, findSource };
}

/** Parses front matter, or JSON, which is YAML with fewer forms. */
function parseFields(text: string, isJson: boolean) {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { version: '1.2', schema: isJson ? 'json' : 'core', lineCounter });
	const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
	const findLine: FileContent['findLine'] = (path) => {
		const parent = document.getIn(path.slice(0, -1), true);
		const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
		const node = pair?.key ?? document.getIn(path, true);
		if (isNode(node)) return lineAt(node.range?.[0]);
		return path.length === 0 ? 1 : findLine(path.slice(0, -1));
	};
	const findSource: FileContent['findSource'] = (path) => {
		const node = document.getIn(path, true);
		return isScalar(node) ? (node.source ?? '') : '';
	};
	/** A text of which YAML reads only a part, because of "#", "*", "&" or "!", or a list's entry that goes on below. */
	let partial: Slip | undefined;
	const isLong = (range?: Range | null) => /\n\s*\S/.test(text.slice(...(range ?? [0, 0])));
	visit(document, (_, node) => {
		const isLost = isAlias(node) || (isScalar(node) && (node.comment ?? node.anchor ?? node.tag));
		if (isLost) partial ??= { line: lineAt(node.range?.[0]), expected: yamlHint };
		if (!isSeq(node)) return;
		const item = node.items.filter((one) => isScalar(one)).find(({ type, range }) => type === 'PLAIN' && isLong(range));
		if (item) partial ??= { line: lineAt(item.range?.[0]), expected: joinedHint };
	});
	const [error] = document.errors;
	const line = lineAt(error?.pos[0]);
	const end = isJson ? findJsonEnd(text) : 0;
	let mistake = partial;
	if (error?.code === 'DUPLICATE_KEY') mistake = { line, expected: 'This field appears twice. Remove one of them.' };
	else if (end > 0) mistake = findSlip(text, error ? Math.min(line, end) : end);
	else if (error) mistake = { line: findUnreadable(text, line), expected: yamlHint };
	const data: unknown = mistake ? undefined : document.toJS();
	return { data, findLine, findSource, mistake };
}

/** The first line that can't be read alone: YAML finds an open quotation mark only where the next one is. */
function findUnreadable(text: string, last: number): number {
	const lines = text.split('\n').slice(0, last);
	return lines.findIndex((line) => parseDocument(line).errors.length > 0) + 1 || last;
}

/** The line on which a text stops being JSON, if the parser tells; 0 if it is JSON, and no list of entries. */
function findJsonEnd(text: string): number {
	try {
		return Array.isArray(JSON.parse(text)) ? 1 : 0;
	} catch (error) {
		return Number(/\(line (\d+) column/.exec(String(error))?.[1] ?? Infinity);
	}
}

/** The first mistake in JSON: YAML allows some. @param last the line of YAML's first mistake. */
function findSlip(text: string, last: number): Slip {
	const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => '_'.repeat(quoted.length));
	const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
	const escape = text.search(/\\(?!["\\/bfnrtu])/);
	const slips = jsonSlips.map(([pattern, expected]) => ({ offset: bare.search(pattern), expected }));
	slips.push({ offset: escape, expected: String.raw`Write \\ or / in place of \.` });
	const [first] = slips.filter(({ offset }) => offset >= 0).sort((one, other) => one.offset - other.offset);
	if (first) return { ...first, line: lineOf(first.offset) };
	return { line: Math.min(last, text.trimEnd().split('\n').length), expected: jsonHint };
}

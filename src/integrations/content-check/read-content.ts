// Reads the files of content/ as text, JSON and frontmatter, and says where one of them cannot be read.
import { readFile } from 'node:fs/promises';
import { isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { decode } from './decode.ts';
import { type LineFinder, lineFinder } from './line-finder.ts';

/** Something that an editor has to put right. */
export interface Problem {
	/** The file, from the project's folder: "content/plans/beginner.json". */
	file: string;
	/** The line in it, from 1; left out if it is about the file itself. */
	line?: number;
	/** What in the file: "features > entry 2"; empty if it is about the file itself. */
	field: string;
	/** What stands there now. */
	found: string;
	/** What is wrong with it and what to write instead. */
	expected: string;
	/** Astro refuses the file too, and can't start with it. */
	refused?: boolean;
	/** It may be meant: worth a look, and never in the way of a build. */
	note?: boolean;
}

/** What a file says. */
export interface Reading {
	/** The fields; undefined if they could not be read. */
	data: unknown;
	/** The Markdown under the second "---" line. */
	body: string;
	/** The line on which the body begins. */
	bodyLine: number;
	lineOf: LineFinder;
	problems: Problem[];
}

/** Reads a JSON file, or a Markdown file with frontmatter. `file` is its name in messages. */
export async function readContent(path: string, file: string): Promise<Reading> {
	const decoded = decode(await readFile(path), file);
	if (!('text' in decoded)) return unread({ file, field: '', ...decoded });
	const content = decoded.text.replaceAll('\r\n', '\n');
	return file.endsWith('.json') ? readJson(content, file) : readMarkdown(content, file);
}

function readJson(content: string, file: string): Reading {
	try {
		const data: unknown = JSON.parse(content);
		const read = { data, body: '', bodyLine: 1, lineOf: lineFinder(content) };
		if (namesIn(content) === countNames(data)) return { ...read, problems: [] };
		// A name stands twice, of which JSON.parse takes the last. JSON is YAML, whose parser says where.
		const lines = new LineCounter();
		const document = parseDocument(content, { schema: 'json', lineCounter: lines });
		const twice = document.errors
			.filter(({ code }) => code === 'DUPLICATE_KEY')
			.map(({ pos: [start] }) => {
				const [key = ''] = /^"(?:[^"\\]|\\.)*"/.exec(content.slice(start)) ?? [];
				const expected = `${key} may stand only once in a group. Rename or remove one of the two.`;
				return { file, line: lines.linePos(start).line, field: '', found: `${key} a second time`, expected };
			});
		return { ...read, problems: twice };
	} catch (error) {
		const line = Number(/\(line (\d+)/.exec(String(error))?.[1] ?? lineOfStrangeSign(content));
		if (line > content.trimEnd().split('\n').length) {
			return unread({ file, line, field: '', found: 'the end of the file', expected: endHint });
		}
		const hint = /[“”„‘’«»]/.test(outsideQuotes(content, line)) ? straightHint : jsonHint;
		return unread(unreadable(file, line, content, hint));
	}
}

/** How many names stand in a JSON text: the strings with a colon behind. */
function namesIn(json: string): number {
	return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
}

/** How many names have been read. */
function countNames(data: unknown): number {
	if (typeof data !== 'object' || data === null) return 0;
	const inner = Object.values(data).reduce<number>((sum, value) => sum + countNames(value), 0);
	return Array.isArray(data) ? inner : inner + Object.keys(data).length;
}

const jsonHint =
	'Look there and in the line above: a comma or a quotation mark is missing, or a comma is left behind the last entry.';
const endHint =
	'The file ends too early: a closing } or ] is missing. Every { needs its }, and every [ its ]. Compare with a similar file.';
const straightHint = 'Use straight quotation marks: ", not “ or ”.';
const yamlHint =
	'Check the spaces before the line, and put quotation marks around a text that contains ": " or begins with { [ & * # % or @.';

/** JSON.parse names the line of most mistakes, but not of a sign that it does not expect; it is the end if there is none. */
function lineOfStrangeSign(content: string): number {
	const lines = content.split('\n');
	const before = lines.findIndex((_, index) => {
		try {
			JSON.parse(lines.slice(0, index + 1).join('\n'));
			return false;
		} catch (error) {
			return String(error).includes('Unexpected token');
		}
	});
	return before === -1 ? content.trimEnd().split('\n').length + 1 : before + 1;
}

function outsideQuotes(content: string, line: number): string {
	return (content.split('\n')[line - 1] ?? '').replace(/"[^"]*"/g, '');
}

function readMarkdown(content: string, file: string): Reading {
	const parts = /^---\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(content);
	if (!parts) {
		const expected = 'Begin the file with a line "---", then the fields, then a second line "---", then the text.';
		return unread({ file, line: 1, field: '', found: 'no fields between two lines "---"', expected });
	}
	const [, fields = '', body = ''] = parts;
	const lines = new LineCounter();
	const lineAt = (offset: number) => lines.linePos(offset).line + 1; // after the first "---"
	const document = parseDocument(fields, {
		version: '1.2',
		schema: 'core',
		customTags: (tags) => [...tags, 'timestamp'],
		lineCounter: lines,
	});
	const [error] = document.errors;
	if (error) {
		const line = lineAt(error.pos[0]);
		const twice = error.code === 'DUPLICATE_KEY' && 'This field stands there twice. Remove one of the two.';
		const quoted = badQuotes(content, line);
		if (quoted && !twice) return unread(unreadable(file, quoted.line, content, quoted.hint));
		return unread(unreadable(file, line, content, twice || yamlHint));
	}
	const problems: Problem[] = [];
	visit(document, {
		Scalar(_, scalar, parents) {
			scalar.value = asAstroReads(scalar, parents.at(-1));
			const { value, comment, range } = scalar;
			if (!comment) return;
			const field = parents
				.filter(isPair)
				.map(({ key }) => String(key))
				.join(' > ');
			const expected = 'Everything after " #" is left out of the page. Put quotation marks around the whole text.';
			problems.push({ file, line: lineAt(range?.[0] ?? 0), field, found: `${String(value)} #${comment}`, expected });
		},
	});
	const data: unknown = document.toJS();
	const bodyLine = fields.split('\n').length + 3;
	return { data: data ?? {}, body, bodyLine, lineOf: lineFinder(fields, 1), problems };
}

/**
 * The parser that Astro reads frontmatter with makes a date of 2022-03-09 and a number of 10_000 where no quotation marks
 * say otherwise. The one field that is a day stays text: 2022-02-31 would become a day in March without a word.
 */
function asAstroReads({ value, type, source }: Scalar, parent: unknown): unknown {
	const isDay = isPair(parent) && isScalar(parent.key) && parent.key.value === 'date';
	if (value instanceof Date) return isDay ? source : value;
	const isNumber = type === 'PLAIN' && typeof value === 'string' && /^[-+]?(0b[01_]+|\d[\d_]*)$/.test(value);
	return isNumber ? Number(value.replaceAll('_', '')) : value;
}

/** A file of which nothing can be used until the problem is solved. */
function unread(problem: Problem): Reading {
	return { data: undefined, body: '', bodyLine: 1, lineOf: () => 1, problems: [{ ...problem, refused: true }] };
}

/** The first text up to this line whose quotation marks don't match: YAML notices only where another text begins. */
function badQuotes(content: string, last: number): { line: number; hint: string } | undefined {
	const quotedText = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*$/;
	for (const [index, line] of content.split('\n').slice(0, last).entries()) {
		const [, mark = '', rest = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(['"])(.*)$/.exec(line) ?? [];
		if (mark === '' || quotedText.test(line)) continue;
		const other = mark === '"' ? "'" : '"';
		const hint = rest.includes(mark)
			? `The text contains the mark that it stands between. Put it between two ${other} instead.`
			: `A quotation mark is missing: end the text with ${mark}, as it begins.`;
		return { line: index + 1, hint };
	}
	return undefined;
}

function unreadable(file: string, line: number, content: string, hint: string): Problem {
	const found = content.split('\n')[line - 1]?.trim() ?? '';
	return { file, line, field: '', found, expected: `Line ${line} cannot be read as it stands. ${hint}` };
}

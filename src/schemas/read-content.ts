// Reads the files of content/ as text, JSON and frontmatter, and says where one of them cannot be read.
import { readFile } from 'node:fs/promises';
import { isPair, parseDocument, visit } from 'yaml';

/** Something that an editor has to put right. */
export interface Problem {
	/** The file, from the project's folder: "content/plans/beginner.json". */
	file: string;
	/** Where in the file: "features > entry 2"; empty if it is about the file itself. */
	field: string;
	/** What stands there now. */
	found: string;
	/** What is wrong with it and what to write instead. */
	expected: string;
}

/** What a file says. */
export interface Reading {
	/** The fields; undefined if they could not be read. */
	data: unknown;
	/** The Markdown under the second "---" line. */
	body: string;
	problems: Problem[];
}

/** Reads a JSON file, or a Markdown file with frontmatter. `file` is its name in messages. */
export async function readContent(path: string, file: string): Promise<Reading> {
	const content = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
	return file.endsWith('.json') ? readJson(content, file) : readMarkdown(content, file);
}

function readJson(content: string, file: string): Reading {
	const twice = repeatedKeys(content).map(({ key, line }) => ({
		file,
		field: `line ${line}`,
		found: `"${key}" a second time`,
		expected: `"${key}" may stand only once in a group. Rename or remove one of the two.`,
	}));
	try {
		const data: unknown = JSON.parse(content);
		return { data, body: '', problems: twice };
	} catch (error) {
		const line = Number(/\(line (\d+)/.exec(String(error))?.[1] ?? lineOfStrangeSign(content));
		if (line > content.trimEnd().split('\n').length) {
			const problem = { file, field: `line ${line}`, found: 'the end of the file', expected: endHint };
			return { data: undefined, body: '', problems: [problem] };
		}
		const hint = /[“”„‘’«»]/.test(outsideQuotes(content, line)) ? straightHint : jsonHint;
		return { data: undefined, body: '', problems: [unreadable(file, line, content, hint)] };
	}
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
		return {
			data: undefined,
			body: '',
			problems: [{ file, field: '', found: 'no fields between two lines "---"', expected }],
		};
	}
	const [, fields = '', body = ''] = parts;
	const document = parseDocument(fields, { version: '1.2', schema: 'core', prettyErrors: true });
	const [error] = document.errors;
	if (error) {
		const line = (error.linePos?.[0].line ?? 1) + 1;
		const twice = error.code === 'DUPLICATE_KEY' && 'This field stands there twice. Remove one of the two.';
		const quoted = badQuotes(content, line);
		if (quoted && !twice)
			return { data: undefined, body, problems: [unreadable(file, quoted.line, content, quoted.hint)] };
		return { data: undefined, body, problems: [unreadable(file, line, content, twice || yamlHint)] };
	}
	const problems: Problem[] = [];
	visit(document, {
		Scalar(_, { value, comment }, parents) {
			if (!comment) return;
			const field = parents
				.filter(isPair)
				.map(({ key }) => String(key))
				.join(' > ');
			const expected = 'Everything after " #" is left out of the page. Put quotation marks around the whole text.';
			problems.push({ file, field, found: `${String(value)} #${comment}`, expected });
		},
	});
	const data: unknown = document.toJS();
	return { data: data ?? {}, body, problems };
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
	return { file, field: `line ${line}`, found, expected: `Line ${line} cannot be read as it stands. ${hint}` };
}

/** Names that stand twice in one group: JSON would silently take the last of them. */
function repeatedKeys(content: string): { key: string; line: number }[] {
	const repeated: { key: string; line: number }[] = [];
	const groups: Set<string>[] = [];
	for (const token of content.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g)) {
		const [sign, key, colon] = token;
		if (sign === '{') groups.push(new Set());
		else if (sign === '}') groups.pop();
		else if (key !== undefined && colon !== undefined) {
			const group = groups.at(-1);
			if (group?.has(key)) repeated.push({ key, line: content.slice(0, token.index).split('\n').length });
			group?.add(key);
		}
	}
	return repeated;
}

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
		const line = Number(/\(line (\d+)/.exec(String(error))?.[1] ?? content.split('\n').length);
		return { data: undefined, body: '', problems: [unreadable(file, line, content, jsonHint)] };
	}
}

const jsonHint =
	'Look there and in the line above: a comma or a quotation mark is missing, or a comma is left behind the last entry.';
const yamlHint =
	'Check the spaces before the line, and put quotation marks around a text that contains ": " or begins with { [ & * # % or @.';

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
		const hint = error.code === 'DUPLICATE_KEY' ? 'This field stands there twice. Remove one of the two.' : yamlHint;
		return { data: undefined, body, problems: [unreadable(file, line, content, hint)] };
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

// How a file of content/ becomes what the editing screen shows, and how that becomes the file again.
import { isObject, keepJson } from './keep-json.ts';
import { keepBody } from './keep-body.ts';
import { keepYaml, readYaml } from './keep-yaml.ts';

/** What the screen has to know of the files of a collection beside their fields. */
export interface FileFormat {
	kind: 'json' | 'markdown';
	/** The line that tells an editor's program where the fields are described. */
	schema?: string;
	/** The file holds many entries by their id; the screen shows them as a list. */
	keyed?: boolean;
	/** The ids are 1, 2, 3 and so on. */
	numbered?: boolean;
	/** What a field means that is left out. */
	defaults: Record<string, unknown>;
}

type Values = Record<string, unknown>;

/** Where the screen keeps the file as it was, so that only what was changed is written. No field has this name. */
export const sourceKey = '$source';

/** The values of a file. */
export function fromFile(format: FileFormat, text: string): Values {
	const values = format.kind === 'json' ? readJson(text) : readMarkdown(text);
	return { ...(format.keyed ? { entries: toList(values) } : values), [sourceKey]: text };
}

/** The file with these values. */
export function toFile(format: FileFormat, values: Values): string {
	const { [sourceKey]: source, ...rest } = values;
	const text = typeof source === 'string' ? source : undefined;
	if (format.kind === 'json') {
		const old = text === undefined ? {} : readJson(text);
		const all = format.keyed ? fromList(rest, format, old) : withoutDefaults(rest, format, old);
		return keepJson(text, { ...(format.schema && { $schema: format.schema }), ...all });
	}
	const parts = text === undefined ? undefined : split(text);
	const old = parts ? readYaml(parts.fields) : {};
	const { body, ...fields } = rest;
	const head = keepYaml(parts?.fields, withoutDefaults(fields, format, isObject(old) ? old : {}));
	const article = keepBody(parts?.body ?? '', typeof body === 'string' ? body : '');
	return `---\n${head}---\n${article === '' ? '' : `\n${article}\n`}`;
}

/** The list of a file with numbers: a new entry gets the next one, and the last one moves into a gap. */
function numberEntries(entries: readonly Values[]): Values[] {
	const taken = new Set(entries.map(({ id }) => String(id ?? '')));
	const free = entries.map((_, index) => String(index + 1)).filter((id) => !taken.has(id));
	const fits = (id: unknown) => /^[1-9]\d*$/.test(String(id ?? '')) && Number(id) <= entries.length;
	return entries.map((entry) => (fits(entry['id']) ? entry : { ...entry, id: free.shift() ?? '' }));
}

function readJson(text: string): Values {
	const value: unknown = JSON.parse(text);
	return isObject(value) ? value : {};
}

function readMarkdown(text: string): Values {
	const { fields, body } = split(text);
	const values = readYaml(fields);
	return { ...(isObject(values) ? values : {}), body: body.trim() };
}

function split(text: string): { fields: string; body: string } {
	const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? [];
	return { fields, body };
}

function toList(values: Values): Values[] {
	return Object.entries(values).flatMap(([id, entry]) => (isObject(entry) ? [{ id, ...entry }] : []));
}

function fromList({ entries }: Values, format: FileFormat, old: Values): Values {
	const list = Array.isArray(entries) ? entries.filter((entry) => isObject(entry)) : [];
	const named = (format.numbered ? numberEntries(list) : list).map(({ id, ...entry }): [string, Values] => {
		const known = old[String(id)];
		return [String(id), withoutDefaults(entry, format, isObject(known) ? known : {})];
	});
	return Object.fromEntries(named);
}

/** Leaves out what goes without saying, unless the file said it. */
function withoutDefaults(values: Values, { defaults }: FileFormat, old: Values): Values {
	const entries = Object.entries(values).filter(
		([key, value]) => value !== undefined && !(key in defaults && defaults[key] === value && !(key in old)),
	);
	return Object.fromEntries(entries);
}

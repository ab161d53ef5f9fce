// Converts a content file to the values of a form, and back.
import { isObject } from './differences.ts';
import { editJson } from './edit-json.ts';
import { editYaml, readYaml } from './edit-yaml.ts';
import { keepBody } from './keep-body.ts';

/** What the screen needs to know about a collection's files besides their fields. */
export interface FileFormat {
	kind: 'json' | 'markdown';
	/** The file's `$schema` line, for code editors. */
	schema?: string;
	/** The values of omitted fields. */
	defaults: Record<string, unknown>;
	/** Paths of fields that are either a text or a text with a link. The form always shows a group. */
	wordsOrLinks?: string[][];
}

type Values = Record<string, unknown>;

/** The key under which the screen keeps the original file, so that only changes are written. No field has this name. */
export const sourceKey = '$source';

/** Parses a file into the form's values. */
export function fromFile(format: FileFormat, text: string): Values {
	const values = (format.wordsOrLinks ?? []).reduce(
		(all, path) => replaceAt(all, path, (value) => (typeof value === 'string' ? { label: value } : value)),
		read(format, text),
	);
	return { ...values, [sourceKey]: text };
}

/** Writes the form's values into the file. */
export function toFile(format: FileFormat, { [sourceKey]: source, ...values }: Values): string {
	const text = typeof source === 'string' ? source : undefined;
	const old = text === undefined ? {} : read(format, text);
	if (format.kind === 'json') {
		const short = (format.wordsOrLinks ?? []).reduce((all, path) => replaceAt(all, path, shorten), values);
		const fields = removeDefaults(format, short, old);
		return editJson(text, { ...(format.schema && { $schema: format.schema }), ...fields });
	}
	const { body, ...fields } = values;
	const parts = split(text ?? '');
	const head = editYaml(parts.fields, removeDefaults(format, fields, old));
	const article = keepBody(parts.body, typeof body === 'string' ? body : '');
	return `---\n${head}---\n${article === '' ? '' : `\n${article}\n`}`;
}

function replaceAt(values: Values, [name = '', ...rest]: string[], replace: (value: unknown) => unknown): Values {
	const value = values[name];
	if (rest.length === 0) return { ...values, [name]: replace(value) };
	return isObject(value) ? { ...values, [name]: replaceAt(value, rest, replace) } : values;
}

/** Replaces a group that only has words by the words. */
function shorten(value: unknown): unknown {
	if (!isObject(value)) return value;
	const isEmpty = ([name, one]: [string, unknown]) =>
		name === 'label' || one === undefined || one === null || one === '';
	return Object.entries(value).every(isEmpty) ? value['label'] : value;
}

function read({ kind }: FileFormat, text: string): Values {
	if (kind === 'markdown') {
		const { fields, body } = split(text);
		return { ...readYaml(fields), body: body.trim() };
	}
	const values: unknown = JSON.parse(text);
	return isObject(values) ? values : {};
}

function split(text: string): { fields: string; body: string } {
	const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? [];
	return { fields, body };
}

/** Removes default values that the file didn't spell out. */
function removeDefaults({ defaults }: FileFormat, values: Values, old: Values): Values {
	const isSaid = ([name, value]: [string, unknown]) =>
		value !== undefined && (name in old || !(name in defaults) || defaults[name] !== value);
	return Object.fromEntries(Object.entries(values).filter(isSaid));
}

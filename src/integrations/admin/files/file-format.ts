// Converts a content file to the values of a form, and back.
import { isObject } from './keep-order.ts';
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
}

type Values = Record<string, unknown>;

/** The key under which the screen keeps the original file, so that only changes are written. No field has this name. */
export const sourceKey = '$source';

/** Parses a file into the form's values. */
export function fromFile(format: FileFormat, text: string): Values {
	return { ...read(format, text), [sourceKey]: text };
}

/** Writes the form's values into the file. */
export function toFile(format: FileFormat, { [sourceKey]: source, ...values }: Values): string {
	const text = typeof source === 'string' ? source : undefined;
	const old = text === undefined ? {} : read(format, text);
	if (format.kind === 'json') {
		const fields = removeDefaults(format, values, old);
		return editJson(text, { ...(format.schema && { $schema: format.schema }), ...fields });
	}
	const { body, ...fields } = values;
	const parts = split(text ?? '');
	const head = editYaml(parts.fields, removeDefaults(format, fields, old));
	const article = keepBody(parts.body, typeof body === 'string' ? body : '');
	return `---\n${head}---\n${article === '' ? '' : `\n${article}\n`}`;
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

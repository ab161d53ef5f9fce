// Converts a content file to the values of a form, and back.
import { editYaml, readYaml } from './edit-yaml.ts';
import { isObject, keepOrder } from './keep-order.ts';

type Values = Record<string, unknown>;

/** What the screen needs to know about a collection's files besides their fields. */
export interface FileFormat {
	/** The `$schema` line of a JSON file, for code editors. Markdown has none. */
	schema?: string;
	/** The values of omitted fields. Groups of fields are nested. */
	defaults: Values;
}

/** The key under which the screen keeps the original file, so that only changes are written. No field has this name. */
export const sourceKey = '$source';

/** Parses a file into the form's values. Git on Windows may have changed its line endings. */
export function fromFile(format: FileFormat, file: string): Values {
	const text = file.replaceAll('\r\n', '\n');
	if (format.schema) {
		const values: unknown = JSON.parse(text);
		return { ...(isObject(values) && values), [sourceKey]: text };
	}
	const { fields, body } = split(text);
	return { ...readYaml(fields), body: body.trim(), [sourceKey]: text };
}

/** Writes the form's values into the file. */
export function toFile(format: FileFormat, { [sourceKey]: source, ...values }: Values): string {
	const text = typeof source === 'string' ? source : '';
	if (format.schema) {
		const all = { $schema: format.schema, ...values };
		return editJson(text || '{}', all, format.defaults);
	}
	const { body, ...fields } = values;
	const parts = split(text);
	const head = editYaml(parts.fields, fields, format.defaults);
	const article = typeof body === 'string' ? body.trim() : '';
	return `---\n${head}---\n${article === '' ? '' : `\n${article}\n`}`;
}

function split(text: string): { fields: string; body: string } {
	const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? [];
	return { fields, body };
}

/** The line width as Prettier counts it, with a tab as two columns. */
const widest = 120;

/**
 * Writes values as Prettier formats JSON: tabs, and short lists on one line.
 * @param text the current file, which sets the order of the fields
 */
function editJson(text: string, wanted: unknown, defaults?: unknown): string {
	const values = keepOrder(JSON.parse(text), wanted, defaults);
	const json = JSON.stringify(values, null, '\t').replace(/^\t*(?:"[^"]*": )?\[\n[^[\]{}]*\]/gm, (list) => {
		const short = list
			.replace(/\[\n\t+/, '[')
			.replace(/\n\t*\]/, ']')
			.replace(/\n\t+/g, ' ');
		return short.replaceAll('\t', '  ').length < widest ? short : list;
	});
	return `${json}\n`;
}

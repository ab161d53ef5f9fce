// Converts a content file to the values of a form, and back.
import { editYaml, readYaml } from './edit-yaml.ts';
import { isObject, keepOrder } from './keep-order.ts';

type Values = Record<string, unknown>;

/** The parts of a collection that its files' format depends on. */
export interface FileFormat {
	/** The collection. */
	name: string;
	files: string;
	/** The values of omitted fields. Groups of fields are nested. */
	defaults: Values;
}

/** The name of a format. Sveltia CMS 0.221 requires these endings (https://sveltiacms.app/en/docs/api/file-formats). */
export function formatName({ name, files }: Omit<FileFormat, 'defaults'>): string {
	return `${name}-${isMarkdown(files) ? 'frontmatter' : 'json'}`;
}

export function isMarkdown(files: string): boolean {
	return files.endsWith('.md');
}

/** The key under which the screen keeps the original file, so that only changes are written. No field has this name. */
export const sourceKey = '$source';

/** Parses a file into the form's values. Git on Windows may have changed its line endings. */
export function fromFile({ files }: FileFormat, file: string): Values {
	const text = file.replaceAll('\r\n', '\n');
	if (!isMarkdown(files)) {
		const values: unknown = JSON.parse(text);
		return { ...(isObject(values) && values), [sourceKey]: text };
	}
	const { fields, body } = split(text);
	return { ...readYaml(fields), body: body.trim(), [sourceKey]: text };
}

/** Writes the form's values into the file. */
export function toFile({ name, files, defaults }: FileFormat, { [sourceKey]: source, ...values }: Values): string {
	const text = typeof source === 'string' ? source : '';
	if (!isMarkdown(files)) {
		const $schema = `../../.astro/collections/${name}.schema.json`; // for code editors
		return editJson(text || '{}', { $schema, ...values }, defaults);
	}
	const { body, ...fields } = values;
	const head = editYaml(split(text).fields, fields, defaults);
	const article = typeof body === 'string' ? body.trim() : '';
	return `---\n${head}---\n${article === '' ? '' : `\n${article}\n`}`;
}

function split(text: string): { fields: string; body: string } {
	const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? [];
	return { fields, body };
}

/**
 * Writes values as JSON with tabs, and lists of words on one line.
 * @param text the current file, which sets the order of the fields
 */
function editJson(text: string, wanted: unknown, defaults: Values): string {
	const values = keepOrder(JSON.parse(text), wanted, defaults);
	const json = JSON.stringify(values, null, '\t');
	return `${json.replace(/\[\n\t+([^[\]{}]*)\n\t*\]/g, (_, list: string) => `[${list.replace(/\n\t+/g, ' ')}]`)}\n`;
}

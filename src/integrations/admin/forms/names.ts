// The names of forms and fields, for messages.
import { z } from 'astro/zod';
import { getProperty } from '../../../lib/get-property.ts';
import { type Entry, listTexts, selectEntries } from '../../content-check/read-entries.ts';
import { offered } from './labels.ts';

export interface Names {
	/** Label and URL hash of each form, by file: "content/plans/beginner.json". */
	forms: Record<string, { label: string; hash: string }>;
	/** The field names that messages put in quotation marks. */
	fieldNames: string[];
	/** Suggested names, by field name. */
	offered: Record<string, string[]>;
}

const collections = z.array(
	z.object({
		name: z.string(),
		label: z.string(),
		path: z.string().default('{{slug}}'),
		identifier_field: z.string().default('title'),
		files: z.array(z.object({ name: z.string(), label: z.string(), file: z.string() })).default([]),
	}),
);

/** Collects the names. @param config the screen's configuration. @param content the content folder in it. */
export function namesOf(config: Record<string, unknown>, content: string, entries: readonly Entry[]): Names {
	const forms = collections.parse(config['collections']).flatMap(({ name, label, path, identifier_field, files }) => [
		...files.map((one) => {
			const hash = `#/collections/${name}/entries/${one.name}`;
			return [one.file.replace(`${content}/`, 'content/'), { label: `${label} › ${one.label}`, hash }] as const;
		}),
		...selectEntries(entries, name).map(({ file, id, data }) => {
			const title = String(getProperty(data, identifier_field) ?? id);
			const hash = `#/collections/${name}/entries/${path.replace('{{slug}}', id)}`;
			return [file, { label: `${label} › ${title}`, hash }] as const;
		}),
	]);
	const named = JSON.stringify(config['collections']).matchAll(/"name":"(\w+)"/g);
	return {
		forms: Object.fromEntries(forms),
		fieldNames: [...new Set([...named].map(([, name = '']) => name))],
		offered: Object.fromEntries(
			Object.entries(offered).map(([field, from]) => [field, listNames(field, from, entries)]),
		),
	};
}

/** The names of a collection's entries, and the values that the field already has. */
function listNames(field: string, collection: string, entries: readonly Entry[]): string[] {
	const names = selectEntries(entries, collection).map(({ data }) => String(getProperty(data, 'name')));
	const people = entries.filter(({ definition }) => definition.folder !== 'pages'); // in pages, the field is a column header
	const used = people.flatMap(listTexts).filter(({ path }) => path.at(-1) === field);
	return [...new Set([...names, ...used.map(({ value }) => value)])].sort((one, other) => one.localeCompare(other));
}

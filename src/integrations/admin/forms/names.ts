// The names of forms and fields, for messages.
import { getProperty } from '../../../lib/get-property.ts';
import { type Entry, selectEntries } from '../../content-check/read-entries.ts';
import type { FormConfig } from './configuration.ts';

export interface Names {
	/** Label and URL hash of each form, by file: "content/plans/beginner.json". */
	forms: Record<string, { label: string; hash: string }>;
	/** The field names that messages put in quotation marks. */
	fieldNames: string[];
}

/** Collects the names. @param collections of the screen's configuration. */
export function collectNames(collections: readonly FormConfig[], entries: readonly Entry[]): Names {
	const forms = collections.flatMap(({ name, label, path = '{{slug}}', identifier_field = 'title', files = [] }) => [
		...files.map((one) => {
			const hash = `#/collections/${name}/entries/${one.name}`;
			return [one.file, { label: `${label} › ${one.label}`, hash }] as const;
		}),
		...selectEntries(entries, name).map(({ file, id, data }) => {
			const title = String(getProperty(data, identifier_field) ?? id);
			const hash = `#/collections/${name}/entries/${path.replace('{{slug}}', id)}`;
			return [file, { label: `${label} › ${title}`, hash }] as const;
		}),
	]);
	const named = JSON.stringify(collections).matchAll(/"name":"(\w+)"/g);
	return {
		forms: Object.fromEntries(forms),
		fieldNames: [...new Set([...named].map(([, name = '']) => name))],
	};
}

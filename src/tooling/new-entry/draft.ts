import { type Shelf, shelves } from '../../schemas/collections.ts';
import { type Entry, idsOf } from '../check/read-entries.ts';
import { type Field, toData } from './fields.ts';
import type { Kind } from './kinds.ts';

/** What is known of a new entry so far. */
export interface Draft {
	kind: Kind;
	fields: Field[];
	/** The answers by flag. */
	values: Map<string, string>;
	/** The folder content/. */
	content: string;
	/** Everything that stands in content/ already. */
	entries: Entry[];
}

/** How its collection lies in content/. */
export function shelfOf({ kind }: Draft): Shelf {
	return shelves[kind.collection];
}

/** Its id: the next number, or what its name or title becomes in an address. Empty if nothing is left of that. */
export function idOf(draft: Draft): string {
	const { kind, values, entries } = draft;
	if (shelfOf(draft).numbered) return String(Math.max(0, ...(idsOf(entries, kind.collection) ?? []).map(Number)) + 1);
	return values.get('id') ?? slug(values.get(kind.named) ?? '');
}

/** Its file, named from content/. */
export function fileOf(draft: Draft): string {
	const { folder, files } = shelfOf(draft);
	return `${folder}/${files.replace('*', idOf(draft))}`;
}

/** Its fields. @param picture the picture as the entry names it. */
export function dataOf({ fields, values }: Draft, picture: string | undefined): Record<string, unknown> {
	const answers = new Map(values);
	if (picture !== undefined && values.has('picture')) answers.set('picture', picture);
	return toData(fields, answers);
}

/** Words as they stand in an address: "Zoë's Übungen" -> "zoes-uebungen". */
export function slug(words: string): string {
	return words
		.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replace(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

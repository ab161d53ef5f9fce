// Finds the entries of every collection in content/, and files that belong to none.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getProperty } from '../../lib/get-property.ts';
import { type CollectionDefinition, definitions } from '../../schemas/collections.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type FileContent, readContentFile } from './read-file.ts';

/** An entry of a collection and its file. */
export interface Entry extends Omit<FileContent, 'error'> {
	collection: string;
	definition: CollectionDefinition;
	id: string;
	/** The path in messages: "content/plans/beginner.json". */
	file: string;
	path: string;
}

/**
 * Reads all entries. Also returns files that can't be parsed or belong to no collection. Pictures may be unused. Ignores hidden
 * files, which some programs leave.
 */
export async function readEntries(content: string) {
	const entries: Entry[] = [];
	const errors: Diagnostic[] = [];
	const items = await readdir(content, { recursive: true, withFileTypes: true });
	const paths = items.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name));
	for (const path of paths.sort()) {
		const name = relative(content, path).split(sep).join('/');
		if (/(^|\/)\.|^README\.md$/.test(name)) continue;
		const file = `content/${name}`;
		const place = findPlace(name);
		if (place) {
			const { error, ...fileContent } = await readContentFile(path, file);
			if (error) errors.push(error);
			entries.push({ ...place, ...fileContent, file, path });
		} else if (/\.(md|json)$/.test(name)) {
			const expected = 'Check its name and folder, or delete it.';
			errors.push({ file, field: '', found: 'a file that nothing uses', expected });
		}
	}
	return { entries, errors };
}

/** The collection of a file and the entry's id: the part that "*" matches, or the collection's name. */
function findPlace(name: string): Pick<Entry, 'collection' | 'definition' | 'id'> | undefined {
	for (const [collection, definition] of Object.entries<CollectionDefinition>(definitions)) {
		const { folder, files } = definition;
		const pattern = RegExp.escape(`${folder}/${files}`).replace('\\*', '([^/]+)');
		const match = new RegExp(`^${pattern}$`).exec(name);
		if (match) return { collection, definition, id: match[1] ?? files.replace(/\.\w+$/, '') };
	}
	return undefined;
}

export function selectEntries(entries: readonly Entry[], collection: string): Entry[] {
	return entries.filter((entry) => entry.collection === collection);
}

/** The value at a path, or undefined. */
export function getValue(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce(getProperty, data);
}

/** Whether an entry's file marks it as a draft. */
export function isDraft({ data }: Entry): boolean {
	return getValue(data, ['draft']) === true;
}

/** The path of a field. */
export type Path = (string | number)[];

/** Lists all texts in an entry's fields, in order. @param place the path of these fields. */
export function listTexts(data: unknown, place: Path = []): { place: Path; value: string }[] {
	if (typeof data === 'string') return [{ place, value: data }];
	if (typeof data !== 'object' || data === null) return [];
	const fields = Object.entries(data).filter(([field]) => field !== '$schema');
	return fields.flatMap(([field, value]: [string, unknown]) =>
		listTexts(value, [...place, Array.isArray(data) ? Number(field) : field]),
	);
}

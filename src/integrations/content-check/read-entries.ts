// Finds the entries of every collection in content/, and the files that belong to none.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getProperty } from '../../lib/get-property.ts';
import { type CollectionDefinition, definitions } from '../../schemas/collections.ts';
import { checkIds } from './check-ids.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type FileContent, readContentFile } from './read-file.ts';

/** One entry of a collection as it stands in its file. */
export interface Entry extends Omit<FileContent, 'errors'> {
	collection: string;
	definition: CollectionDefinition;
	id: string;
	/** The file in messages: "content/plans/beginner.json". */
	file: string;
	path: string;
}

/** All entries, the paths of the files that belong to no collection, and what could not be read. */
export async function readEntries(content: string) {
	const entries: Entry[] = [];
	const otherFiles: string[] = [];
	const errors: Diagnostic[] = [];
	for (const path of await listFiles(content)) {
		const name = relative(content, path).split(sep).join('/');
		const place = findPlace(name);
		if (!place) {
			otherFiles.push(path);
			continue;
		}
		const file = `content/${name}`;
		const { errors: own, ...fileContent } = await readContentFile(path, file);
		errors.push(...own);
		entries.push({ ...place, ...fileContent, file, path });
	}
	for (const [collection, definition] of Object.entries(definitions)) {
		errors.push(...checkIds(definition, selectEntries(entries, collection)));
	}
	return { entries, otherFiles, errors };
}

/** The entries of a collection. */
export function selectEntries(entries: readonly Entry[], collection: string): Entry[] {
	return entries.filter((entry) => entry.collection === collection);
}

/** The value of a field; undefined if it is not there. */
export function getValue(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce(getProperty, data);
}

/** Every file in a folder and the folders in it, but no hidden ones. */
export async function listFiles(folder: string): Promise<string[]> {
	const items = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = items.filter((item) => item.isFile() && !item.name.startsWith('.'));
	return files.map((item) => join(item.parentPath, item.name)).sort();
}

/** The collection that a file belongs to, and its id there: what stands for the "*", or else its name. */
function findPlace(name: string): Pick<Entry, 'collection' | 'definition' | 'id'> | undefined {
	for (const [collection, definition] of Object.entries<CollectionDefinition>(definitions)) {
		const [before = '', after] = `${definition.folder}/${definition.files}`.split('*');
		if (after === undefined && name === before)
			return { collection, definition, id: definition.files.replace(/\.\w+$/, '') };
		if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
		const id = name.slice(before.length, -after.length);
		if (!id.includes('/')) return { collection, definition, id };
	}
	return undefined;
}

/** A text in the fields of an entry, and the path to it. */
export interface Text {
	entry: Entry;
	path: (string | number)[];
	value: string;
}

/** All texts in the fields of an entry, from the first to the last. */
export function listTexts(entry: Entry): Text[] {
	return listIn(entry.data, []).map((text) => ({ entry, ...text }));
}

function listIn(data: unknown, path: Text['path']): Omit<Text, 'entry'>[] {
	if (typeof data === 'string') return [{ path, value: data }];
	if (Array.isArray(data)) return data.flatMap((item, index) => listIn(item, [...path, index]));
	if (typeof data !== 'object' || data === null) return [];
	const fields = Object.entries(data).filter(([name]) => name !== '$schema');
	return fields.flatMap(([name, value]: [string, unknown]) => listIn(value, [...path, name]));
}

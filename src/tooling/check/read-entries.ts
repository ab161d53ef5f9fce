// Finds the entries of every collection in content/, and the files that belong to none.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fieldOf } from '../../lib/field-of.ts';
import { type Shelf, shelves } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/messages.ts';
import { type Problem, readContent, type Reading } from './read-content.ts';

/** One entry of a collection as it stands in its file. */
export interface Entry extends Omit<Reading, 'problems'> {
	collection: string;
	shelf: Shelf;
	id: string;
	/** The file in messages: "content/plans/beginner.json". */
	file: string;
	path: string;
}

/** All entries, the paths of the files that belong to no collection, and what could not be read. */
export async function readEntries(content: string) {
	const entries: Entry[] = [];
	const rest: string[] = [];
	const problems: Problem[] = [];
	for (const path of await filesIn(content)) {
		const name = relative(content, path).split(sep).join('/');
		const place = findPlace(name);
		if (!place) {
			rest.push(path);
			continue;
		}
		const file = `content/${name}`;
		const { problems: own, ...reading } = await readContent(path, file);
		problems.push(...own);
		entries.push({ ...place, ...reading, file, path });
	}
	for (const [collection, shelf] of Object.entries(shelves)) {
		const own = entries.filter((entry) => entry.collection === collection);
		problems.push(...checkIds(shelf, own));
	}
	return { entries, rest, problems };
}

/** The ids of a collection. */
export function idsOf(entries: Entry[], collection: string): string[] {
	return entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
}

/** The value of a field; undefined if it is not there. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce(fieldOf, data);
}

/** Every file in a folder and the folders in it, but no hidden ones. */
export async function filesIn(folder: string): Promise<string[]> {
	const items = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = items.filter((item) => item.isFile() && !item.name.startsWith('.'));
	return files.map((item) => join(item.parentPath, item.name)).sort();
}

/** The collection that a file belongs to, and its id there: what stands for the "*", or else its name. */
function findPlace(name: string): { collection: string; shelf: Shelf; id: string } | undefined {
	for (const [collection, shelf] of Object.entries<Shelf>(shelves)) {
		const [before = '', after] = `${shelf.folder}/${shelf.files}`.split('*');
		if (after === undefined && name === before) return { collection, shelf, id: idOf(shelf) };
		if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
		const id = name.slice(before.length, -after.length);
		if (!id.includes('/')) return { collection, shelf, id };
	}
	return undefined;
}

function idOf({ files }: Shelf): string {
	return files.replace(/\.\w+$/, '');
}

function checkIds(shelf: Shelf, entries: readonly Entry[]): Problem[] {
	const single = !shelf.files.includes('*');
	const wanted = shelf.ids ?? (single ? [idOf(shelf)] : []);
	const absent = wanted
		.filter((wantedId) => !entries.some(({ id }) => id === wantedId))
		.map((id) => ({
			file: `content/${shelf.folder}/${single ? shelf.files : shelf.files.replace('*', id)}`,
			field: '',
			found: 'no such file',
			expected: 'The site needs this file. Put it back under exactly this name.',
		}));
	const strange = entries
		.filter(({ id }) => shelf.ids && !shelf.ids.includes(id))
		.map((entry) => aboutId(entry, `The name must be one of: ${shelf.ids?.join(', ')}.`));
	const misnamed = entries
		.filter(({ id }) => !shelf.ids && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
		.map((entry) => aboutId(entry, addressHint));
	const taken = entries
		.filter(({ id }) => !shelf.ids && /^page-\d+$/.test(id))
		.map((entry) => aboutId(entry, 'Addresses that end so are the later pages of a list. Give it another name.'));
	return [...absent, ...strange, ...misnamed, ...taken];
}

const addressHint =
	'It becomes part of an address: rename it to small letters, numbers and hyphens, e.g. "power-lifting".';

/** A problem with the name of an entry's file. */
function aboutId({ file, id }: Entry, expected: string): Problem {
	return { file, field: '', found: quote(id), expected };
}

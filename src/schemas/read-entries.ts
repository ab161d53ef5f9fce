// Finds the entries of every collection in content/, and the files that belong to none.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Shelf, shelves } from './collections.ts';
import { quote } from './messages.ts';
import { type Problem, readContent } from './read-content.ts';

/** One entry of a collection as it stands in its file. */
export interface Entry {
	collection: string;
	shelf: Shelf;
	id: string;
	/** The file in messages: "content/plans/beginner.json". */
	file: string;
	path: string;
	/** Where in the file the entry begins: its id, in a file with many. */
	start: string[];
	/** Undefined if the file could not be read. */
	data: unknown;
	body: string;
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
		const entry = { ...place, ...reading, file, path, start: [] };
		entries.push(...(place.shelf.keyed ? unpack(entry) : [entry]));
	}
	for (const [collection, shelf] of Object.entries(shelves)) {
		const ids = idsOf(entries, collection);
		if (ids) problems.push(...checkIds(shelf, ids));
	}
	return { entries, rest, problems };
}

/** The ids of a collection; undefined if they are in a file that could not be read. */
export function idsOf(entries: Entry[], collection: string): string[] | undefined {
	const own = entries.filter((entry) => entry.collection === collection);
	return own.some(({ shelf, data }) => shelf.keyed && data === undefined) ? undefined : own.map(({ id }) => id);
}

async function filesIn(folder: string): Promise<string[]> {
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

/** The entries of a file that is an object keyed by id. */
function unpack(entry: Entry): Entry[] {
	if (typeof entry.data !== 'object' || entry.data === null) return [entry];
	const named = Object.entries(entry.data).filter(([id]) => id !== '$schema');
	return named.map(([id, data]) => ({ ...entry, id, data, start: [id] }));
}

function checkIds(shelf: Shelf, ids: string[]): Problem[] {
	const single = !shelf.files.includes('*');
	const wanted = shelf.ids ?? (single && !shelf.keyed ? [idOf(shelf)] : []);
	const nameOf = (id: string) => `content/${shelf.folder}/${single ? shelf.files : shelf.files.replace('*', id)}`;
	const absent = wanted
		.filter((id) => !ids.includes(id))
		.map((id) => ({
			file: nameOf(id),
			field: '',
			found: 'no such file',
			expected: 'The site needs this file. Put it back under exactly this name.',
		}));
	const strange = ids
		.filter((id) => shelf.ids && !shelf.ids.includes(id))
		.map((id) => ({
			file: nameOf(id),
			field: '',
			found: quote(id),
			expected: `The name must be one of: ${shelf.ids?.join(', ')}.`,
		}));
	const misnamed = ids
		.filter((id) => !shelf.ids && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
		.map((id) => ({
			file: nameOf(id),
			field: '',
			found: quote(id),
			expected: 'It becomes part of an address: rename it to small letters, numbers and hyphens, e.g. "power-lifting".',
		}));
	const gap = ids
		.map(Number)
		.sort((one, other) => one - other)
		.findIndex((id, index) => id !== index + 1);
	if (!shelf.numbered || gap === -1) return [...absent, ...strange, ...misnamed];
	const expected = `The pictures must be numbered 1, 2, 3 and so on without a gap: ${quote(String(gap + 1))} is missing.`;
	return [{ file: nameOf(''), field: '', found: ids.join(', '), expected }];
}

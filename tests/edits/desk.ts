// A folder of content in one's hands, to be changed by field and not by today's words.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { getProperty } from '../../src/lib/get-property.ts';
import { type CollectionDefinition, definitions } from '../../src/schemas/collections.ts';
import { listFiles, readEntries } from '../../src/integrations/content-check/read-entries.ts';
import { leastEntry } from '../gyms/smallest.ts';

type Collection = keyof typeof definitions;

/** One entry of a collection. */
export interface Sheet {
	collection: string;
	id: string;
	path: string;
	data: unknown;
	/** The text under the fields. */
	body: string;
}

export interface Desk {
	/** All entries of a collection, in the order of the pages. */
	all: (collection: Collection) => Sheet[];
	/** Changes a field of an entry, or of a collection that has only one. A group on the way there must exist. */
	set: (place: Sheet | Collection, field: string, value: unknown) => void;
	/** Changes a list; one that was left out is empty. */
	list: (place: Sheet | Collection, field: string, change: (old: unknown[]) => unknown[]) => void;
	/** Puts an entry behind the others: what the schema demands, and these fields. */
	add: (collection: Collection, id: string, fields: Record<string, unknown>, body?: string) => Sheet;
	/** Takes an entry away with what refers to it in a list. */
	remove: (sheet: Sheet | undefined) => void;
	/** Those that no other entry leads to by a link. */
	unlinked: (sheets: Sheet[], address: string) => Sheet[];
	/** Changes every text of all fields. */
	everywhere: (change: (text: string, field: string) => string) => void;
	/** Takes another picture into the folder of a collection: one of those that are there, cut anew and the other way round. */
	photograph: (file: string, width: number, height: number) => Promise<void>;
	/** Writes all files anew, with other line breaks than they had. */
	save: () => Promise<void>;
}

/** Lays out a folder of content. Nothing but pictures is written before `save`. */
export async function openDesk(folder: string): Promise<Desk> {
	const { entries } = await readEntries(folder);
	let sheets: Sheet[] = await Promise.all(
		entries.map(async ({ collection, id, path: file, data, body }) => ({
			...{ collection, id, path: file, body },
			data: file.endsWith('.md') ? parse((await readFile(file, 'utf8')).split(/^---$/m)[1] ?? '') : data,
		})),
	);
	const removed: string[] = [];
	const photos = (await listFiles(folder)).filter((file) => /\.jpe?g$/.test(file));
	let taken = 0;

	const of = (place: Sheet | Collection): Sheet => {
		const sheet = typeof place === 'string' ? sheets.find(({ collection }) => collection === place) : place;
		if (!sheet) throw new Error(`There is nothing in ${String(place)}.`);
		return sheet;
	};
	const desk: Desk = {
		all: (collection) => sheets.filter((sheet) => sheet.collection === collection).toSorted(byPlace),
		set(place, field, value) {
			const steps = field.split('.');
			const last = steps.pop() ?? '';
			const { data, path: file } = of(place);
			const group = steps.reduce<unknown>(getProperty, data);
			if (typeof group !== 'object' || group === null) throw new Error(`${file} has no ${steps.join('.')}.`);
			if (value === undefined) Reflect.deleteProperty(group, last);
			else Reflect.set(group, last, value);
		},
		list(place, field, change) {
			const old = field.split('.').reduce<unknown>(getProperty, of(place).data);
			desk.set(place, field, change(Array.isArray(old) ? old : []));
		},
		add(collection, id, fields, body = '') {
			const definition: CollectionDefinition = definitions[collection];
			const data = Object.assign({}, leastEntry(collection), fields);
			const sheet = {
				collection,
				id,
				path: path.join(folder, definition.folder, definition.files.replace('*', id)),
				data,
				body,
			};
			sheets.push(sheet);
			if ('order' in data) data.order = Math.max(0, ...desk.all(collection).map(placeOf).filter(Number.isFinite)) + 1;
			return sheet;
		},
		remove(sheet) {
			if (!sheet) return;
			sheets = sheets.filter((other) => other !== sheet);
			removed.push(sheet.path);
			const refers = (item: unknown) => getProperty(item, 'class') === sheet.id && sheet.collection === 'classes';
			for (const other of sheets)
				other.data = through(other.data, '', (value) =>
					Array.isArray(value) ? value.filter((item) => !refers(item)) : value,
				);
		},
		unlinked: (some, address) =>
			some.filter(
				({ id }) =>
					!sheets.some(
						({ id: own, data, body }) => own !== id && `${JSON.stringify(data)}${body}`.includes(address + id),
					),
			),
		everywhere(change) {
			for (const sheet of sheets)
				sheet.data = through(sheet.data, '', (value, field) =>
					typeof value === 'string' ? change(value, field) : value,
				);
		},
		async photograph(file, width, height) {
			const from = photos[taken++ % photos.length];
			if (from === undefined) throw new Error('There is not one photograph.');
			await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
			await sharp(from).rotate().flop().resize(width, height).jpeg({ quality: 80 }).toFile(path.join(folder, file));
		},
		async save() {
			for (const file of removed) await rm(file);
			for (const [file, own] of Map.groupBy(sheets, (sheet) => sheet.path)) await writeSheets(file, own);
		},
	};
	return desk;
}

async function writeSheets(file: string, sheets: Sheet[]): Promise<void> {
	const [first] = sheets;
	if (!first) return;
	const { data, body } = first;
	await mkdir(path.dirname(file), { recursive: true });
	if (file.endsWith('.md')) return writeFile(file, `---\n${stringify(data, { indent: 4, lineWidth: 60 })}---\n${body}`);
	await writeFile(file, JSON.stringify(data, null, 4)); // every list on several lines, four spaces, no last line end
}

/** A value with all that is in it, each changed after what it contains. */
function through(value: unknown, field: string, change: (value: unknown, field: string) => unknown): unknown {
	if (Array.isArray(value))
		return change(
			value.map((item) => through(item, field, change)),
			field,
		);
	if (typeof value !== 'object' || value === null) return change(value, field);
	return change(
		Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, through(inner, name, change)])),
		field,
	);
}

function placeOf({ data, id }: Sheet): number {
	return Number(getProperty(data, 'order') ?? id);
}

function byPlace(one: Sheet, other: Sheet): number {
	return placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1);
}

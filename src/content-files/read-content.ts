// Reads content/: the entries of every collection, and files that belong to none. Nothing else reads a file of content/.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getProperty } from '../lib/get-property.ts';
import { fill } from '../lib/text.ts';
import { type CollectionDefinition, definitions } from '../schemas/collections.ts';
import { quote } from '../schemas/parts/explain.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Entry, selectEntries } from './entry.ts';
import { readContentFile } from './read-file.ts';

/**
 * Reads all entries, and fills in what settings/gym.json says. Also returns files that can't be parsed or belong to no
 * collection. Pictures may be unused. Ignores hidden files, which some programs leave.
 */
export async function readContent(folder: string) {
	const entries: Entry[] = [];
	const found: Diagnostic[] = [];
	const items = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = items.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name));
	for (const path of paths.sort()) {
		const name = relative(folder, path).split(sep).join('/');
		if (/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|^README\.md$/i.test(name)) continue;
		const file = `content/${name}`;
		const place = findPlace(name);
		if (place) {
			const { error, ...fileContent } = await readContentFile(path, file);
			if (error) found.push(error);
			entries.push({ ...place, ...fileContent, file, path });
		} else {
			const expected = explainUnused(name);
			const isWarning = !/\.(md|json)$/.test(name);
			if (expected) found.push({ file, field: '', found: 'a file that nothing uses', expected, isWarning });
		}
	}
	const facts = getFacts(selectEntries(entries, 'gym')[0]?.data);
	for (const { collection, data } of entries) if (data && collection !== 'texts') fillFacts(data, facts); // they have placeholders of their own
	return { entries, facts, found };
}

/** The collection of a file and the entry's id: the part that "*" matches, or the collection's name. */
function findPlace(name: string): Pick<Entry, 'collection' | 'definition' | 'id'> | undefined {
	for (const [collection, definition] of Object.entries<CollectionDefinition>(definitions)) {
		const { folder, files } = definition;
		const pattern = `${folder}/${files}`.replaceAll('.', '\\.').replace('*', '([^/]+)');
		const match = new RegExp(`^${pattern}$`).exec(name);
		if (match) return { collection, definition, id: match[1] ?? files.replace(/\.\w+$/, '') };
	}
	return undefined;
}

/** What to do with a file that belongs to no collection, unless it may be a picture, a font or a note. */
function explainUnused(name: string): string | undefined {
	const [, folder = '', base = ''] = /^(.*?)([^/]*?)(?:\.[^/]*)?$/.exec(name) ?? [];
	const forms = [`${base}.md`, `${base}.json`, `${base}/index.md`, `more/${base}.md`];
	const place = forms.map((form) => folder + form).find(findPlace);
	if (/\.(docx?|rtf|odt|pages)$/i.test(name))
		return `This is a document of a word processor. Copy its text to a file ${quote(`content/${place ?? 'posts/…/index.md'}`)}.`;
	if (/\.(md|json)$/.test(name))
		return place ? `Move it to ${quote(`content/${place}`)}.` : 'Check its name and folder, or delete it.';
	if (/\.(jpe?g|png|webp|avif|heic|gif|svg|woff2?|ttf|otf)$/i.test(name)) return undefined;
	if (!place) return undefined;
	return `If visitors are meant to see it, rename it to ${quote(place.slice(folder.length))}. Windows may hide the last ending.`;
}

/** What any text in content/ may name instead of spelling it out: {gym}, {street}, {city}, {postalCode} and {phone}. */
export type Facts = Record<string, string>;

const places = {
	gym: ['name'],
	street: ['address', 'street'],
	city: ['address', 'city'],
	postalCode: ['address', 'postalCode'],
	phone: ['phone'],
};

/** The names that texts can use. */
export const factNames = Object.keys(places);

/** The facts in settings/gym.json. One that is missing is its own name: the mistake is there, not in each text that names it. */
export function getFacts(gym: unknown): Facts {
	const values = Object.entries(places).map(([name, path]): [string, unknown] => [name, path.reduce(getProperty, gym)]);
	// An address may have no postal code. Texts must not name it then.
	const known = values.filter(([name, value]) => value !== undefined || name !== 'postalCode' || gym === undefined);
	return Object.fromEntries(known.map(([name, value]) => [name, typeof value === 'string' ? value : name]));
}

/** Replaces the placeholders in all texts of an entry's fields. */
export function fillFacts(fields: object, facts: Facts): void {
	const own: [string, unknown][] = Object.entries(fields);
	for (const [name, value] of own) {
		if (typeof value === 'string') Reflect.set(fields, name, fill(value, facts));
		else if (typeof value === 'object' && value !== null) fillFacts(value, facts);
	}
}

// Pictures that stand twice where each entry has its own, and small ones in a text.
import { basename, dirname, join } from 'node:path';
import { quote } from '../../../schemas/parts/messages.ts';
import { pictureFacts } from '../picture-facts.ts';
import { readBody } from '../read-body.ts';
import { type Item, type Library, type Note, note } from './library.ts';

/** An article is so wide on a screen; twice that is sharp on a phone. */
const articleWidth = 720;

/** What is worth a look in the pictures. */
export async function pictureNotes(library: Library): Promise<Note[]> {
	const shelves: Item<{ image: { src: string }; alt: string }>[][] = [
		library.classes,
		library.coaches,
		library.plans,
		library.posts,
		library.gallery,
	];
	const repeated = await Promise.all(shelves.map((items) => twice(items)));
	return [...repeated.flat(), ...(await smallOnes(library))];
}

async function twice(items: Item<{ image: { src: string }; alt: string }>[]): Promise<Note[]> {
	const first = new Map<string, string>();
	const notes: Note[] = [];
	for (const { entry, data } of items) {
		const { hash } = await pictureFacts(join(dirname(entry.path), data.image.src));
		const other = first.get(hash);
		const name = entry.file;
		if (other === undefined) first.set(hash, name);
		else {
			const expected = `${other} shows the same picture. Has one of the two been forgotten?`;
			notes.push(
				note(entry, ['image'], quote(basename(data.image.src)), expected, `picture twice in ${entry.collection}`),
			);
		}
	}
	return notes;
}

async function smallOnes({ entries }: Library): Promise<Note[]> {
	const notes: Note[] = [];
	for (const entry of entries) {
		if (!entry.body.includes('![')) continue;
		for (const { line, url, text } of readBody(entry.body).pictures) {
			const { width } = await pictureFacts(join(dirname(entry.path), decodeURI(url)));
			if (width >= articleWidth) continue;
			const place = { file: entry.file, line: entry.bodyLine + line - 1, field: 'text', found: `![${text}](${url})` };
			const expected = `The picture is ${width} px wide; an article has room for ${articleWidth}. Take a larger one if there is one.`;
			notes.push({ ...place, expected, note: true, kind: 'small picture' });
		}
	}
	return notes;
}

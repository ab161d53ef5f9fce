import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { type CollectionDefinition, definitions } from '../../src/schemas/collections.ts';
import { mark, writePicture } from './pictures.ts';

/** A whole gym: the entries of each collection by their ids, and the texts under the fields of those that have one. */
export interface Gym {
	entries: Record<string, Record<string, unknown>>;
	texts: Record<string, string>;
}

/** Writes a gym as an editor would have it, into a folder that is made anew. */
export async function writeGym(gym: Gym, folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	for (const [collection, definition] of Object.entries<CollectionDefinition>(definitions)) {
		const entries = gym.entries[collection] ?? {};
		const home = path.join(folder, definition.folder);
		await mkdir(home, { recursive: true });
		for (const [id, data] of Object.entries(entries)) {
			const file = path.join(home, definition.files.replace('*', id));
			await mkdir(path.dirname(file), { recursive: true });
			const text = gym.texts[`${collection}/${id}`];
			if (file.endsWith('.md'))
				await writeFile(file, `---\n${stringify(data)}---\n${text === undefined ? '' : `\n${text}`}`);
			else await writeFile(file, JSON.stringify(data, null, '\t'));
			await writeFiles(path.dirname(file), data, text);
		}
	}
}

/** Writes the pictures and drawings that an entry and the text under it name, beside them. */
export async function writeFiles(folder: string, data: unknown, text = ''): Promise<void> {
	const inText = [...text.matchAll(/\]\(\.\/([^)]+)\)/g)].map(([, name = '']) => name);
	for (const name of [...filesIn(data), ...inText]) {
		if (name.endsWith('.svg')) await writeFile(path.join(folder, name), mark);
		else await writePicture(folder, name);
	}
}

/** The files that an entry names. */
function filesIn(data: unknown): string[] {
	if (typeof data === 'string') return /^\.\/[\w-]+\.(jpg|png|svg)$/.test(data) ? [data.slice(2)] : [];
	return typeof data === 'object' && data !== null ? Object.values(data).flatMap(filesIn) : [];
}

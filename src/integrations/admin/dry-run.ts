// What the check of all of content/ would find once a file is saved, before it is.
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { inspectContent, type Problem } from '../../tooling/check/check-content.ts';

/** One thing that an editor has to put right: which file, which field, what to write. */
export type Finding = Pick<Problem, 'file' | 'field' | 'expected'>;

/** A file as it is about to be saved, named from content/, with the new pictures beside it. */
export interface Change {
	file: string;
	text: string;
	/** In base64, by name. */
	pictures: Record<string, string>;
}

/** What is wrong with a change; what is worth a look after it; and which pictures no page shows any more. */
export interface Rehearsal {
	findings: Finding[];
	notes: Finding[];
	leftOver: string[];
}

/**
 * Looks at a copy of the folder with the change in it. The copy is made of links, so that it costs nothing, however many
 * pictures there are. What was wrong before is not held against the change.
 * @param cache where the copy may lie for a moment
 */
export async function rehearse({ file, text, pictures }: Change, content: string, cache: string): Promise<Rehearsal> {
	const place = (folder: string, name: string) => {
		const path = join(folder, name);
		if (relative(folder, path).startsWith('..')) throw new Error(`"${name}" is not in content/.`);
		return path;
	};
	await mkdir(cache, { recursive: true });
	const copy = await mkdtemp(join(cache, 'rehearsal-'));
	try {
		const target = place(copy, file);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, text);
		for (const [name, base64] of Object.entries(pictures)) {
			await writeFile(join(dirname(target), basename(name)), Buffer.from(base64, 'base64'));
		}
		await linkFiles(content, copy);
		const before = await inspectContent(content);
		const known = new Set([...before.mistakes, ...before.notes].map(asText));
		const { mistakes, notes } = await inspectContent(copy);
		const isNew = (problem: Problem) => !known.has(asText(problem));
		const newNotes = notes.filter(isNew);
		return {
			findings: mistakes.filter(isNew),
			notes: newNotes.filter((note) => !isUnused(note)),
			leftOver: newNotes.filter(isUnused).map(nameOf),
		};
	} finally {
		await rm(copy, { recursive: true });
	}
}

/** Deletes the pictures that a saved change has left over, if still no page shows them. Git keeps them. */
export async function tidy(files: readonly string[], content: string): Promise<void> {
	const unused = (await inspectContent(content)).notes.filter(isUnused).map(nameOf);
	for (const file of unused.filter((name) => files.includes(name))) await unlink(join(content, file));
}

/** A picture that no page shows: replaced, and not yet deleted. */
function isUnused({ file, field }: Problem): boolean {
	return field === '' && /\.(jpe?g|png|webp|avif|svg|gif)$/i.test(file);
}

/** Links all files that are not in the other folder yet. */
async function linkFiles(from: string, to: string): Promise<void> {
	for (const item of await readdir(from, { recursive: true, withFileTypes: true })) {
		const source = join(item.parentPath, item.name);
		if (!item.isFile() || source.split(sep).includes('.astro')) continue;
		const target = join(to, relative(from, source));
		await mkdir(dirname(target), { recursive: true });
		// Some disks, such as memory cards, know no links.
		if (!existsSync(target)) await link(source, target).catch(() => copyFile(source, target));
	}
}

function nameOf({ file }: Problem): string {
	return file.replace(/^content\//, '');
}

function asText({ file, field, found, expected }: Problem): string {
	return [file, field, found, expected].join('\n');
}

// What the check of all of content/ would find once a change is saved, before it is.
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../content-check/check-content.ts';
import type { Diagnostic } from '../content-check/diagnostic.ts';
import { findEachWarning } from '../content-check/warnings/find-warnings.ts';

/** One thing to tell an editor: which file, which field, what is there, what to write. */
export type Message = Pick<Diagnostic, 'file' | 'field' | 'found' | 'expected'>;

/** What is wrong with a change, and what is worth a look after it. */
export interface DryRun {
	errors: Message[];
	warnings: Message[];
	/** What was worth a look before, and still is. */
	older: Message[];
}

/**
 * Looks at a copy of the folder with the change in it. The copy consists of links, so it is
 * cheap with any number of pictures. What the change causes is kept apart from what was there before.
 * @param files what is about to be saved, named from content/
 * @param cache the folder for the copy, which is deleted afterwards
 */
export async function dryRun(
	files: ReadonlyMap<string, string | Uint8Array>,
	content: string,
	cache: string,
): Promise<DryRun> {
	await mkdir(cache, { recursive: true });
	const copy = await mkdtemp(join(cache, 'dry-run-'));
	try {
		for (const [name, bytes] of files) {
			const path = join(copy, name);
			if (relative(copy, path).startsWith('..')) throw new Error(`"${name}" is not in content/.`);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, bytes);
		}
		await linkFiles(content, copy);
		const before = await checkContent(content, findEachWarning);
		const after = await checkContent(copy, findEachWarning);
		const known = new Set([...before.errors, ...before.warnings].map(asText));
		const isNew = (diagnostic: Diagnostic) => !known.has(asText(diagnostic));
		return {
			errors: after.errors.filter(isNew),
			warnings: after.warnings.filter(isNew),
			older: after.warnings.filter((warning) => !isNew(warning)),
		};
	} finally {
		await rm(copy, { recursive: true });
	}
}

/** Links all files that are not in the other folder yet. */
async function linkFiles(from: string, to: string): Promise<void> {
	for (const item of await readdir(from, { recursive: true, withFileTypes: true })) {
		const source = join(item.parentPath, item.name);
		const target = join(to, relative(from, source));
		if (!item.isFile() || existsSync(target)) continue;
		await mkdir(dirname(target), { recursive: true });
		await link(source, target).catch(() => copyFile(source, target)); // memory cards know no links
	}
}

function asText({ file, field, found, expected }: Diagnostic): string {
	return [file, field, found, expected].join('\n');
}

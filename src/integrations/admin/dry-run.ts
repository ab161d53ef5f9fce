// Runs the full content check on a change before it is saved.
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../content-check/check-content.ts';
import type { Diagnostic } from '../content-check/diagnostic.ts';

/** A finding for an editor: file, field, found value, expected value. */
export type Message = Pick<Diagnostic, 'file' | 'field' | 'found' | 'expected'>;

/** The errors and warnings that a change causes. */
export interface DryRun {
	errors: Message[];
	warnings: Message[];
}

/**
 * Checks a copy of content/ with the change applied. The copy is made of hard links, so pictures cost nothing. Findings
 * that existed before are left out.
 * @param files the files to save, by path relative to content/
 * @param cache where to put the copy, which is deleted afterwards
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
		const before = await checkContent(content);
		const after = await checkContent(copy);
		const known = new Set([...before.errors, ...before.warnings].map(formatMessage));
		const isNew = (diagnostic: Diagnostic) => !known.has(formatMessage(diagnostic));
		return { errors: after.errors.filter(isNew), warnings: after.warnings.filter(isNew) };
	} finally {
		await rm(copy, { recursive: true });
	}
}

/** Hard-links every file that the target folder lacks. */
async function linkFiles(from: string, to: string): Promise<void> {
	for (const item of await readdir(from, { recursive: true, withFileTypes: true })) {
		const source = join(item.parentPath, item.name);
		const target = join(to, relative(from, source));
		if (!item.isFile() || existsSync(target)) continue;
		await mkdir(dirname(target), { recursive: true });
		await link(source, target).catch(() => copyFile(source, target)); // FAT and exFAT have no hard links
	}
}

function formatMessage({ file, field, found, expected }: Diagnostic): string {
	return [file, field, found, expected].join('\n');
}

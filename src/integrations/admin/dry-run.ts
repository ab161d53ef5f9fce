// Runs the full content check on a change before it is saved.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
 * Checks a copy of content/ with the change applied. Leaves out findings that existed before.
 * @param files the files to save, by path relative to content/
 */
export async function dryRun(files: ReadonlyMap<string, string | Uint8Array>, content: string): Promise<DryRun> {
	const copy = await mkdtemp(join(tmpdir(), 'dry-run-'));
	try {
		await cp(content, copy, { recursive: true });
		for (const [name, bytes] of files) {
			const path = join(copy, name);
			if (relative(copy, path).startsWith('..')) throw new Error(`"${name}" is not in content/.`);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, bytes);
		}
		const before = await checkContent(content);
		const after = await checkContent(copy);
		const known = new Set([...before.errors, ...before.warnings].map(formatMessage));
		const isNew = (diagnostic: Diagnostic) => !known.has(formatMessage(diagnostic));
		return { errors: after.errors.filter(isNew), warnings: after.warnings.filter(isNew) };
	} finally {
		await rm(copy, { recursive: true });
	}
}

function formatMessage({ file, field, found, expected }: Diagnostic): string {
	return [file, field, found, expected].join('\n');
}

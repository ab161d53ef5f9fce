// Runs the full content check on a change before it is saved.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../content-check/check-content.ts';
import type { Diagnostic, Findings } from '../content-check/diagnostic.ts';

/**
 * Checks a copy of content/ with the change applied. Leaves out findings that existed before.
 * @param files the files to save, by path relative to content/
 */
export async function dryRun(files: ReadonlyMap<string, string | Uint8Array>, content: string): Promise<Findings> {
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
		const known = new Set([...before.errors, ...before.warnings].map(identify));
		const isNew = (diagnostic: Diagnostic) => !known.has(identify(diagnostic));
		return { errors: after.errors.filter(isNew), warnings: after.warnings.filter(isNew) };
	} finally {
		await rm(copy, { recursive: true });
	}
}

/** Without the line, which a change above moves. */
function identify({ file, field, found, expected }: Diagnostic): string {
	return [file, field, found, expected].join('\n');
}

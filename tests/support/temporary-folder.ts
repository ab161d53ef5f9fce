import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

type Files = Record<string, string | Uint8Array>;

/** Makes a temporary folder with these files. Removed after the last test. Call it outside of tests. */
export function temporaryFolder(files: Files = {}): string {
	const folder = mkdtempSync(join(tmpdir(), 'ember-test-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	writeFiles(folder, files);
	return folder;
}

/** Writes files and their folders. */
export function writeFiles(folder: string, files: Files): void {
	for (const [file, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), content);
	}
}

import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '~/integrations/content-check/check-content.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Files of content/ with their new text, or with a part of it to replace; undefined removes the file. */
export type Edits = Record<string, string | Uint8Array | undefined | [from: string | RegExp, to: string]>;

/** Writes the smallest fixture to a temporary folder for tests to break. Call it outside of tests. */
export async function prepareScratch() {
	const [original, folder] = [join(temporaryFolder(), 'original'), join(temporaryFolder(), 'content')];
	await fixtures.smallest(original);
	await cp(original, folder, { recursive: true });

	async function apply(name: string, edit: Edits[string]) {
		const file = join(folder, name);
		await mkdir(dirname(file), { recursive: true });
		if (edit === undefined) return rm(file);
		if (!Array.isArray(edit)) return writeFile(file, edit);
		const text = await readFile(file, 'utf8');
		const edited = text.replace(edit[0], edit[1]);
		if (edited === text) throw new Error(`${name} does not contain ${String(edit[0])}. Update the test.`);
		return writeFile(file, edited);
	}
	/** Checks the fixture with these edits. */
	return async (edits: Edits) => {
		for (const [name, edit] of Object.entries(edits)) await apply(name, edit);
		const findings = await checkContent(folder);
		for (const name of Object.keys(edits)) {
			await rm(join(folder, name), { force: true });
			if (existsSync(join(original, name))) await cp(join(original, name), join(folder, name));
		}
		return findings;
	};
}

/** The lines of a list in this folder: ⏎ is a new line, and "\\u00a0" a character that nobody sees. */
export function readLines(name: string): string[] {
	const text = readFileSync(`tests/content/${name}.txt`, 'utf8').trimEnd();
	const shown = text.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return shown.split('\n').map((line) => line.replaceAll('⏎', '\n'));
}

/** The same for lines that begin with the names of their files. */
export function readNamedLines(name: string): Record<string, string> {
	return Object.fromEntries(readLines(name).map((line) => [line.replace(/ .*/, ''), line.replace(/^\S+ /, '')]));
}

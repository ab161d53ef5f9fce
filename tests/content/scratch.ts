import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '~/integrations/content-check/check-content';
import { formatErrors } from '~/integrations/content-check/diagnostic';
import { writeEmber } from '../fixtures/ember';
import { temporaryFolder } from '../support/temporary-folder';

/** A temporary copy of the Ember fixture that a test can break. File names are relative to content/. */
export interface Scratch {
	path: (file: string) => string;
	/** Writes a file, or removes it if the content is undefined. */
	write: (file: string, content: string | Buffer | undefined) => Promise<void>;
	edit: (file: string, from: string | RegExp, to: string) => Promise<void>;
	/** Runs the content check. Returns its report. */
	check: () => Promise<string>;
	/** Undoes all changes. */
	restore: () => Promise<void>;
}

/** Writes the fixture to a temporary folder. Call it outside of tests. */
export async function copyContent(): Promise<Scratch> {
	const original = join(temporaryFolder(), 'original');
	const folder = join(temporaryFolder(), 'content');
	const path = (file: string) => join(folder, file);
	const restore = async () => {
		await rm(folder, { recursive: true, force: true });
		await cp(original, folder, { recursive: true });
	};
	const write: Scratch['write'] = async (file, content) => {
		await mkdir(dirname(path(file)), { recursive: true });
		await (content === undefined ? rm(path(file)) : writeFile(path(file), content));
	};
	await writeEmber(original);
	await restore();
	return {
		path,
		write,
		edit: async (file, from, to) => {
			const text = await readFile(path(file), 'utf8');
			const edited = text.replace(from, to);
			if (edited === text) throw new Error(`${file} does not contain ${String(from)}. Update the test.`);
			await write(file, edited);
		},
		check: async () => formatErrors((await checkContent(folder)).errors),
		restore,
	};
}

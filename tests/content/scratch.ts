import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '~/integrations/content-check/check-content.ts';
import { formatErrors } from '~/integrations/content-check/diagnostic.ts';
import { writeEmber } from '../fixtures/ember.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/**
 * Writes the Ember fixture to a temporary folder for tests to break. File names are relative to content/. Call it outside
 * of tests.
 */
export async function copyContent() {
	const original = join(temporaryFolder(), 'original');
	const folder = join(temporaryFolder(), 'content');
	const path = (file: string) => join(folder, file);
	/** Undoes all changes. */
	const restore = async () => {
		await rm(folder, { recursive: true, force: true });
		await cp(original, folder, { recursive: true });
	};
	/** Writes a file, or removes it if the content is undefined. */
	const write = async (file: string, content: string | Buffer | undefined) => {
		await mkdir(dirname(path(file)), { recursive: true });
		await (content === undefined ? rm(path(file)) : writeFile(path(file), content));
	};
	await writeEmber(original);
	await restore();
	return {
		path,
		write,
		edit: async (file: string, from: string | RegExp, to: string) => {
			const text = await readFile(path(file), 'utf8');
			const edited = text.replace(from, to);
			if (edited === text) throw new Error(`${file} does not contain ${String(from)}. Update the test.`);
			await write(file, edited);
		},
		/** Runs the content check. Returns its report. */
		check: async () => formatErrors((await checkContent(folder)).errors),
		restore,
	};
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, formatProblems } from '~/integrations/content-check/check-content';
import { writeEmber } from '../gyms/ember';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A gym to make mistakes in. */
export interface Scratch {
	/** The path of a file, named from content/. */
	path: (file: string) => string;
	/** What an editor reads now, with all problems. */
	complain: () => Promise<string>;
	/** What an editor reads while one file is changed. */
	complainAbout: (file: string, from: string | RegExp, to: string) => Promise<string>;
	remove: () => Promise<void>;
}

/** Writes the gym that tests know into a folder of its own. */
export async function copyContent(): Promise<Scratch> {
	const folder = await mkdtemp(join(tmpdir(), 'ember-content-'));
	await writeEmber(join(folder, 'content'));
	const path = (file: string) => join(folder, 'content', file);
	const complain = async () => formatProblems(await checkContent(join(folder, 'content')));
	return {
		path,
		complain,
		complainAbout: async (file, from, to) => {
			const good = await readFile(path(file), 'utf8');
			const bad = good.replace(from, to);
			if (bad === good) throw new Error(`${file} does not contain ${String(from)}: mend the test.`);
			await writeFile(path(file), bad);
			const complaint = await complain();
			await writeFile(path(file), good);
			return complaint;
		},
		remove: () => rm(folder, { recursive: true }),
	};
}

/** What an editor reads of a single problem. `place` is a file, named from content/, and the line in it. */
export function complaint(place: string, field: string, found: string, expected: string): string {
	return `1 problem in content/\n\ncontent/${place}\n  ${field}${field === '' ? '' : ': '}found ${found}\n    ${expected}`;
}

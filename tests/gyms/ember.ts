import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { definitions } from '../../src/schemas/collections.ts';
import { guideExamples } from '../support/guide.ts';
import { readEntries } from '../../src/integrations/content-check/read-entries.ts';
import { leastEntry } from './smallest.ts';
import { writeFiles } from './write.ts';

/**
 * Writes the gym whose every word a test may know: texts of its own in ember/, which nobody edits for a visitor's sake, and
 * what an editor adds who copies the examples of the guide. A field that a schema has come to demand since is filled in with
 * its example.
 */
export async function writeEmber(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await cp(path.join(import.meta.dirname, 'ember'), folder, { recursive: true });
	for (const { file, text } of await guideExamples()) {
		await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
		// As an editor publishes a page: with the blanks filled in.
		const filled = text.replace(/\[your ([^\]]+)\]/gi, 'the $1').replace('draft: true\n', '');
		await writeFile(path.join(folder, file), filled);
	}
	const { entries } = await readEntries(folder);
	for (const { collection, data, body, path: file } of entries) {
		const known = Object.keys(definitions).find((name): name is keyof typeof definitions => name === collection);
		const whole = known === undefined ? data : complete(data, leastEntry(known));
		await writeFiles(path.dirname(file), whole, body);
		if (JSON.stringify(whole) === JSON.stringify(data)) continue; // as it stands in its file, line by line
		await writeFile(
			file,
			file.endsWith('.md') ? `---\n${stringify(whole)}---\n${body}` : JSON.stringify(whole, null, '\t'),
		);
	}
}

/** A group, and the fields of another that it lacks; lists and all else as they are. */
function complete(own: unknown, example: unknown): unknown {
	if (own === undefined) return example;
	if (!isGroup(own) || !isGroup(example)) return own;
	const names = new Set([...Object.keys(own), ...Object.keys(example)]);
	return Object.fromEntries([...names].map((name) => [name, complete(own[name], example[name])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The check that the editing screen runs before it saves.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dryRun } from '~/integrations/admin/dry-run';
import { copyContent } from './scratch';

const file = 'classes/boxing.md';
const scratch = await copyContent();
const content = scratch.path('');
const text = await readFile(join(content, file), 'utf8');

const run = (...files: [string, string][]) => dryRun(new Map(files), content);
const expected = (messages: { expected: string }[]) => messages.map((message) => message.expected);

test('a dry run reports errors that depend on other files, and writes nothing', async () => {
	const { errors } = await run([file, text.replace(/order: \d+/, 'order: 1')]);
	expect(expected(errors)).toEqual([expect.stringMatching(/has the same "order". Give each its own number.$/)]);
	expect(await readFile(join(content, file), 'utf8')).toBe(text);
});

test('a dry run reports only what the change causes', async () => {
	const day = await readFile(join(content, 'schedule/monday.json'), 'utf8');
	const { errors, warnings } = await run(['schedule/monday.json', day.replace('9:00am-10:00am', '9:00am-10:00pm')]);
	expect(errors).toEqual([]);
	expect(expected(warnings)).toEqual(['It takes 13 hours. Is it am where pm was meant?']);
	expect(await run([file, text])).toMatchObject({ errors: [], warnings: [] });
	await scratch.edit('plans/beginner.json', '"price"', '"prise"');
	expect(await run([file, text])).toMatchObject({ errors: [], warnings: [] });
});

test('files outside content/ are rejected', async () => {
	await expect(run(['../outside.json', '{}'])).rejects.toThrow('"../outside.json" is not in content/.');
});

// The check that the editing screen runs before it saves.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dryRun } from '~/integrations/admin/dry-run';
import { copyContent } from './scratch';

const file = 'classes/boxing.md';
const scratch = await copyContent();
const content = scratch.path('');
const text = await readFile(join(content, file), 'utf8');

const run = (...files: [string, string | Uint8Array][]) => dryRun(new Map(files), content);
const expected = (messages: { expected: string }[]) => messages.map((message) => message.expected);

test('a dry run reports errors that depend on other files, and writes nothing', async () => {
	const { errors } = await run([file, text.replace(/order: \d+/, 'order: 1')]);
	expect(expected(errors)).toEqual([expect.stringMatching(/has the same "order". Give each its own number.$/)]);
	expect(await readFile(join(content, file), 'utf8')).toBe(text);
});

test('a dry run reports new warnings only', async () => {
	const day = await readFile(join(content, 'schedule/monday.json'), 'utf8');
	const { errors, warnings } = await run(['schedule/monday.json', day.replace('9:00am-10:00am', '9:00am-10:00pm')]);
	expect(errors).toEqual([]);
	expect(expected(warnings)).toEqual(['It takes 13 hours. Is it am where pm was meant?']);
	expect(await run([file, text])).toMatchObject({ errors: [], warnings: [] });
});

test('a new picture is checked before it is saved, and the one it replaces gets a warning', async () => {
	const draw = (width: number) =>
		sharp({ create: { width, height: (width / 3) * 2, channels: 3, background: '#432' } })
			.webp()
			.toBuffer();
	const changed = text.replace('./boxing.jpg', './ring.webp');
	const small = await run([file, changed], ['classes/ring.webp', await draw(300)]);
	expect(expected(small.errors)).toEqual([
		'The picture "./ring.webp" is 300 px wide; this place needs at least 1200 px.',
	]);
	const large = await run([file, changed], ['classes/ring.webp', await draw(1500)]);
	expect(large.errors).toEqual([]);
	expect(large.warnings).toMatchObject([{ file: 'content/classes/boxing.jpg', found: 'a picture that no page shows' }]);
});

test('files outside content/ are rejected', async () => {
	await expect(run(['../outside.json', '{}'])).rejects.toThrow('"../outside.json" is not in content/.');
});

// What the editing screen asks before it saves, and what it clears away afterwards.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { rehearse, tidy } from '~/integrations/admin/dry-run';
import { copyContent, type Scratch } from './scratch';

let scratch: Scratch;
let cache: string;
let content: string;
let file: string;
let text: string;
beforeAll(async () => {
	scratch = await copyContent();
	cache = await mkdtemp(join(tmpdir(), 'ember-rehearsal-'));
	content = scratch.path('');
	const names = await readdir(join(content, 'classes'));
	file = `classes/${names.find((name) => name.endsWith('.json')) ?? ''}`;
	text = await readFile(join(content, file), 'utf8');
});
afterAll(async () => {
	await scratch.remove();
	await rm(cache, { recursive: true });
});

const draw = async (width: number) => {
	const bytes = await sharp({ create: { width, height: (width / 3) * 2, channels: 3, background: '#432' } })
		.jpeg()
		.toBuffer();
	return bytes.toString('base64');
};
const withPicture = (name: string) => text.replace(/"image": ".*"/, `"image": "./${name}"`);

test('a change is told what only the whole content can know, and leaves no trace', async () => {
	const changed = text.replace(/"order": (\d+)/, (_, order: string) => `"order": ${order === '1' ? 2 : 1}`);
	const { findings } = await rehearse({ file, text: changed, pictures: {} }, content, cache);
	expect(findings).toHaveLength(1);
	expect(findings[0]?.expected).toMatch(/has the same "order". Give each its own number.$/);
	expect(await readFile(join(content, file), 'utf8')).toBe(text);
	expect(await readdir(cache)).toEqual([]);
});

test('a change that may be meant is told the other places that do not agree any more', async () => {
	const coaches = await Promise.all(
		(await readdir(join(content, 'coaches')))
			.filter((name) => name.endsWith('.json'))
			.map(async (name) => [`coaches/${name}`, await readFile(join(content, 'coaches', name), 'utf8')] as const),
	);
	const told = await Promise.all(
		coaches.map(async ([coach, written]) => {
			const renamed = written.replace(/"name": ".*"/, '"name": "Zacharias Quill"');
			return rehearse({ file: coach, text: renamed, pictures: {} }, content, cache);
		}),
	);
	expect(told.flatMap(({ findings }) => findings)).toEqual([]);
	const notes = told.flatMap(({ notes }) => notes).map(({ expected }) => expected);
	expect(notes).toContainEqual(expect.stringMatching(/^No class names this coach as its trainer\./));
});

test('a new picture is looked at before it is saved', async () => {
	const change = { file, text: withPicture('small.jpg'), pictures: { 'small.jpg': await draw(300) } };
	const { findings } = await rehearse(change, content, cache);
	expect(findings.map(({ expected }) => expected)).toEqual([
		'The picture "./small.jpg" is 300 px wide; this place needs at least 1200 px.',
	]);
	expect(existsSync(join(content, 'classes/small.jpg'))).toBe(false);
});

test('a mistake that was there before is not held against a change', async () => {
	const { findings } = await rehearse({ file, text, pictures: {} }, content, cache);
	expect(findings).toEqual([]);
});

test('the file of a replaced picture goes once no page shows it', { timeout: 30_000 }, async () => {
	const picture = await draw(1500);
	const { image } = z.object({ image: z.string() }).parse(JSON.parse(text));
	const old = `classes/${image.replace('./', '')}`;
	const { findings, leftOver } = await rehearse(
		{ file, text: withPicture('new.jpg'), pictures: { 'new.jpg': picture } },
		content,
		cache,
	);
	expect(findings).toEqual([]);
	expect(leftOver).toEqual([old]);
	await tidy(leftOver, content);
	expect(existsSync(join(content, old))).toBe(true); // it is still shown
	await writeFile(join(content, 'classes/new.jpg'), Buffer.from(picture, 'base64'));
	await writeFile(join(content, file), withPicture('new.jpg'));
	await tidy(leftOver, content);
	expect(existsSync(join(content, old))).toBe(false);
});

test('nothing is written outside content/', async () => {
	const change = { file: '../outside.json', text: '{}', pictures: {} };
	await expect(rehearse(change, content, cache)).rejects.toThrow('"../outside.json" is not in content/.');
});

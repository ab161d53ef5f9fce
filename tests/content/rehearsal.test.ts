// What the editing screen asks before it saves, and what it clears away afterwards.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rehearse, tidy } from '~/tooling/admin/rehearse';
import { copyContent, type Scratch } from './scratch';

const file = 'plans/beginner.json';
let scratch: Scratch;
let cache: string;
let text: string;
beforeAll(async () => {
	scratch = await copyContent();
	cache = await mkdtemp(join(tmpdir(), 'ember-rehearsal-'));
	text = await readFile(scratch.path(file), 'utf8');
});
afterEach(() => scratch.restore());
afterAll(async () => {
	await scratch.remove();
	await rm(cache, { recursive: true });
});

/** What an editor is told who saves this, with new pictures. */
const ask = (change: { file?: string; text: string; pictures?: Record<string, Buffer> }) => {
	const pictures = Object.entries(change.pictures ?? {}).map(([name, bytes]) => [name, bytes.toString('base64')]);
	return rehearse({ file, ...change, pictures: Object.fromEntries(pictures) }, scratch.folder, cache);
};
const draw = (width: number) =>
	sharp({ create: { width, height: (width / 3) * 2, channels: 3, background: '#432' } })
		.jpeg()
		.toBuffer();
const withPicture = (name: string) => text.replace(/"image": ".*"/, `"image": "./${name}"`);

test('a change is compared with the rest of the content, and leaves no trace', async () => {
	const { findings } = await ask({ text: text.replace('"order": 1', '"order": 2') });
	expect(findings.map(({ expected }) => expected)).toEqual([
		'content/plans/beginner.json has the same "order". Give each its own number.',
	]);
	expect(await readFile(scratch.path(file), 'utf8')).toBe(text);
	expect(await readdir(cache)).toEqual([]);
});

test('a change that is right brings up the places that do not agree any more', async () => {
	const coach = 'coaches/dario-keller.json';
	const renamed = (await readFile(scratch.path(coach), 'utf8')).replace('"Dario Keller"', '"Zacharias Quill"');
	const { findings, notes } = await ask({ file: coach, text: renamed });
	expect(findings).toEqual([]);
	expect(notes.map(({ expected }) => expected).join()).toMatch(/^No class names this coach as its trainer\./);
});

test('a new picture is checked before it is saved', async () => {
	const { findings } = await ask({ text: withPicture('small.jpg'), pictures: { 'small.jpg': await draw(300) } });
	expect(findings.map(({ expected }) => expected)).toEqual([
		'The picture "./small.jpg" is 300 px wide; this place needs at least 1200 px.',
	]);
	expect(existsSync(scratch.path('plans/small.jpg'))).toBe(false);
});

test('a mistake elsewhere that was there before does not stop a change', async () => {
	await scratch.edit('plans/professional.json', '"order": 3', '"order": 0');
	expect((await ask({ text })).findings).toEqual([]);
});

test('the file of a replaced picture is deleted once no page shows it', async () => {
	const picture = await draw(1500);
	const { findings, leftOver } = await ask({ text: withPicture('new.jpg'), pictures: { 'new.jpg': picture } });
	expect(findings).toEqual([]);
	expect(leftOver).toEqual(['plans/beginner.jpg']);
	await tidy(leftOver, scratch.folder);
	expect(existsSync(scratch.path('plans/beginner.jpg'))).toBe(true); // it is still shown
	await scratch.write('plans/new.jpg', picture);
	await scratch.write(file, withPicture('new.jpg'));
	await tidy(leftOver, scratch.folder);
	expect(existsSync(scratch.path('plans/beginner.jpg'))).toBe(false);
});

test('nothing is written outside content/', async () => {
	await expect(ask({ file: '../outside.json', text: '{}' })).rejects.toThrow('"../outside.json" is not in content/.');
});

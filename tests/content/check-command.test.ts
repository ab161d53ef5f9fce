import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOverlay } from '~/integrations/content-check/dev/content-overlay';
import { complaint, copyContent, root, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

describe('npm run check:content', () => {
	const run = () =>
		spawnSync(process.execPath, [join(root, 'src/integrations/content-check/command.ts')], {
			env: { ...process.env, CONTENT_DIR: scratch.path('.') },
			encoding: 'utf8',
		});

	test('ends well where nothing is wrong, and prints what is worth a look', async () => {
		await writeFile(scratch.path('gallery/forgotten.jpg'), await readFile(scratch.path('gallery/gallery-01.jpg')));
		const { status, stdout } = run();
		await rm(scratch.path('gallery/forgotten.jpg'));
		expect(stdout).toMatch(/^\d+ notes? on content\/: worth a look, the site is built all the same\n\n/);
		expect(stdout).toContain(
			'content/gallery/forgotten.jpg\n  found a picture that no page shows\n    Name it in a content file, or delete it.\n',
		);
		expect(stdout).toMatch(/\n\ncontent\/: \d+ files, no mistakes\n$/);
		expect(status).toBe(0);
	});

	test('ends with an error and every problem where something is', async () => {
		const file = scratch.path('plans/beginner.json');
		await writeFile(file, (await readFile(file, 'utf8')).replace('39', '0'));
		const { status, stderr } = run();
		const expected = '"price" must be above 0: the price per month, in the currency of settings/gym.json, e.g. 39.';
		expect(stderr).toBe(`${complaint('plans/beginner.json:4', 'price', '0', expected)}\n`);
		expect(status).toBe(1);
	});
});

describe('the overlay of npm run dev', () => {
	test('shows the problems as text and leads to the first of them', () => {
		const file = 'content/pages/blog.md';
		const problem = { file, line: 3, field: 'title', found: '"<b> & co"', expected: 'Write words.' };
		const { title, message, loc } = contentOverlay('/site/content', [problem]).err;
		expect(title).toBe('1 problem in content/');
		expect(message).toBe(`${file}:3\n  title: found "&lt;b> &amp; co"\n    Write words.`);
		expect(loc).toEqual({ file: join('/site', file), line: 3, column: 1 });
	});
});

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { root } from '~/tooling/folders';
import { copyContent, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterEach(() => scratch.restore());
afterAll(() => scratch.remove());

const run = () =>
	spawnSync(process.execPath, [join(root, 'src/integrations/content-check/command.ts')], {
		env: { ...process.env, CONTENT_DIR: scratch.folder },
		encoding: 'utf8',
	});

test('npm run check:content prints what is worth a look, and succeeds', async () => {
	await scratch.write('gallery/forgotten.jpg', await readFile(scratch.path('gallery/gallery-01.jpg')));
	const { status, stdout } = run();
	expect(stdout).toMatch(/^\d+ notes? on content\/: worth a look, the site is built all the same\n\n/);
	expect(stdout).toContain(
		'content/gallery/forgotten.jpg\n  found a picture that no page shows\n    Name it in a content file, or delete it.\n',
	);
	expect(stdout).toMatch(/\n\ncontent\/: \d+ files, no mistakes\n$/);
	expect(status).toBe(0);
});

test('npm run check:content prints every mistake, and fails', async () => {
	await scratch.edit('plans/beginner.json', '39', '0');
	const { status, stderr } = run();
	expect(stderr).toBe(`1 problem in content/

content/plans/beginner.json:4
  price: found 0
    "price" must be above 0: the price per month, in the currency of settings/gym.json, e.g. 39.
`);
	expect(status).toBe(1);
});

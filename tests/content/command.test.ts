import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/folders.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const run = () =>
	spawnSync(process.execPath, [join(root, 'src/integrations/content-check/command.ts')], {
		env: { ...process.env, CONTENT_DIR: folder },
		encoding: 'utf8',
	});

test('npm run check:content prints warnings and succeeds', async () => {
	await fixtures.smallest(folder);
	await writeFile(join(folder, 'classes/forgotten.jpg'), '');
	const { status, stdout } = run();
	expect(stdout).toMatch(/^Worth a look in content\/ \(\d+\); you can publish without fixing these\n\n/);
	expect(stdout).toContain(
		'content/classes/forgotten.jpg\n  found a file that nothing uses\n    Check its name and folder, or delete it.\n',
	);
	expect(stdout).toMatch(/\n\ncontent\/ has no mistakes\n$/);
	expect(status).toBe(0);
});

test('npm run check:content prints every error and fails', async () => {
	await fixtures.smallest(folder);
	const file = join(folder, 'plans/plan.json');
	await writeFile(file, (await readFile(file, 'utf8')).replace(/"price": [\d.]+/, '"price": 0'));
	const { status, stderr } = run();
	expect(stderr).toBe(`1 mistake in content/

content/plans/plan.json:3
  price: found 0
    Write a number above 0 with at most two decimal places. Example: 39.
`);
	expect(status).toBe(1);
});

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
	await writeFile(join(folder, 'changes/old.json'), '{ "from": "2020-01-07", "what": "closed" }');
	const { status, stdout } = run();
	expect(stdout).toBe(`Worth a look in content/; you can publish without fixing these

content/changes/old.json:1
  from: found "2020-01-07"
    This day was in an earlier year. Correct it, or delete the file.

content/ has no mistakes
`);
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
    Write a number from 0.01 to 9999999, with at most two decimal places. Example: 39.
`);
	expect(status).toBe(1);
});

import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/folders.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const run = (...words: string[]) =>
	spawnSync(process.execPath, [join(root, 'src/scripts/report-content.ts'), ...words], {
		env: { ...process.env, CONTENT_DIR: folder },
		encoding: 'utf8',
	});

test('npm run check:content prints warnings and succeeds, or prints errors and fails', async () => {
	await fixtures.smallest(folder);
	await writeFile(join(folder, 'changes/old.json'), '{ "from": "2020-01-07", "what": "closed" }');
	const { status, stdout } = run();
	expect(stdout).toBe(`Worth a look in content/; you can publish without fixing these

content/changes/old.json:1
  from: found "2020-01-07"
    This day is long over. Correct it, or delete the file.

content/ has no mistakes
`);
	expect(status).toBe(0);
	expect(JSON.parse(run('texts').stdout)).toHaveProperty('general.today');
	await writeFile(join(folder, 'changes/old.json'), '');
	expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('1 mistake in content/') });
});

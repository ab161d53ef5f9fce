import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/folders.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

test('npm run check:content prints errors and fails', () => {
	const folder = temporaryFolder();
	writeFiles(folder, { 'changes/old.json': '' });
	const env = { ...process.env, CONTENT_DIR: folder };
	const check = spawnSync(process.execPath, [join(root, 'src/scripts/report-content.ts')], { env, encoding: 'utf8' });
	expect(check).toMatchObject({ status: 1, stderr: expect.stringContaining('mistakes in content/') });
});

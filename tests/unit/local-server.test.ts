import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '~/scripts/shared/listen.ts';
import { prepareServer } from '~/scripts/start/serve.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');

beforeEach(() => {
	rmSync(dataFolder, { recursive: true, force: true });
	mkdirSync(dataFolder);
});

describe('accounts', () => {
	it('that cannot be opened stop the server, on every attempt', async () => {
		vi.stubEnv('PUBLIC_SUPABASE_URL', '').stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', ''); // overrides .env
		writeFiles(dataFolder, { 'database/PG_VERSION': '17' });
		for (const attempt of ['first', 'second']) {
			await expect(prepareServer({ port: '0' }, dataFolder), attempt).rejects.toThrow(
				/^The database in .*database can't be opened\. Delete .*database to start with an empty one\.$/,
			);
		}
		vi.unstubAllEnvs();
	});
});

const env = {
	...process.env,
	CONTENT_DIR: dataFolder, // empty: a build would stop with another message
	CACHE_DIR: dataFolder,
	OUT_DIR: join(folder, 'dist'),
	// A hosted project, so that no database has to start.
	PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
	PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

it('npm start reports a port in use before it builds', async () => {
	const server = createServer();
	const port = await listen(server, 0, 'localhost');
	const start = ['src/scripts/start/start.ts', '--port', `${port}`];
	const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', env });
	server.close();
	expect([status, stdout, stderr]).toEqual([
		1,
		'',
		`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}\n`,
	]);
});

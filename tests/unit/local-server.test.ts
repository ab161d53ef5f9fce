import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '~/scripts/shared/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

it('npm start reports a port in use before it builds', async () => {
	const env = {
		...process.env,
		CONTENT_DIR: folder, // empty: a build would stop with another message
		OUT_DIR: folder,
		// A hosted project, so that no database has to start.
		PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
		PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
	};
	const server = createServer();
	const port = await listen(server, 0, 'localhost');
	const start = ['src/scripts/start/start.ts', '--port', `${port}`];
	const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', env });
	server.close();
	expect([status, stdout]).toEqual([1, '']);
	expect(stderr).toMatch(/^Error: listen EADDRINUSE: .*\nChoose another port, e\.g\. npm start -- --port 4322\n$/);
});

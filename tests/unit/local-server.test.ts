import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLock } from '~/integrations/build-lock.ts';
import { lock } from '~/integrations/lock.ts';
import { listen } from '~/scripts/shared/listen.ts';
import { prepareServer } from '~/scripts/start/serve.ts';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const file = join(dataFolder, 'lock');
const another = process.ppid;
const take = () => lock(file, 'It is in use', 'Wait.');

beforeEach(() => {
	rmSync(dataFolder, { recursive: true, force: true });
	mkdirSync(dataFolder);
});

describe('a lock', () => {
	it('stops a second process or a second use in the same process, and says what to do', () => {
		const release = take();
		expect(() => take()).toThrow('It is in use');
		release();
		expect(existsSync(file)).toBe(false);
		writeFileSync(file, String(another));
		expect(() => take()).toThrow(
			new RegExp(`^It is in use \\(process ${another}\\)\\. Wait\\. If none is running, delete .*lock\\.$`),
		);
	});

	it.each([
		['a process that has ended', String(spawnSync(process.execPath, ['--version']).pid)],
		['an earlier process with the same id', String(process.pid)],
		['a process that was stopped while writing', ''],
	])('of %s is ignored', (_, content) => {
		writeFileSync(file, content);
		const release = take();
		expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
		release();
	});
});

it('a second build in the same folder stops with a message', () => {
	const print = vi.spyOn(console, 'error').mockReturnValue();
	const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
		throw new Error('stopped');
	});
	writeFileSync(join(dataFolder, 'build.lock'), String(another));
	// @ts-expect-error -- Astro passes more than the integration reads.
	expect(() => buildLock(dataFolder).hooks['astro:build:start']?.({})).toThrow('stopped');
	expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Another build is running in this folder \(/));
	print.mockRestore();
	exit.mockRestore();
});

describe('accounts', () => {
	it('are not replaced by an empty database while another server uses them', async () => {
		writeFileSync(file, String(another));
		await expect(startSupabase({ dataFolder })).rejects.toThrow(/^Another server is using the accounts in .*data \(/);
	});

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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { embeddedSettings } from '~/integrations/hosting/account-settings.ts';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';
import { fetch } from '../support/shared-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Who may open the database in a folder.

const folder = temporaryFolder();
const owner = path.join(folder, 'owner.json');
const source = new URL('../../src/', import.meta.url).href;
/** Runs a script in a process of its own. */
const run = (script: string) =>
	spawn(process.execPath, ['--input-type=module', '--eval', script], {
		env: { ...process.env, ...embeddedSettings, FOLDER: folder },
	});

it('one process opens the folder, another one says who it is', async () => {
	const first = run(`import { prepareServer } from '${source}scripts/start/start.ts';
		await prepareServer({ port: '0' }, process.env.FOLDER);
		console.log('Open.'); // and waits for a build`);
	await once(first.stdout, 'data');
	const { pid, address } = JSON.parse(readFileSync(owner, 'utf8'));
	expect(pid).toBe(first.pid);
	const message = `Process ${pid} has the accounts in ${folder} open: ${address}\nStop it`;
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(message);

	const ended = once(first, 'exit');
	first.kill('SIGHUP'); // the terminal was closed
	expect([await ended, existsSync(owner)]).toEqual([[0, null], false]);
});

it('of several processes that want to open it at the same time, one does', async () => {
	// The folder "open" can't be made twice, so a process fails if it opens what another one has open.
	const processes = [1, 2, 3].map(() =>
		run(`import { mkdirSync, rmdirSync } from 'node:fs';
			import { claimFolder } from '${source}integrations/accounts-dev/owner.ts';
			process.chdir(process.env.FOLDER);
			let opened = 0;
			while (opened < 100) {
				let release;
				try {
					release = claimFolder('.');
				} catch ({ message }) {
					if (/^(Another process is opening|Process \\d+ has) the accounts/.test(message)) continue;
					throw message;
				}
				mkdirSync('open');
				opened++;
				rmdirSync('open');
				release();
			}`),
	);
	expect(await Promise.all(processes.map(({ stderr }) => text(stderr)))).toEqual(['', '', '']);
});

it('a process that finds another one opening the folder leaves it alone', async () => {
	const claim = `${owner}.new`;
	writeFileSync(claim, '');
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(`If none is, delete ${claim}.`);
	expect([existsSync(claim), existsSync(owner)]).toEqual([true, false]);
	rmSync(claim);
});

it('a process that has ended owns nothing, nor does a damaged file', async () => {
	const ended = spawn(process.execPath, ['--version']);
	await once(ended, 'exit');
	for (const left of [JSON.stringify({ pid: ended.pid, address: 'http://localhost:4321' }), '{"pid":']) {
		writeFileSync(owner, left);
		const { query, close } = await startSupabase({ dataFolder: folder });
		expect(await query('select email from auth.users')).toEqual([{ email: 'test@example.com' }]);
		await close();
		expect(existsSync(owner)).toBe(false);
	}
});

it('a secret that was cut off, because the disk was full, is named', async () => {
	const secret = path.join(folder, 'jwt-secret');
	writeFileSync(secret, '');
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(`${secret} is incomplete. Delete it.`);
});

it('a stalled upload doesn’t hold up other requests', async () => {
	const stalled = { method: 'POST', body: new ReadableStream(), duplex: 'half' as const };
	void fetch(new Request('http://localhost/rest/v1/contact_messages', stalled));
	expect((await fetch(new Request('http://localhost/auth/v1/health'))).status).toBeLessThan(500);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { embeddedSettings } from '~/integrations/hosting/account-settings.ts';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Who may open the database in a folder.

const folder = temporaryFolder();
const owner = path.join(folder, 'owner.json');
const prepare = `import { prepareServer } from '${new URL('../../src/scripts/start/start.ts', import.meta.url).href}';
	await prepareServer({ port: '0' }, process.env.FOLDER);`;

/** Starts a server that waits for a build, in a process of its own. */
const start = () =>
	spawn(process.execPath, ['--input-type=module', '--eval', prepare], {
		env: { ...process.env, ...embeddedSettings, FOLDER: folder },
	});

it('one process opens the folder, another one says who it is', async () => {
	const first = start();
	await expect.poll(() => existsSync(owner)).toBe(true);
	const { pid, address } = JSON.parse(readFileSync(owner, 'utf8'));
	expect(pid).toBe(first.pid);

	const second = start();
	expect(await text(second.stderr)).toContain(`Process ${pid} has the accounts in ${folder} open: ${address}\nStop it`);

	const ended = once(first, 'exit');
	first.kill('SIGHUP'); // the terminal was closed
	expect([await ended, existsSync(owner)]).toEqual([[0, null], false]);
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
	const { fetch: send, close } = await startSupabase();
	const stalled = { method: 'POST', body: new ReadableStream(), duplex: 'half' as const };
	void send(new Request('http://localhost/rest/v1/contact_messages', stalled));
	expect((await send(new Request('http://localhost/auth/v1/health'))).status).toBeLessThan(500);
	await close();
});

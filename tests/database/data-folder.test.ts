import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it, vi } from 'vitest';
import { embeddedSettings } from '~/integrations/hosting/account-settings.ts';
import { claimFolder } from '~/integrations/accounts-dev/data-folder.ts';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// The database in a folder: what an update of the site does with it, who may open it, and what happens if nobody can.

vi.setConfig({ testTimeout: 600_000 }); // starts processes and databases, which takes minutes on a very busy machine
afterAll(() => vi.resetConfig());
const folder = temporaryFolder();
const source = new URL('../../src/', import.meta.url).href;
const env = { ...process.env, ...embeddedSettings, FOLDER: folder };
/** Runs a script in a process of its own. */
const run = (script: string) => spawn(process.execPath, ['--input-type=module', '--eval', script], { env });

// A gym's database has rows from every version before, also rows that a later rule refuses.
const [first = '', ...later] = readdirSync(path.join(import.meta.dirname, '../../supabase/migrations'))
	.sort()
	.map((file) => file.replace(/_.*/, ''));

/** What a migration lets in for the first time. The gym may store anything that no constraint forbids. */
const rows: { [version: string]: string } = {
	20261123090100: `insert into public.contact_messages (name, email) values ('Ada', 'a..b@example.com')`,
	20261125100000: `insert into public.contact_messages (name, email, mail, mail_tried_at)
		values ('Bob', 'bob@exam_ple.com', 'waiting', now() - interval '1 hour')`,
	20261128090000: `insert into public.contact_messages (name, email, about, mail, mail_tried_at)
		values (repeat('n', 101), '', E'a\\nb', 'waiting', now() - interval '1 hour')`,
	20261128210000: `insert into public.contact_messages (email, form, consent, mail, mail_tried_at)
		values ('eve@example.com', 'newsletter', 'Yes.', 'waiting', now() - interval '1 hour')`,
};

it('every migration takes a database that the versions before have filled, which then works', async () => {
	const { migrate, query, close } = await startSupabase({ dataFolder: folder, lastMigration: first });
	for (const version of later) {
		await migrate(version);
		if (rows[version]) await query(rows[version]);
	}
	const messages = 'select name, email, about from public.contact_messages order by id';
	const stored = await query(messages);
	expect(stored).toHaveLength(Object.keys(rows).length);

	await query('create table net._http_response (id bigint, status_code integer)'); // pg_net has it
	await query('select private.retry_contact_mails()');
	const retried = "select name from public.contact_messages where mail_tried_at > now() - interval '1 minute'";
	expect(await query(retried)).toHaveLength(3);

	// As supabase/README.md restores a backup.
	await query('create table backup as select * from public.contact_messages');
	await query('delete from public.contact_messages');
	await query('set session_replication_role = replica');
	await query('insert into public.contact_messages overriding system value select * from backup');
	expect(await query(messages)).toEqual(stored);
	await close();
});

it('one process opens the folder, another one says who it is', async () => {
	const server = run(`import { prepareServer } from '${source}scripts/start/start.ts';
		await prepareServer({ port: '0' }, process.env.FOLDER);
		console.log('Open.'); // and waits for a build`);
	await once(server.stdout, 'data');
	const owner = path.join(folder, `opened-by-${server.pid}`);
	const message = `Process ${server.pid} has the accounts in ${folder} open: ${readFileSync(owner, 'utf8')}\nStop it`;
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(message);

	const ended = once(server, 'exit');
	server.kill('SIGHUP'); // the terminal was closed
	expect([await ended, existsSync(owner)]).toEqual([[0, null], false]);
});

it('of several processes that want to open it at the same time, never two do', async () => {
	// The folder "open" can't be made twice, so a process fails if it opens what another one has open.
	const processes = [1, 2, 3].map(() =>
		run(`import { mkdirSync, rmdirSync } from 'node:fs';
			import { claimFolder } from '${source}integrations/accounts-dev/data-folder.ts';
			process.chdir(process.env.FOLDER);
			const wait = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
			let opened = 0;
			while (opened < 20) {
				try {
					const release = claimFolder('.');
					mkdirSync('open');
					wait(1);
					rmdirSync('open');
					release();
					opened++;
				} catch ({ message }) {
					if (!/^Process \\d+ has the accounts/.test(message)) throw message;
					wait(Math.random() * 5);
				}
			}`),
	);
	expect(await Promise.all(processes.map(({ stderr }) => text(stderr)))).toEqual(['', '', '']);
});

it('a process that has ended owns nothing', async () => {
	const ended = spawn(process.execPath, ['--version']);
	await once(ended, 'exit');
	writeFileSync(path.join(folder, `opened-by-${ended.pid}`), 'http://localhost:4321');
	claimFolder(folder)();
	expect(globSync('opened-by-*', { cwd: folder })).toEqual([]);
});

it('a database that can’t be opened stays as it is, and so does the folder', async () => {
	const damaged = path.join(folder, 'database/PG_VERSION');
	const whole = readFileSync(damaged);
	writeFileSync(damaged, 'nothing');
	const advice = `give ${path.join(folder, 'database')} another name. Nothing in it is lost.`;
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(advice);
	expect([readFileSync(damaged, 'utf8'), globSync('opened-by-*', { cwd: folder })]).toEqual(['nothing', []]);

	writeFileSync(damaged, whole);
	writeFileSync(path.join(folder, 'jwt-secret'), ''); // the disk was full
	const { query, close } = await startSupabase({ dataFolder: folder });
	await query(`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`);
	await close();
	const reason = /Another version of the site has created them.*another name/s;
	await expect(startSupabase({ dataFolder: folder })).rejects.toThrow(reason);
});

it('a start that fails leaves no half-made database behind', async () => {
	const fresh = path.join(folder, 'fresh');
	mkdirSync(path.join(fresh, 'jwt-secret'), { recursive: true }); // can't be read
	await expect(startSupabase({ dataFolder: fresh })).rejects.toThrow("The accounts can't be opened.");
	expect(readdirSync(fresh)).toEqual(['jwt-secret']);
});

it.runIf(process.getuid?.())('a folder that this user may not write to is named', async () => {
	const locked = path.join(folder, 'locked');
	mkdirSync(locked, { mode: 0o555 });
	await expect(startSupabase({ dataFolder: locked })).rejects.toThrow(`This user may not write to ${locked}.`);
});

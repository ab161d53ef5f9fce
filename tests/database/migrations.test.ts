import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';

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
};

it('every migration takes a database that the versions before have filled, which then works', async () => {
	const { migrate, query, close } = await startSupabase({ lastMigration: first });
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
	expect(await query(retried)).toHaveLength(2);

	// As supabase/README.md restores a backup.
	await query('create table backup as select * from public.contact_messages');
	await query('delete from public.contact_messages');
	await query('set session_replication_role = replica');
	await query('insert into public.contact_messages overriding system value select * from backup');
	expect(await query(messages)).toEqual(stored);
	await close();
});

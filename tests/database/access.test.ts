import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ann, bob, fetch, query, statusOf } from '../support/database.ts';

// Which tables and functions visitors and members can access, and whether one can keep the others from them.

const users = '/rest/v1/users';
const messages = '/rest/v1/contact_messages';

it('requests without the key or with a wrong one are rejected', async () => {
	const body = { name: 'Eve', email: 'eve@example.com' };
	for (const key of ['', 'sb_publishable_wrong', 'sb_secret_wrong', 'service_role']) {
		expect(await statusOf('GET', users, { key }), key).toBe(401);
		expect(await statusOf('POST', messages, { key, body }), key).toBe(401);
	}
});

it('the service exposes neither the accounts nor other schemas', async () => {
	for (const schema of ['auth', 'private', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
		const headers = { 'accept-profile': schema };
		expect(await statusOf('GET', users, { as: ann, headers }), schema).toBe(406);
	}
	expect(await statusOf('POST', '/rest/v1/rpc/create_user_record', { as: ann, body: {} })).toBeGreaterThanOrEqual(400);
	expect(await statusOf('GET', '/auth/v1/admin/users', { as: ann })).toBeGreaterThanOrEqual(400);
});

it('every public table has row-level security; members can call two functions, and visitors none', async () => {
	const tables = await query(`
		select relname as name, relrowsecurity as secured from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by name`);
	expect(tables).toEqual(['contact_messages', 'message_limits', 'users'].map((name) => ({ name, secured: true })));
	const functions = await query(`
		select proname as name, array_agg(role order by role) as by from pg_proc, unnest(array['anon', 'authenticated']) role
		where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute') group by proname`);
	expect(functions).toEqual(['delete_account', 'save_class'].map((name) => ({ name, by: ['authenticated'] })));
});

it('visitors and members have only the grants from the migrations', async () => {
	const grants = await query(`
		select distinct grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as may
		from information_schema.column_privileges
		where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') order by may`);
	const fields = await query("select field from private.message_fields() union values ('message_id')");
	const message = fields.map(({ field }) => `insert contact_messages.${String(field)}`);
	const record = ['insert', 'select', 'update'].flatMap((may) => [`${may} users.id`, `${may} users.savedShows`]);
	const members = [...message, ...record].map((may) => `authenticated ${may}`);
	const expected = [...message.map((may) => `anon ${may}`), ...members];
	expect(grants.map(({ may }) => may)).toEqual(expected.sort());
	const others = await query(`
		select * from information_schema.table_privileges where table_schema = 'public'
		and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type not in ('INSERT', 'SELECT', 'UPDATE')`);
	expect(others).toEqual([]);
});

it('nobody can read the stored senders of messages', async () => {
	const roles = await query(`
		select role from unnest(array['anon', 'authenticated', 'service_role']) role, unnest(array['senders', 'salt']) part
		where has_schema_privilege(role, 'private', 'usage') or has_table_privilege(role, 'private.message_' || part, 'select')`);
	expect(roles).toEqual([]);
});

it('a session that the service did not sign is rejected', async () => {
	const exp = Math.floor(Date.now() / 1000) + 600;
	const claims = { sub: bob.id, role: 'service_role', aud: 'authenticated', exp };
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
	const signature = createHmac('sha256', 'unsafe-secret-change-me').update(head).digest('base64url'); // the service's default
	const as = { id: bob.id, token: `${head}.${signature}` };
	expect(await statusOf('GET', users, { as })).toBe(401);
	expect([401, 403]).toContain(await statusOf('GET', '/auth/v1/user', { as }));
});

it('a stalled upload doesn’t hold up other requests', async () => {
	const stalled = { method: 'POST', body: new ReadableStream(), duplex: 'half' as const };
	void fetch(new Request('http://localhost/rest/v1/contact_messages', stalled));
	expect((await fetch(new Request('http://localhost/auth/v1/health'))).status).toBeLessThan(500);
});

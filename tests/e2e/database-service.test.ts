import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Member, startDatabase } from '../support/database.ts';

// What visitors and members can access at all.
test.describe.configure({ mode: 'default' }); // one database for the file

let database: Awaited<ReturnType<typeof startDatabase>>;
let ann: Member;

test.beforeAll(async () => {
	database = await startDatabase();
	ann = await database.signUp('ann@example.com');
});
test.afterAll(() => database.close());

const users = '/rest/v1/users';
const messages = '/rest/v1/contact_messages';

test('the service rejects requests without the key or with a wrong one', async () => {
	const body = { name: 'Eve', email: 'eve@example.com' };
	for (const key of ['', 'sb_publishable_wrong', 'sb_secret_wrong', 'service_role']) {
		expect(await database.statusOf('GET', users, { key }), key).toBe(401);
		expect(await database.statusOf('GET', messages, { key }), key).toBe(401);
		expect(await database.statusOf('POST', messages, { key, body }), key).toBe(401);
	}
});

test('the service exposes neither the accounts nor other schemas', async () => {
	for (const schema of ['auth', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
		const headers = { 'accept-profile': schema };
		expect(await database.statusOf('GET', users, { as: ann, headers }), schema).toBe(406);
	}
	const create = '/rest/v1/rpc/create_user_record';
	expect(await database.statusOf('POST', create, { as: ann, body: {} })).toBeGreaterThanOrEqual(400);
	expect(await database.statusOf('GET', '/auth/v1/admin/users', { as: ann })).toBeGreaterThanOrEqual(400);
});

test('every table of ours has row-level security', async () => {
	const tables = await database.query(`
		select relname as name, relrowsecurity as secured from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by name`);
	expect(tables).toEqual(['contact_messages', 'message_limits', 'users'].map((name) => ({ name, secured: true })));
});

test('members can call two functions, about themselves, and visitors none', async () => {
	const functions = await database.query(`
		select proname as name, array_agg(role order by role) as by from pg_proc, unnest(array['anon', 'authenticated']) role
		where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute') group by proname`);
	expect(functions).toEqual([
		{ name: 'delete_account', by: ['authenticated'] },
		{ name: 'save_class', by: ['authenticated'] },
	]);
});

test('visitors have only the grants from the migrations', async () => {
	const grants = await database.query(`
		select distinct grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as may
		from information_schema.column_privileges
		where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') order by may`);
	const message = ['about', 'class', 'comment', 'email', 'name'].map((column) => `insert contact_messages.${column}`);
	const record = ['insert', 'select', 'update'].flatMap((may) => [`${may} users.id`, `${may} users.savedShows`]);
	expect(grants.map(({ may }) => may)).toEqual(
		[...message.map((may) => `anon ${may}`), ...[...message, ...record].map((may) => `authenticated ${may}`)].sort(),
	);
	expect(
		await database.query(`
			select * from information_schema.table_privileges where table_schema = 'public'
			and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type not in ('INSERT', 'SELECT', 'UPDATE')`),
	).toEqual([]);
});

test('the service rejects a session that it did not sign', async () => {
	const bob = await database.signUp('bob@example.com');
	const exp = Math.floor(Date.now() / 1000) + 600;
	const claims = { sub: bob.id, role: 'service_role', aud: 'authenticated', exp };
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');
	const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
	const [header, , signature] = ann.token.split('.');
	const forged = [
		`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
		`${head}.${sign(head, 'unsafe-secret-change-me')}`, // the service's default
		`${head}.${sign(head, '')}`,
		`${header}.${part(claims)}.${signature}`,
	];
	for (const token of forged) {
		const as = { id: bob.id, token };
		expect(await database.statusOf('GET', users, { as }), token).toBe(401);
		expect([401, 403], token).toContain(await database.statusOf('GET', '/auth/v1/user', { as }));
	}
});

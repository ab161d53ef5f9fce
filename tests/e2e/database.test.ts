import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startSupabase, type Supabase } from '../../src/integrations/accounts-dev/supabase.ts';

// What an attacker may try who has the site's own key and knows the addresses. The database is new, in memory,
// and looked at from behind (`query`) after each attempt.
test.describe.configure({ mode: 'default' }); // one database for the file

let supabase: Supabase;
let ann: Account;
let bob: Account;

interface Account {
	id: string;
	token: string;
}

test.beforeAll(async () => {
	supabase = await startSupabase();
	ann = await signUp('ann@example.com');
	bob = await signUp('bob@example.com');
	await supabase.query('update public.users set "savedShows" = \'["boxing-tuesday-0900"]\' where id = $1', [bob.id]);
	await call('POST', '/rest/v1/contact_messages', {
		body: { name: 'Cleo', email: 'cleo@example.com', comment: 'Hello' },
	});
});

test.afterAll(() => supabase.close());

test.describe('accounts', () => {
	test('signing up makes the record without the page’s help', async () => {
		expect(await supabase.query('select * from public.users where id = $1', [ann.id])).toEqual([
			{ id: ann.id, savedShows: [] },
		]);
	});

	test('writing the record again at sign-up changes nothing', async () => {
		for (const attempt of [1, 2]) {
			const { status } = await call('POST', '/rest/v1/users', {
				as: ann,
				body: { id: ann.id, savedShows: [] },
				prefer: 'resolution=merge-duplicates',
			});
			expect(status, `attempt ${attempt}`).toBeLessThan(300);
		}
		expect(await supabase.query('select * from public.users where id = $1', [ann.id])).toEqual([
			{ id: ann.id, savedShows: [] },
		]);
	});

	test('writing the record never empties a list that has grown, where duplicates are ignored', async () => {
		const { status } = await call('POST', '/rest/v1/users', {
			as: bob,
			body: { id: bob.id, savedShows: [] },
			prefer: 'resolution=ignore-duplicates',
		});
		expect(status).toBeLessThan(300);
		expect(await bobsRecord()).toEqual({ id: bob.id, savedShows: ['boxing-tuesday-0900'] });
	});

	test('the test account signs in, and a wrong password does not', async () => {
		const right = await signIn('test@example.com', 'ember-test');
		expect([right.status, right.body]).toEqual([200, expect.objectContaining({ access_token: expect.any(String) })]);
		const wrong = await signIn('test@example.com', 'ember-best');
		expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ error_code: 'invalid_credentials' })]);
		const unknown = await signIn('nobody@example.com', 'ember-test');
		expect(unknown).toEqual(wrong);
	});

	test('a known address and a short password are refused by code', async () => {
		const known = await call('POST', '/auth/v1/signup', { body: { email: 'ann@example.com', password: 'secret-1' } });
		expect([known.status, known.body]).toEqual([422, expect.objectContaining({ error_code: 'user_already_exists' })]);
		const short = await call('POST', '/auth/v1/signup', { body: { email: 'new@example.com', password: '12345' } });
		expect([short.status, short.body]).toEqual([422, expect.objectContaining({ error_code: 'weak_password' })]);
	});

	test('deleting an account deletes its record', async () => {
		const gone = await signUp('gone@example.com');
		await supabase.query('delete from auth.users where id = $1', [gone.id]);
		expect(await supabase.query('select * from public.users where id = $1', [gone.id])).toEqual([]);
	});

	test('signing up works although the record cannot be written, and the next sign-in writes it', async () => {
		await supabase.query('alter table public.users rename to users_elsewhere');
		const dan = await signUp('dan@example.com');
		expect(dan.token).toBeTruthy();
		expect((await signIn('ann@example.com', 'secret-1')).status).toBe(200);
		await supabase.query('alter table public.users_elsewhere rename to users');
		expect(await supabase.query('select * from public.users where id = $1', [dan.id])).toEqual([]);
		expect((await signIn('dan@example.com', 'secret-1')).status).toBe(200);
		expect(await supabase.query('select * from public.users where id = $1', [dan.id])).toEqual([
			{ id: dan.id, savedShows: [] },
		]);
	});

	test('signing in leaves a record that is there as it is', async () => {
		expect((await signIn('bob@example.com', 'secret-1')).status).toBe(200);
		expect(await bobsRecord()).toEqual({ id: bob.id, savedShows: ['boxing-tuesday-0900'] });
	});

	test('many visitors at once each get their own record', async () => {
		const answers = await Promise.all(
			Array.from({ length: 60 }, async (_, index) => {
				if (index % 3 === 2) return call('GET', '/rest/v1/users');
				return call('GET', '/rest/v1/users?select=id', { as: index % 3 ? ann : bob });
			}),
		);
		for (const [index, { status, body }] of answers.entries()) {
			if (index % 3 === 2) expect(status).toBe(401);
			else expect(body).toEqual([{ id: index % 3 ? ann.id : bob.id }]);
		}
	});
});

test.describe('the records of others', () => {
	test('cannot be read', async () => {
		expect((await call('GET', '/rest/v1/users', { as: ann })).body).toEqual([{ id: ann.id, savedShows: [] }]);
		expect((await call('GET', `/rest/v1/users?id=eq.${bob.id}`, { as: ann })).body).toEqual([]);
		expect((await call('GET', `/rest/v1/users?or=(id.eq.${bob.id},id.not.is.null)`, { as: ann })).body).toHaveLength(1);
	});

	test('cannot be changed, also by taking over the id or by way of an upsert', async () => {
		const changed = await call('PATCH', `/rest/v1/users?id=eq.${bob.id}`, {
			as: ann,
			body: { savedShows: ['ann was here'] },
			prefer: 'return=representation',
		});
		expect(changed.body).toEqual([]);
		const upserted = await call('POST', '/rest/v1/users', {
			as: ann,
			body: { id: bob.id, savedShows: ['ann was here'] },
			prefer: 'resolution=merge-duplicates',
		});
		expect(upserted.status).toBe(403);
		const moved = await call('PATCH', `/rest/v1/users?id=eq.${ann.id}`, { as: ann, body: { id: bob.id } });
		expect(moved.status).toBe(403);
		// Without a filter nothing is read first, so the policy for reading doesn't stand in for the one for changes.
		expect((await call('PATCH', '/rest/v1/users', { as: ann, body: { savedShows: [] } })).status).toBe(204);
		expect((await call('PATCH', '/rest/v1/users', { as: ann, body: { id: bob.id } })).status).toBe(403);
		expect(await bobsRecord()).toEqual({ id: bob.id, savedShows: ['boxing-tuesday-0900'] });
	});

	test('cannot be deleted, and neither can one’s own', async () => {
		for (const id of [bob.id, ann.id]) {
			expect((await call('DELETE', `/rest/v1/users?id=eq.${id}`, { as: ann })).status).toBe(403);
		}
		expect(await supabase.query('select id from public.users where id in ($1, $2)', [ann.id, bob.id])).toHaveLength(2);
	});

	test('cannot be made up', async () => {
		const stranger = crypto.randomUUID();
		expect((await call('POST', '/rest/v1/users', { as: ann, body: { id: stranger } })).status).toBe(403);
		expect((await call('POST', '/rest/v1/users', { body: { id: stranger } })).status).toBe(401);
		expect(await supabase.query('select * from public.users where id = $1', [stranger])).toEqual([]);
	});

	test('are closed to visitors who are not signed in', async () => {
		expect((await call('GET', '/rest/v1/users')).status).toBe(401);
		expect((await call('PATCH', `/rest/v1/users?id=eq.${bob.id}`, { body: { savedShows: [] } })).status).toBe(401);
		expect((await call('DELETE', `/rest/v1/users?id=eq.${bob.id}`)).status).toBe(401);
		expect(await bobsRecord()).toEqual({ id: bob.id, savedShows: ['boxing-tuesday-0900'] });
	});
});

test.describe('a record', () => {
	for (const [what, savedShows] of [
		['an object', { a: 1 }],
		['text', 'all of them'],
		['nothing', null],
		['more than the list may hold', keys(61)],
		['a key that is too long', ['k'.repeat(61)]],
		['a key of other characters', ['Boxing-tuesday-0900']],
		['a key with a line break behind it', ['boxing-tuesday-0900\n']],
		['a number', [900]],
		['a list in the list', [['boxing-tuesday-0900']]],
		['a list whose last entry is no key', ['boxing-tuesday-0900', null]],
	] as const) {
		test(`cannot hold ${what} in place of the list`, async () => {
			const { status } = await call('PATCH', `/rest/v1/users?id=eq.${ann.id}`, { as: ann, body: { savedShows } });
			expect(status).toBe(400);
			expect(await supabase.query('select "savedShows" from public.users where id = $1', [ann.id])).toEqual([
				{ savedShows: [] },
			]);
		});
	}
});

test.describe('saved classes', () => {
	const [boxing, yoga, karate] = ['boxing-tuesday-0900', 'yoga-thursday-1600', 'karate-friday-2200'];
	const save = (as: Account | undefined, event_key: unknown, saved: unknown = true) =>
		call('POST', '/rest/v1/rpc/save_class', { as, body: { event_key, saved } });
	const listOf = async ({ id }: Account) =>
		(await supabase.query('select "savedShows" as list from public.users where id = $1', [id]))[0]?.['list'];
	const store = (account: Account, list: string[]) =>
		supabase.query('update public.users set "savedShows" = $2 where id = $1', [account.id, JSON.stringify(list)]);

	test.beforeEach(() => store(ann, []));

	test('are added and removed one at a time, and the whole list comes back', async () => {
		expect((await save(ann, boxing)).body).toEqual([boxing]);
		expect((await save(ann, yoga)).body).toEqual([boxing, yoga]);
		expect((await save(ann, yoga)).body).toEqual([boxing, yoga]);
		expect((await save(ann, boxing, false)).body).toEqual([yoga]);
		expect((await save(ann, karate, false)).body).toEqual([yoga]);
		expect(await listOf(ann)).toEqual([yoga]);
	});

	test('are changed by many connections at once, and no change is lost', async () => {
		await store(ann, keys(10));
		await Promise.all(keys(40).map((key, index) => save(ann, key, index >= 10)));
		expect(await listOf(ann)).toEqual(keys(40).slice(10));
	});

	test('are the caller’s own, whatever else the request says', async () => {
		expect((await save(undefined, boxing)).status).toBe(401);
		const body = { event_key: yoga, saved: true };
		const headers = { 'request.jwt.claims': `{"sub":"${bob.id}"}` };
		const path = '/rest/v1/rpc/save_class';
		expect((await call('POST', path, { as: ann, body: { ...body, id: bob.id } })).status).toBe(404);
		await call('POST', path, { as: ann, body, headers });
		expect(await bobsRecord()).toEqual({ id: bob.id, savedShows: [boxing] });
	});

	test('are at most 60, and a full list can still lose one', async () => {
		await store(ann, keys(60));
		const refused = await save(ann, boxing);
		expect([refused.status, refused.body.code]).toEqual([400, '23514']);
		expect(await listOf(ann)).toEqual(keys(60));
		expect((await save(ann, 'class-7', false)).status).toBe(200);
		expect((await save(ann, boxing)).body).toHaveLength(60);
	});

	for (const key of [
		'',
		'k'.repeat(61),
		'Boxing-tuesday-0900',
		'boxing-tuesday-0900\n',
		`x'); delete from public.users; --`,
		'{"a":1}',
		null,
		['boxing-tuesday-0900'],
	]) {
		test(`are not changed by ${JSON.stringify(key)} in place of a key`, async () => {
			await store(ann, [yoga]);
			for (const saved of [true, false, null]) await save(ann, key, saved);
			expect(await listOf(ann)).toEqual([yoga]);
			expect(await bobsRecord()).toBeDefined();
		});
	}

	test('of before keep what they had, until a change leaves out what is no class', async () => {
		const [check] = await supabase.query(
			"select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'users_saved_shows_are_keys'",
		);
		await supabase.query('alter table public.users drop constraint users_saved_shows_are_keys');
		await store(ann, ['a show of old', yoga]);
		await supabase.query(
			`alter table public.users add constraint users_saved_shows_are_keys ${String(check?.['rule'])}`,
		);
		expect(await listOf(ann)).toEqual(['a show of old', yoga]);
		expect((await save(ann, boxing)).body).toEqual([yoga, boxing]);
	});
});

test.describe('messages', () => {
	test('arrive from visitors and from members, with their time', async () => {
		const before = await messages();
		const visitor = { name: 'Dora', email: 'dora@example.com', class: 'Yoga', comment: 'Do I need a mat?' };
		expect((await call('POST', '/rest/v1/contact_messages', { body: visitor })).status).toBe(201);
		const member = { name: 'Ann', email: 'ann@example.com', class: null, comment: '' };
		expect((await call('POST', '/rest/v1/contact_messages', { as: ann, body: member })).status).toBe(201);
		const added = (await messages()).slice(before.length);
		expect(added).toEqual([expect.objectContaining(visitor), expect.objectContaining(member)]);
		expect(Date.now() - Date.parse(String(added[0]?.['created_at']))).toBeLessThan(60_000);
	});

	for (const who of ['a visitor', 'a member'] as const) {
		const refused = who === 'a visitor' ? 401 : 403;
		const as = () => (who === 'a member' ? ann : undefined);

		test(`cannot be read, changed or deleted by ${who}`, async () => {
			const before = await messages();
			const one = '/rest/v1/contact_messages?id=gt.0';
			expect((await call('GET', one, { as: as() })).status).toBe(refused);
			expect((await call('GET', '/rest/v1/contact_messages?select=count', { as: as() })).status).toBe(refused);
			expect((await call('PATCH', one, { as: as(), body: { comment: 'changed' } })).status).toBe(refused);
			expect((await call('DELETE', one, { as: as() })).status).toBe(refused);
			const body = { name: 'Eve', email: 'eve@example.com' };
			const echo = await call('POST', '/rest/v1/contact_messages', { as: as(), body, prefer: 'return=representation' });
			expect(echo.status).toBe(refused);
			expect(await messages()).toEqual(before);
		});

		test(`cannot be given an id, a time or another column by ${who}`, async () => {
			const before = await messages();
			for (const extra of [{ id: 1 }, { id: 999 }, { created_at: '2001-01-01' }, { read: true }]) {
				const body = { name: 'Eve', email: 'eve@example.com', ...extra };
				const { status } = await call('POST', '/rest/v1/contact_messages', { as: as(), body });
				expect([400, refused], JSON.stringify(extra)).toContain(status);
			}
			const overwrite = await call('POST', '/rest/v1/contact_messages?on_conflict=id', {
				as: as(),
				body: { id: 1, name: 'Eve', email: 'eve@example.com' },
				prefer: 'resolution=merge-duplicates',
			});
			expect([400, refused]).toContain(overwrite.status);
			expect(await messages()).toEqual(before);
		});
	}

	const good = { name: 'Finn', email: 'finn@example.com', class: 'Boxing', comment: 'Hello' };
	for (const [what, fields] of [
		['no name', { name: undefined }],
		['an empty name', { name: '' }],
		['a blank name', { name: ' \t ' }],
		['a name of no-break spaces', { name: '\u00A0\u202F\u3000' }],
		['a name of invisible characters', { name: '\u200B\u2060\uFEFF\u00AD\u2800\u3164\u007F' }],
		['a name over 100 characters', { name: 'n'.repeat(101) }],
		['no email', { email: undefined }],
		['an email without @', { email: 'finn.example.com' }],
		['an email that ends in @', { email: 'finn@' }],
		['an email in two lines', { email: 'finn@example.com\nBcc: all@example.com' }],
		['an email of no-break spaces', { email: '\u00A0@\u00A0' }],
		['an email with an invisible character', { email: 'finn\u200B@example.com' }],
		['an email over 254 characters', { email: `${'e'.repeat(250)}@a.co` }],
		['an empty class', { class: '' }],
		['a class of invisible characters', { class: ' \u200B' }],
		['a class over 60 characters', { class: 'c'.repeat(61) }],
		['a comment over 5,000 characters', { comment: 'c'.repeat(5001) }],
		['a comment of null', { comment: null }],
	] as const) {
		test(`are refused with ${what}`, async () => {
			const before = await messages();
			const { status } = await call('POST', '/rest/v1/contact_messages', { body: { ...good, ...fields } });
			expect(status).toBe(400);
			expect(await messages()).toEqual(before);
		});
	}

	test('are taken with names of every script', async () => {
		for (const name of ['Ñandú', '字', 'علی\u200Cرضا', 'Zoë\u00A0K.', '👩‍👩‍👧', '김', 'O’Neil', '9']) {
			await supabase.query('delete from public.contact_messages'); // no more than ten a minute
			const { status } = await call('POST', '/rest/v1/contact_messages', { body: { ...good, name } });
			expect(status, name).toBe(201);
		}
	});

	test('are taken at each limit', async () => {
		const longest = {
			name: 'ñ'.repeat(100),
			email: `${'e'.repeat(249)}@a.co`,
			class: 'c'.repeat(60),
			comment: '字'.repeat(5000),
		};
		expect((await call('POST', '/rest/v1/contact_messages', { body: longest })).status).toBe(201);
	});
});

test.describe('a flood of messages', () => {
	const body = { name: 'Gus', email: 'gus@example.com' };
	const limit = (perMinute: number, perDay: number) =>
		supabase.query('update public.message_limits set per_minute = $1, per_day = $2', [perMinute, perDay]);
	test.beforeEach(() => supabase.query('delete from public.contact_messages'));
	test.afterEach(() => limit(10, 300));

	for (const rows of [2, 1000]) {
		test(`in one request of ${rows} is refused whole`, async () => {
			const flood = { body: Array.from({ length: rows }, () => body) };
			expect((await call('POST', '/rest/v1/contact_messages', flood)).status).toBe(400);
			expect((await call('POST', '/rest/v1/contact_messages', { as: ann, ...flood })).status).toBe(400);
			expect(await messages()).toEqual([]);
			expect((await call('POST', '/rest/v1/contact_messages', { body })).status).toBe(201);
		});
	}

	for (const [what, perMinute, perDay, later] of [
		['minute', 3, 100, '61 seconds'],
		['day', 100, 3, '24 hours 1 second'],
	] as const) {
		test(`is stopped by the limit per ${what}, and let in again after it`, async () => {
			await limit(perMinute, perDay);
			const all = Array.from({ length: 6 }, (_, index) =>
				call('POST', '/rest/v1/contact_messages', { as: index % 2 ? ann : undefined, body }),
			);
			const statuses = (await Promise.all(all)).map(({ status }) => status);
			expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
			expect(await messages()).toHaveLength(3);
			await supabase.query(`update public.contact_messages set created_at = created_at - interval '${later}'`);
			expect((await call('POST', '/rest/v1/contact_messages', { body })).status).toBe(201);
		});
	}

	test('does not end by changing the limits', async () => {
		for (const as of [undefined, ann]) {
			expect((await call('GET', '/rest/v1/message_limits', { as })).status).toBe(as ? 403 : 401);
			const more = { per_minute: 1_000_000 };
			expect((await call('PATCH', '/rest/v1/message_limits?only_row=is.true', { as, body: more })).status).toBe(
				as ? 403 : 401,
			);
			expect((await call('DELETE', '/rest/v1/message_limits?only_row=is.true', { as })).status).toBe(as ? 403 : 401);
		}
		expect((await call('POST', '/rest/v1/rpc/limit_contact_messages', { as: ann, body: {} })).status).not.toBe(204);
		expect(await supabase.query('select per_minute, per_day from public.message_limits')).toEqual([
			{ per_minute: 10, per_day: 300 },
		]);
	});
});

test.describe('deleting an account', () => {
	const remove = (options: Call) => call('POST', '/rest/v1/rpc/delete_account', { body: {}, ...options });
	const left = async ({ id }: Account) =>
		(
			await Promise.all([
				supabase.query('select id from auth.users where id = $1', [id]),
				supabase.query('select id from public.users where id = $1', [id]),
				supabase.query('select id from auth.identities where user_id = $1', [id]),
				supabase.query('select id from auth.sessions where user_id = $1', [id]),
			])
		).map((rows) => rows.length);

	test('takes the account and all that hangs on it, and nobody else’s', async () => {
		const eve = await signUp('eve@example.com');
		expect(await left(eve)).toEqual([1, 1, 1, 1]);
		expect((await remove({ as: eve })).status).toBe(204);
		expect(await left(eve)).toEqual([0, 0, 0, 0]);
		expect(await left(bob)).toEqual([1, 1, 1, expect.any(Number)]);
		expect((await signIn('eve@example.com', 'secret-1')).status).toBe(400);
		expect((await remove({ as: eve })).status).toBe(403);
		expect((await signUp('eve@example.com')).token).toBeTruthy();
	});

	test('is impossible for visitors, and means nobody but the caller', async () => {
		const fay = await signUp('fay@example.com');
		expect((await remove({})).status).toBe(401);
		for (const body of [{ id: bob.id }, { user_id: bob.id }, { uid: bob.id }]) {
			expect((await remove({ as: fay, body })).status).toBe(404);
		}
		const headers = { 'request.jwt.claims': `{"sub":"${bob.id}"}`, 'x-client-info': bob.id };
		expect((await remove({ as: fay, headers })).status).toBe(204);
		expect(await left(fay)).toEqual([0, 0, 0, 0]);
		expect((await left(bob)).slice(0, 3)).toEqual([1, 1, 1]);
	});

	test('needs a sign-in of the last ten minutes that was not ended', async () => {
		const gil = await signUp('gil@example.com');
		await supabase.query("update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1", [
			gil.id,
		]);
		expect((await remove({ as: gil })).status).toBe(403);
		const again = await signIn('gil@example.com', 'secret-1');
		const fresh = { id: gil.id, token: String(again.body.access_token) };
		// The old token cannot borrow the new session.
		expect((await remove({ as: gil })).status).toBe(403);
		expect((await call('POST', '/auth/v1/logout', { as: fresh, body: {} })).status).toBe(204);
		expect((await remove({ as: fresh })).status).toBe(403);
		expect((await left(gil)).slice(0, 3)).toEqual([1, 1, 1]);
	});
});

test.describe('the service', () => {
	test('answers nothing without the key, or with a wrong one', async () => {
		for (const key of ['', 'sb_publishable_wrong', 'sb_secret_wrong', 'service_role']) {
			expect((await call('GET', '/rest/v1/users', { key })).status, key).toBe(401);
			expect((await call('GET', '/rest/v1/contact_messages', { key })).status, key).toBe(401);
			const body = { name: 'Eve', email: 'eve@example.com' };
			expect((await call('POST', '/rest/v1/contact_messages', { key, body })).status, key).toBe(401);
		}
	});

	test('does not believe a session that it did not sign', async () => {
		const claims = {
			sub: bob.id,
			role: 'service_role',
			aud: 'authenticated',
			exp: Math.floor(Date.now() / 1000) + 600,
		};
		const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
		const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');
		const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
		const [header, , signature] = ann.token.split('.');
		const forged = [
			`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
			`${head}.${sign(head, 'unsafe-secret-change-me')}`, // the service's own default
			`${head}.${sign(head, '')}`,
			`${header}.${part(claims)}.${signature}`,
		];
		for (const token of forged) {
			expect((await call('GET', '/rest/v1/users', { as: { id: bob.id, token } })).status, token).toBe(401);
			expect([401, 403], token).toContain((await call('GET', '/auth/v1/user', { as: { id: bob.id, token } })).status);
		}
	});

	test('shows neither the accounts nor other schemas', async () => {
		for (const schema of ['auth', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
			const headers = { 'accept-profile': schema };
			expect((await call('GET', '/rest/v1/users', { as: ann, headers })).status, schema).toBe(406);
		}
		expect(
			(await call('POST', '/rest/v1/rpc/create_user_record', { as: ann, body: {} })).status,
		).toBeGreaterThanOrEqual(400);
		expect((await call('GET', '/auth/v1/admin/users', { as: ann })).status).toBeGreaterThanOrEqual(400);
	});

	test('has row-level security on for every table of ours', async () => {
		const tables = await supabase.query(`
			select relname as name, relrowsecurity as secured from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by name`);
		expect(tables).toEqual(['contact_messages', 'message_limits', 'users'].map((name) => ({ name, secured: true })));
	});

	test('lets visitors call no function, and members the two that are about themselves', async () => {
		const functions = await supabase.query(`
			select proname as name, array_agg(role order by role) as by from pg_proc, unnest(array['anon', 'authenticated']) role
			where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute') group by proname order by proname`);
		const names = ['delete_account', 'save_class'];
		expect(functions).toEqual(names.map((name) => ({ name, by: ['authenticated'] })));
	});

	test('grants visitors no more than the migrations do', async () => {
		const grants = await supabase.query(`
			select distinct grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as may
			from information_schema.column_privileges
			where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') order by may`);
		const message = ['class', 'comment', 'email', 'name'].map((column) => `insert contact_messages.${column}`);
		const record = ['insert', 'select', 'update'].flatMap((may) => [`${may} users.id`, `${may} users.savedShows`]);
		expect(grants.map(({ may }) => may)).toEqual(
			[...message.map((may) => `anon ${may}`), ...[...message, ...record].map((may) => `authenticated ${may}`)].sort(),
		);
		expect(
			await supabase.query(`
				select * from information_schema.table_privileges where table_schema = 'public'
				and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type not in ('INSERT', 'SELECT', 'UPDATE')`),
		).toEqual([]);
	});
});

interface Call {
	as?: Account | undefined;
	body?: object;
	key?: string;
	prefer?: string;
	headers?: Record<string, string>;
}

async function call(method: string, path: string, { as, body, key, prefer, headers }: Call = {}) {
	const apikey = key ?? supabase.publishableKey;
	const request = new Request(`http://localhost${path}`, {
		method,
		headers: {
			'content-type': 'application/json',
			...(apikey && { apikey }),
			...(as && { authorization: `Bearer ${as.token}` }),
			...(prefer && { prefer }),
			...headers,
		},
		...(body && { body: JSON.stringify(body) }),
	});
	const answer = await supabase.fetch(request);
	const text = await answer.text();
	const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
	return { status: answer.status, body: isJson ? JSON.parse(text) : undefined };
}

async function signUp(email: string): Promise<Account> {
	const { body } = await call('POST', '/auth/v1/signup', { body: { email, password: 'secret-1' } });
	return { id: body.user.id, token: body.access_token };
}

async function signIn(email: string, password: string) {
	return call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
}

async function bobsRecord() {
	return (await supabase.query('select * from public.users where id = $1', [bob.id]))[0];
}

/** As many keys as asked for. */
function keys(count: number) {
	return Array.from({ length: count }, (_, index) => `class-${index}`);
}

async function messages() {
	return supabase.query('select * from public.contact_messages order by id');
}

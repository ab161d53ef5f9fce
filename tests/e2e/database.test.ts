import { expect, test } from '@playwright/test';
import { type Call, type Member, startDatabase } from '../support/database.ts';

// Attacks on accounts by somebody with the site's public key who knows members' addresses.
test.describe.configure({ mode: 'default' }); // one database for the file

let database: Awaited<ReturnType<typeof startDatabase>>;
let ann: Member;
let bob: Member;

test.beforeAll(async () => {
	database = await startDatabase();
	ann = await database.signUp('ann@example.com');
	bob = await database.signUp('bob@example.com');
	await database.query('update public.users set "savedShows" = \'["boxing-tuesday-0900"]\' where id = $1', [bob.id]);
});
test.afterAll(() => database.close());

const users = '/rest/v1/users';
const recordsOf = ({ id }: Member) => database.query('select * from public.users where id = $1', [id]);
const expectBobsRecord = async () =>
	expect(await recordsOf(bob)).toEqual([{ id: bob.id, savedShows: ['boxing-tuesday-0900'] }]);

test.describe('accounts', () => {
	test('signing up creates the record in the database', async () => {
		expect(await recordsOf(ann)).toEqual([{ id: ann.id, savedShows: [] }]);
	});

	test('writing the record again changes nothing', async () => {
		const body = { id: ann.id, savedShows: [] };
		for (let attempt = 0; attempt < 2; attempt++) {
			const prefer = 'resolution=merge-duplicates';
			expect(await database.statusOf('POST', users, { as: ann, body, prefer })).toBeLessThan(300);
		}
		expect(await recordsOf(ann)).toEqual([body]);
	});

	test('writing the record with duplicates ignored never empties an existing list', async () => {
		const body = { id: bob.id, savedShows: [] };
		const prefer = 'resolution=ignore-duplicates';
		expect(await database.statusOf('POST', users, { as: bob, body, prefer })).toBeLessThan(300);
		await expectBobsRecord();
	});

	test('the test account signs in, and a wrong password does not', async () => {
		const right = await database.signIn('test@example.com', 'ember-test');
		expect(right).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
		const wrong = await database.signIn('test@example.com', 'ember-best');
		expect(wrong).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
		expect(await database.signIn('nobody@example.com', 'ember-test')).toEqual(wrong);
	});

	test('a known address and a short password are rejected with a code', async () => {
		for (const [email, password, error_code] of [
			['ann@example.com', 'secret-1', 'user_already_exists'],
			['new@example.com', '12345', 'weak_password'],
		]) {
			const answer = await database.call('POST', '/auth/v1/signup', { body: { email, password } });
			expect(answer).toMatchObject({ status: 422, body: { error_code } });
		}
	});

	test('deleting an account deletes its record', async () => {
		const gone = await database.signUp('gone@example.com');
		await database.query('delete from auth.users where id = $1', [gone.id]);
		expect(await recordsOf(gone)).toEqual([]);
	});

	test('signing up works if the record cannot be written, and the next sign-in writes it', async () => {
		await database.query('alter table public.users rename to users_elsewhere');
		const dan = await database.signUp('dan@example.com');
		expect(dan.token).toBeTruthy();
		expect((await database.signIn('ann@example.com')).status).toBe(200);
		await database.query('alter table public.users_elsewhere rename to users');
		expect(await recordsOf(dan)).toEqual([]);
		expect((await database.signIn('dan@example.com')).status).toBe(200);
		expect(await recordsOf(dan)).toEqual([{ id: dan.id, savedShows: [] }]);
	});

	test('signing in does not change an existing record', async () => {
		expect((await database.signIn('bob@example.com')).status).toBe(200);
		await expectBobsRecord();
	});

	test('simultaneous sign-ups each get their own record', async () => {
		const visitors = Array.from({ length: 60 }, (_, index) => [undefined, ann, bob][index % 3]);
		const answers = await Promise.all(visitors.map((as) => database.call('GET', `${users}?select=id`, { as })));
		for (const [index, as] of visitors.entries()) {
			if (as) expect(answers[index]?.body).toEqual([{ id: as.id }]);
			else expect(answers[index]?.status).toBe(401);
		}
	});
});

test.describe('the records of others', () => {
	test('cannot be read', async () => {
		expect((await database.call('GET', users, { as: ann })).body).toEqual([{ id: ann.id, savedShows: [] }]);
		expect((await database.call('GET', `${users}?id=eq.${bob.id}`, { as: ann })).body).toEqual([]);
		const either = `${users}?or=(id.eq.${bob.id},id.not.is.null)`;
		expect((await database.call('GET', either, { as: ann })).body).toHaveLength(1);
	});

	test('cannot be changed, even by taking over the id or with an upsert', async () => {
		const taken = { savedShows: ['ann was here'] };
		const changed = await database.call('PATCH', `${users}?id=eq.${bob.id}`, {
			as: ann,
			body: taken,
			prefer: 'return=representation',
		});
		expect(changed.body).toEqual([]);
		const upsert = { as: ann, body: { id: bob.id, ...taken }, prefer: 'resolution=merge-duplicates' };
		expect(await database.statusOf('POST', users, upsert)).toBe(403);
		const move = { as: ann, body: { id: bob.id } };
		expect(await database.statusOf('PATCH', `${users}?id=eq.${ann.id}`, move)).toBe(403);
		// Without a filter the request reads no rows, so this tests the update policy alone.
		expect(await database.statusOf('PATCH', users, { as: ann, body: { savedShows: [] } })).toBe(204);
		expect(await database.statusOf('PATCH', users, move)).toBe(403);
		await expectBobsRecord();
	});

	test('cannot be deleted, and neither can one’s own', async () => {
		for (const { id } of [bob, ann]) {
			expect(await database.statusOf('DELETE', `${users}?id=eq.${id}`, { as: ann })).toBe(403);
		}
		expect([await recordsOf(ann), await recordsOf(bob)].flat()).toHaveLength(2);
	});

	test('cannot be created', async () => {
		const body = { id: crypto.randomUUID() };
		expect(await database.statusOf('POST', users, { as: ann, body })).toBe(403);
		expect(await database.statusOf('POST', users, { body })).toBe(401);
		expect(await database.query('select * from public.users where id = $1', [body.id])).toEqual([]);
	});

	test('are closed to visitors who are not signed in', async () => {
		expect(await database.statusOf('GET', users)).toBe(401);
		expect(await database.statusOf('PATCH', `${users}?id=eq.${bob.id}`, { body: { savedShows: [] } })).toBe(401);
		expect(await database.statusOf('DELETE', `${users}?id=eq.${bob.id}`)).toBe(401);
		await expectBobsRecord();
	});
});

for (const [what, savedShows] of [
	['an object', { a: 1 }],
	['text', 'all of them'],
	['nothing', null],
	['more keys than the limit', Array.from({ length: 61 }, (_, index) => `class-${index}`)],
	['a key that is too long', ['k'.repeat(61)]],
	['a key with invalid characters', ['Boxing-tuesday-0900']],
	['a key with a trailing line break', ['boxing-tuesday-0900\n']],
	['a number', [900]],
	['a nested list', [['boxing-tuesday-0900']]],
	['a list that ends with null', ['boxing-tuesday-0900', null]],
] as const) {
	test(`a record cannot have ${what} as its list`, async () => {
		const change = { as: ann, body: { savedShows } };
		expect(await database.statusOf('PATCH', `${users}?id=eq.${ann.id}`, change)).toBe(400);
		expect(await recordsOf(ann)).toEqual([{ id: ann.id, savedShows: [] }]);
	});
}

test.describe('deleting an account', () => {
	const remove = (options: Call) => database.statusOf('POST', '/rest/v1/rpc/delete_account', { body: {}, ...options });
	const tables = ['auth.users where id', 'public.users where id', 'auth.identities where user_id'];
	/** The number of rows in the tables and of sessions. */
	const left = async ({ id }: Member) => {
		const count = async (table: string) => (await database.query(`select id from ${table} = $1`, [id])).length;
		return Promise.all([...tables, 'auth.sessions where user_id'].map(count));
	};

	test('removes the account and its data, and nobody else’s', async () => {
		const eve = await database.signUp('eve@example.com');
		expect(await left(eve)).toEqual([1, 1, 1, 1]);
		expect(await remove({ as: eve })).toBe(204);
		expect(await left(eve)).toEqual([0, 0, 0, 0]);
		expect(await left(bob)).toEqual([1, 1, 1, expect.any(Number)]);
		expect((await database.signIn('eve@example.com')).status).toBe(400);
		expect(await remove({ as: eve })).toBe(403);
		expect((await database.signUp('eve@example.com')).token).toBeTruthy();
	});

	test('is impossible for visitors, and only affects the caller', async () => {
		const fay = await database.signUp('fay@example.com');
		expect(await remove({})).toBe(401);
		for (const name of ['id', 'user_id', 'uid']) {
			expect(await remove({ as: fay, body: { [name]: bob.id } })).toBe(404);
		}
		const headers = { 'request.jwt.claims': `{"sub":"${bob.id}"}`, 'x-client-info': bob.id };
		expect(await remove({ as: fay, headers })).toBe(204);
		expect(await left(fay)).toEqual([0, 0, 0, 0]);
		expect((await left(bob)).slice(0, 3)).toEqual([1, 1, 1]);
	});

	test('needs a sign-in within the last ten minutes that has not been ended', async () => {
		const gil = await database.signUp('gil@example.com');
		const early = "update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1";
		await database.query(early, [gil.id]);
		expect(await remove({ as: gil })).toBe(403);
		const { body } = await database.signIn('gil@example.com');
		const fresh = { id: gil.id, token: String(body.access_token) };
		// The old token cannot use the new session.
		expect(await remove({ as: gil })).toBe(403);
		expect(await database.statusOf('POST', '/auth/v1/logout', { as: fresh, body: {} })).toBe(204);
		expect(await remove({ as: fresh })).toBe(403);
		expect((await left(gil)).slice(0, 3)).toEqual([1, 1, 1]);
	});
});

import { describe, expect, it } from 'vitest';
import { call, type Call, type Member, query, signIn, signUp, statusOf } from '../support/database.ts';

// Attacks on accounts by somebody with the site's public key who knows members' addresses.

const ann = await signUp('ann@example.com');
const bob = await signUp('bob@example.com');
await query('update public.users set "savedShows" = \'["boxing-tuesday-0900"]\' where id = $1', [bob.id]);

const users = '/rest/v1/users';
const recordsOf = ({ id }: Member) => query('select * from public.users where id = $1', [id]);
const expectBobsRecord = async () =>
	expect(await recordsOf(bob)).toEqual([{ id: bob.id, savedShows: ['boxing-tuesday-0900'] }]);

describe('the record of an account', () => {
	it('is created in the database by signing up', async () => {
		expect(await recordsOf(ann)).toEqual([{ id: ann.id, savedShows: [] }]);
	});

	it('keeps its list when its member signs in or the page writes the record again', async () => {
		const again = { as: bob, body: { id: bob.id, savedShows: [] }, prefer: 'resolution=ignore-duplicates' };
		expect(await statusOf('POST', users, again)).toBeLessThan(300);
		expect((await signIn('bob@example.com')).status).toBe(200);
		await expectBobsRecord();
	});

	it('is written by the next sign-in if sign-up could not write it', async () => {
		await query('alter table public.users rename to users_elsewhere');
		const dan = await signUp('dan@example.com');
		expect(dan.token).toBeTruthy();
		expect((await signIn('ann@example.com')).status).toBe(200);
		await query('alter table public.users_elsewhere rename to users');
		expect(await recordsOf(dan)).toEqual([]);
		expect((await signIn('dan@example.com')).status).toBe(200);
		expect(await recordsOf(dan)).toEqual([{ id: dan.id, savedShows: [] }]);
	});

	it.each([
		['an object', { a: 1 }],
		['nothing', null],
		['more keys than the limit', Array.from({ length: 61 }, (_, index) => `class-${index}`)],
		['a key that is too long', ['k'.repeat(61)]],
		['a key with invalid characters', ['Boxing-tuesday-0900']],
		['a key with a trailing line break', ['boxing-tuesday-0900\n']],
		['a nested list', [['boxing-tuesday-0900']]],
		['a list that ends with null', ['boxing-tuesday-0900', null]],
	])('cannot have %s as its list', async (_, savedShows) => {
		expect(await statusOf('PATCH', `${users}?id=eq.${ann.id}`, { as: ann, body: { savedShows } })).toBe(400);
		expect(await recordsOf(ann)).toEqual([{ id: ann.id, savedShows: [] }]);
	});
});

// What visitors may do with records, which is nothing, is in access.test.ts.
describe('the records of others', () => {
	it('cannot be read', async () => {
		expect((await call('GET', users, { as: ann })).body).toEqual([{ id: ann.id, savedShows: [] }]);
		expect((await call('GET', `${users}?id=eq.${bob.id}`, { as: ann })).body).toEqual([]);
		const either = `${users}?or=(id.eq.${bob.id},id.not.is.null)`;
		expect((await call('GET', either, { as: ann })).body).toHaveLength(1);
	});

	it('cannot be changed, even by taking over the id or with an upsert', async () => {
		const taken = { savedShows: ['ann-was-here'] };
		const change = { as: ann, body: taken, prefer: 'return=representation' };
		expect((await call('PATCH', `${users}?id=eq.${bob.id}`, change)).body).toEqual([]);
		const upsert = { as: ann, body: { id: bob.id, ...taken }, prefer: 'resolution=merge-duplicates' };
		expect(await statusOf('POST', users, upsert)).toBe(403);
		const move = { as: ann, body: { id: bob.id } };
		expect(await statusOf('PATCH', `${users}?id=eq.${ann.id}`, move)).toBe(403);
		// Without a filter the request reads no rows, so this tests the update policy alone.
		expect(await statusOf('PATCH', users, { as: ann, body: { savedShows: [] } })).toBe(204);
		expect(await statusOf('PATCH', users, move)).toBe(403);
		await expectBobsRecord();
	});

	it('cannot be created or deleted, and one’s own cannot be deleted', async () => {
		for (const { id } of [bob, ann]) {
			expect(await statusOf('DELETE', `${users}?id=eq.${id}`, { as: ann })).toBe(403);
		}
		const body = { id: crypto.randomUUID() };
		expect(await statusOf('POST', users, { as: ann, body })).toBe(403);
		expect(await query('select id from public.users where id = any($1)', [[ann.id, bob.id, body.id]])).toHaveLength(2);
	});
});

describe('deleting an account', () => {
	const remove = (options: Call) => statusOf('POST', '/rest/v1/rpc/delete_account', { body: {}, ...options });
	const tables = ['auth.users where id', 'public.users where id', 'auth.identities where user_id'];
	/** The number of rows in the tables and of sessions. */
	const left = async ({ id }: Member) => {
		const count = async (table: string) => (await query(`select id from ${table} = $1`, [id])).length;
		return Promise.all([...tables, 'auth.sessions where user_id'].map(count));
	};

	it('removes the account and its data, and nobody else’s', async () => {
		const eve = await signUp('eve@example.com');
		expect(await left(eve)).toEqual([1, 1, 1, 1]);
		expect(await remove({ as: eve })).toBe(204);
		expect(await left(eve)).toEqual([0, 0, 0, 0]);
		expect(await left(bob)).toEqual([1, 1, 1, expect.any(Number)]);
		expect((await signIn('eve@example.com')).status).toBe(400);
		expect(await remove({ as: eve })).toBe(403);
		expect((await signUp('eve@example.com')).token).toBeTruthy();
	});

	it('is impossible for visitors, and only affects the caller', async () => {
		const fay = await signUp('fay@example.com');
		expect(await remove({})).toBe(401);
		for (const name of ['id', 'user_id', 'uid']) {
			expect(await remove({ as: fay, body: { [name]: bob.id } })).toBe(404);
		}
		const headers = { 'request.jwt.claims': `{"sub":"${bob.id}"}`, 'x-client-info': bob.id };
		expect(await remove({ as: fay, headers })).toBe(204);
		expect(await left(fay)).toEqual([0, 0, 0, 0]);
		expect((await left(bob)).slice(0, 3)).toEqual([1, 1, 1]);
	});

	it('needs a session that began within the last ten minutes and has not ended', async () => {
		const gil = await signUp('gil@example.com');
		const early = "update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1";
		await query(early, [gil.id]);
		expect(await remove({ as: gil })).toBe(403);
		const { body } = await signIn('gil@example.com');
		const fresh = { id: gil.id, token: String(body.access_token) };
		// The old token cannot use the new session.
		expect(await remove({ as: gil })).toBe(403);
		expect(await statusOf('POST', '/auth/v1/logout', { as: fresh, body: {} })).toBe(204);
		expect(await remove({ as: fresh })).toBe(403);
		expect((await left(gil)).slice(0, 3)).toEqual([1, 1, 1]);
	});
});

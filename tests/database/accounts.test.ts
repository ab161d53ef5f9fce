import { describe, expect, it } from 'vitest';
import { call, type Call, type Member, query, signIn, signUp, statusOf } from '../support/database.ts';

// Attacks on accounts by somebody with the site's public key who knows members' addresses.

const amy = await signUp('amy@example.com');
const ben = await signUp('ben@example.com');
await query('update public.users set "savedShows" = \'["boxing-tuesday-0900"]\' where id = $1', [ben.id]);

const users = '/rest/v1/users';
const recordsOf = ({ id }: Member) => query('select * from public.users where id = $1', [id]);
const expectBensRecord = async () =>
	expect(await recordsOf(ben)).toEqual([{ id: ben.id, savedShows: ['boxing-tuesday-0900'] }]);

describe('the record of an account', () => {
	it('is created by signing up, and keeps its list when its member signs in or the page writes it again', async () => {
		expect(await recordsOf(amy)).toEqual([{ id: amy.id, savedShows: [] }]);
		const again = { as: ben, body: { id: ben.id, savedShows: [] }, prefer: 'resolution=ignore-duplicates' };
		expect(await statusOf('POST', users, again)).toBeLessThan(300);
		expect((await signIn('ben@example.com')).status).toBe(200);
		await expectBensRecord();
	});

	it('is written by the next sign-in if sign-up could not write it', async () => {
		await query('alter table public.users rename to users_elsewhere');
		const dan = await signUp('dan@example.com');
		expect(dan.token).toBeTruthy();
		expect((await signIn('amy@example.com')).status).toBe(200);
		await query('alter table public.users_elsewhere rename to users');
		expect(await recordsOf(dan)).toEqual([]);
		expect((await signIn('dan@example.com')).status).toBe(200);
		expect(await recordsOf(dan)).toEqual([{ id: dan.id, savedShows: [] }]);
	});

	it.each([
		['an object', { a: 1 }],
		['nothing', null],
		['more keys than the limit', Array.from({ length: 61 }, (_, index) => `class-${index}`)],
		['a key with invalid characters', ['Boxing-tuesday-0900']],
		['a list that ends with null', ['boxing-tuesday-0900', null]],
	])('cannot have %s as its list', async (_, savedShows) => {
		expect(await statusOf('PATCH', `${users}?id=eq.${amy.id}`, { as: amy, body: { savedShows } })).toBe(400);
		expect(await recordsOf(amy)).toEqual([{ id: amy.id, savedShows: [] }]);
	});
});

// What visitors may do with records, which is nothing, is in access.test.ts.
it('the records of others cannot be read or changed, even by taking over the id or with an upsert', async () => {
	expect((await call('GET', users, { as: amy })).body).toEqual([{ id: amy.id, savedShows: [] }]);
	expect((await call('GET', `${users}?id=eq.${ben.id}`, { as: amy })).body).toEqual([]);
	const either = `${users}?or=(id.eq.${ben.id},id.not.is.null)`;
	expect((await call('GET', either, { as: amy })).body).toHaveLength(1);
	const taken = { savedShows: ['amy-was-here'] };
	const change = { as: amy, body: taken, prefer: 'return=representation' };
	expect((await call('PATCH', `${users}?id=eq.${ben.id}`, change)).body).toEqual([]);
	const upsert = { as: amy, body: { id: ben.id, ...taken }, prefer: 'resolution=merge-duplicates' };
	expect(await statusOf('POST', users, upsert)).toBe(403);
	const move = { as: amy, body: { id: ben.id } };
	expect(await statusOf('PATCH', `${users}?id=eq.${amy.id}`, move)).toBe(403);
	// Without a filter the request reads no rows, so this tests the update policy alone.
	expect(await statusOf('PATCH', users, { as: amy, body: { savedShows: [] } })).toBe(204);
	expect(await statusOf('PATCH', users, move)).toBe(403);
	await expectBensRecord();
});

describe('deleting an account', () => {
	const remove = (options: Call) => statusOf('POST', '/rest/v1/rpc/delete_account', { body: {}, ...options });
	const tables = ['auth.users where id', 'public.users where id', 'auth.identities where user_id'];
	/** The number of rows in the tables and of sessions. */
	const left = async ({ id }: Member) => {
		const count = async (table: string) => (await query(`select id from ${table} = $1`, [id])).length;
		return Promise.all([...tables, 'auth.sessions where user_id'].map(count));
	};

	it('removes the caller’s account and its data, and nobody else’s', async () => {
		const eve = await signUp('eve@example.com');
		expect(await remove({})).toBe(401);
		for (const name of ['id', 'user_id', 'uid']) expect(await remove({ as: eve, body: { [name]: ben.id } })).toBe(404);
		expect(await left(eve)).toEqual([1, 1, 1, 1]);
		const headers = { 'request.jwt.claims': `{"sub":"${ben.id}"}`, 'x-client-info': ben.id };
		expect(await remove({ as: eve, headers })).toBe(204);
		expect(await left(eve)).toEqual([0, 0, 0, 0]);
		expect(await left(ben)).toEqual([1, 1, 1, expect.any(Number)]);
		expect((await signIn('eve@example.com')).status).toBe(400);
		expect(await remove({ as: eve })).toBe(403);
		expect((await signUp('eve@example.com')).token).toBeTruthy();
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

import { beforeEach, describe, expect, it } from 'vitest';
import { createEventKey, longestClassId } from '../../src/lib/event-key.ts';
import { parseKeys } from '../../src/visitor/saved-classes.ts';
import { ann, bob, call, type Member, query } from '../support/database.ts';

// What members can do with saved classes, and attacks on those of others. The embedded database has one connection, so it
// can't show what simultaneous changes do.

const [boxing, yoga, karate] = ['boxing-tuesday-0900', 'yoga-thursday-1600', 'karate-friday-2200'];

/** A number of unique keys. */
const keys = (count: number) => Array.from({ length: count }, (_, index) => `class-${index}`);
const save = (as: Member | undefined, event_key: unknown, saved: unknown = true, more = {}) =>
	call('POST', '/rest/v1/rpc/save_class', { as, body: { event_key, saved, ...more } });
const listOf = async ({ id }: Member) =>
	(await query('select "savedShows" as list from public.users where id = $1', [id]))[0]?.['list'];
const store = (account: Member, list: string[]) =>
	query('update public.users set "savedShows" = $2 where id = $1', [account.id, JSON.stringify(list)]);

await store(bob, [boxing]);
beforeEach(() => store(ann, []));

describe('saved classes', () => {
	it('are added and removed one at a time, and each response has the whole list', async () => {
		expect((await save(ann, boxing)).body).toEqual([boxing]);
		expect((await save(ann, yoga)).body).toEqual([boxing, yoga]);
		expect((await save(ann, yoga)).body).toEqual([boxing, yoga]);
		expect((await save(ann, boxing, false)).body).toEqual([yoga]);
		expect((await save(ann, karate, false)).body).toEqual([yoga]);
		expect(await listOf(ann)).toEqual([yoga]);
	});

	it('can be of the class with the longest id', async () => {
		const key = createEventKey({ id: 'a'.repeat(longestClassId), day: 'wednesday', start: 1 });
		expect((await save(ann, key)).body).toEqual([key]);
		expect(parseKeys([key, `a${key}`])).toEqual([key]);
	});

	it('belong to the caller, even if the request names another account', async () => {
		expect((await save(undefined, boxing)).status).toBe(401);
		for (const more of [{ id: bob.id }, { user_id: bob.id }]) {
			expect((await save(ann, yoga, true, more)).status).toBe(404);
		}
		const headers = { 'request.jwt.claims': `{"sub":"${bob.id}"}` };
		const body = { event_key: yoga, saved: true };
		await call('POST', '/rest/v1/rpc/save_class', { as: ann, body, headers });
		expect(await listOf(bob)).toEqual([boxing]);
	});

	it('are at most 60, and a full list can still shrink', async () => {
		await store(ann, keys(60));
		const refused = await save(ann, boxing);
		expect([refused.status, refused.body.code]).toEqual([400, '23514']);
		expect(await listOf(ann)).toEqual(keys(60));
		expect((await save(ann, 'class-7', false)).status).toBe(200);
		expect((await save(ann, boxing)).body).toHaveLength(60);
	});

	it.each(['', 'k'.repeat(61), 'yoga-friday-0900\n', `'); drop`, null, [boxing]])('reject %j', async (key) => {
		await store(ann, [yoga]);
		for (const saved of [true, false, null]) await save(ann, key, saved);
		expect([await listOf(ann), await listOf(bob)]).toEqual([[yoga], [boxing]]);
	});

	it('create the record if sign-up could not', async () => {
		await query('delete from public.users where id = $1', [ann.id]);
		expect((await save(ann, boxing)).body).toEqual([boxing]);
	});
});

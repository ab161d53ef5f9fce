import { expect, test } from '@playwright/test';
import { type Member, startDatabase } from '../support/database.ts';

// Attacks on contact messages by somebody with the site's public key.
test.describe.configure({ mode: 'default' }); // one database for the file

let database: Awaited<ReturnType<typeof startDatabase>>;
let ann: Member;

test.beforeAll(async () => {
	database = await startDatabase();
	ann = await database.signUp('ann@example.com');
	const body = { name: 'Cleo', email: 'cleo@example.com', comment: 'Hello' };
	await database.call('POST', path, { body });
});
test.afterAll(() => database.close());

const path = '/rest/v1/contact_messages';
const messages = () => database.query('select * from public.contact_messages order by id');
const post = (body: object, as?: Member) => database.statusOf('POST', path, { as, body });

test.describe('messages', () => {
	test('are stored from visitors and members, with their time', async () => {
		const before = await messages();
		const visitor = { name: 'Dora', email: 'dora@example.com', class: 'Yoga', comment: 'Do I need a mat?' };
		expect(await post(visitor)).toBe(201);
		const member = { name: 'Ann', email: 'ann@example.com', class: null, comment: '' };
		expect(await post(member, ann)).toBe(201);
		const added = (await messages()).slice(before.length);
		expect(added).toEqual([expect.objectContaining(visitor), expect.objectContaining(member)]);
		expect(Date.now() - Date.parse(String(added[0]?.['created_at']))).toBeLessThan(60_000);
	});

	for (const who of ['a visitor', 'a member'] as const) {
		const refused = who === 'a visitor' ? 401 : 403;
		const as = () => (who === 'a member' ? ann : undefined);
		const eve = { name: 'Eve', email: 'eve@example.com' };

		test(`cannot be read, changed or deleted by ${who}`, async () => {
			const before = await messages();
			const one = `${path}?id=gt.0`;
			expect(await database.statusOf('GET', one, { as: as() })).toBe(refused);
			expect(await database.statusOf('GET', `${path}?select=count`, { as: as() })).toBe(refused);
			expect(await database.statusOf('PATCH', one, { as: as(), body: { comment: 'changed' } })).toBe(refused);
			expect(await database.statusOf('DELETE', one, { as: as() })).toBe(refused);
			const echo = { as: as(), body: eve, prefer: 'return=representation' };
			expect(await database.statusOf('POST', path, echo)).toBe(refused);
			expect(await messages()).toEqual(before);
		});

		test(`cannot have their id, time or other columns set by ${who}`, async () => {
			const before = await messages();
			for (const extra of [{ id: 1 }, { id: 999 }, { created_at: '2001-01-01' }, { read: true }]) {
				expect([400, refused], JSON.stringify(extra)).toContain(await post({ ...eve, ...extra }, as()));
			}
			const overwrite = { as: as(), body: { id: 1, ...eve }, prefer: 'resolution=merge-duplicates' };
			expect([400, refused]).toContain(await database.statusOf('POST', `${path}?on_conflict=id`, overwrite));
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
		test(`are rejected with ${what}`, async () => {
			const before = await messages();
			expect(await post({ ...good, ...fields })).toBe(400);
			expect(await messages()).toEqual(before);
		});
	}

	test('are accepted with names in any script, and at each length limit', async () => {
		const longest = {
			name: 'ñ'.repeat(100),
			email: `${'e'.repeat(249)}@a.co`,
			class: 'c'.repeat(60),
			comment: '字'.repeat(5000),
		};
		const names = ['Ñandú', '字', 'علی\u200Cرضا', 'Zoë\u00A0K.', '👩‍👩‍👧', '김', 'O’Neil', '9'];
		for (const message of [longest, ...names.map((name) => ({ ...good, name }))]) {
			await database.query('delete from public.contact_messages'); // the limit is ten a minute
			expect(await post(message), message.name).toBe(201);
		}
	});
});

test.describe('a flood of messages', () => {
	const body = { name: 'Gus', email: 'gus@example.com' };
	const limit = (perMinute: number, perDay: number) =>
		database.query('update public.message_limits set per_minute = $1, per_day = $2', [perMinute, perDay]);
	test.beforeEach(() => database.query('delete from public.contact_messages'));
	test.afterEach(() => limit(10, 300));

	test('in one request is rejected completely', async () => {
		for (const rows of [2, 1000]) {
			const flood = Array.from({ length: rows }, () => body);
			expect([await post(flood), await post(flood, ann)]).toEqual([400, 400]);
			expect(await messages()).toEqual([]);
		}
		expect(await post(body)).toBe(201);
	});

	for (const [what, perMinute, perDay, later] of [
		['minute', 3, 100, '61 seconds'],
		['day', 100, 3, '24 hours 1 second'],
	] as const) {
		test(`is stopped by the limit per ${what} until it expires`, async () => {
			await limit(perMinute, perDay);
			const senders = [undefined, ann, undefined, ann, undefined, ann];
			const statuses = await Promise.all(senders.map((as) => post(body, as)));
			expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
			expect(await messages()).toHaveLength(3);
			await database.query(`update public.contact_messages set created_at = created_at - interval '${later}'`);
			expect(await post(body)).toBe(201);
		});
	}

	test('cannot change the limits', async () => {
		const limits = '/rest/v1/message_limits';
		for (const as of [undefined, ann]) {
			const refused = as ? 403 : 401;
			expect(await database.statusOf('GET', limits, { as })).toBe(refused);
			const more = { as, body: { per_minute: 1_000_000 } };
			expect(await database.statusOf('PATCH', `${limits}?only_row=is.true`, more)).toBe(refused);
			expect(await database.statusOf('DELETE', `${limits}?only_row=is.true`, { as })).toBe(refused);
		}
		const check = '/rest/v1/rpc/limit_contact_messages';
		expect(await database.statusOf('POST', check, { as: ann, body: {} })).not.toBe(204);
		expect(await database.query('select per_minute, per_day from public.message_limits')).toEqual([
			{ per_minute: 10, per_day: 300 },
		]);
	});
});

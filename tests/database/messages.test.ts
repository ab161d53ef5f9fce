import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '~/contact/fields.ts';
import { isEmailAddress } from '~/lib/email.ts';
import { toOneLine } from '~/lib/text.ts';
import { ann, type Member, query, statusOf } from '../support/database.ts';

// Attacks on contact messages by somebody with the site's public key.

await query('update public.message_limits set sender_per_hour = 1000, sender_per_day = 1000'); // see message-mails.test.ts

const path = '/rest/v1/contact_messages';
const cleo = { name: 'Cleo', email: 'cleo@example.com', class: 'Yoga', comment: 'Do I need a mat?' };
const messages = () => query('select * from public.contact_messages order by id');
const post = (body: object, as?: Member) => statusOf('POST', path, { as, body });

beforeEach(() => query('delete from public.contact_messages'));

// That nobody can read, change or delete stored ones is in access.test.ts.
describe('messages', () => {
	it('are stored once, however often the page sends one', async () => {
		const [one, other] = [randomUUID(), randomUUID()];
		expect(await post({ ...cleo, message_id: one })).toBe(201);
		expect(await post({ ...cleo, message_id: one })).toBe(409);
		expect(await post({ ...cleo, message_id: one, comment: 'changed' }, ann)).toBe(409);
		expect(await post({ ...cleo, message_id: other })).toBe(201);
		expect(await messages()).toMatchObject([cleo, cleo]);
	});

	it.each([
		['a name of invisible characters', { name: '\u200B\u2060\uFEFF\u00AD\u2800\u3164\u007F' }],
		['no email', { email: undefined }],
		['an address of 900 kB, at once', { email: 'a.'.repeat(450_000) }], // its pattern would take seconds
		['a comment of null', { comment: null }],
		['an empty choice', { about: '' }],
		['a form that is no id', { form: 'News letter' }],
	])('are rejected with %s', async (_, fields) => {
		expect(await post({ ...cleo, ...fields })).toBe(400);
		expect(await messages()).toEqual([]);
	});

	const incomplete = ['', 'example.com', 'a@', '@example.com', 'a@b', '.a@example.com', 'a.@example.com'];
	const dots = ['a..b@example.com', 'a@example..com', 'a@.example.com', 'a@example.com.', 'a@例え。テスト'];
	const domains = ['a@-example.com', 'a@example-.com', 'a@exam_ple.com', 'a@example.c', 'a@example.123'];
	const several = ['a@b@example.com', 'a@example.com,eve@example.com', 'a@example.com\nBcc: all@example.com'];
	const others = ['Eve<eve@example.com>', '"a b"@example.com', 'a\u200B@example.com', 'a\u202Eb@example.com'];
	/** The name, a word of the domain, and the whole address, which is over the form's limit. */
	const long = [`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, `ada@${'domain.'.repeat(36)}co`];
	const refused = [...incomplete, ...dots, ...domains, ...several, ...others, ...long, 'a @example.com'];
	it.each(refused)('are rejected from %s, which no mail system takes, by the form and the database', async (email) => {
		expect(isEmailAddress(email)).toBe(false);
		expect(await post({ ...cleo, email })).toBe(400);
	});

	const ascii = ["o'neil+gym@example.co.uk", '!#$%&*/=?^_`{|}~-@example.com', '1@1.example.com', 'ada@a-b.c--d.museum'];
	const international = ['A.B@xn--bcher-kva.example', 'ü@bücher.example', 'ada@例え.テスト'];
	const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.com`;
	it.each([...ascii, ...international, longest])('are accepted from %s, by both', async (email) => {
		expect(isEmailAddress(email)).toBe(true);
		expect(await post({ ...cleo, email })).toBe(201);
	});

	it('may be as long as the form lets visitors type, and no longer', async () => {
		const fields = await query('select field, longest from private.message_fields()');
		const known = Object.fromEntries(fields.map(({ field, longest }) => [field, longest]));
		expect(known).toEqual(limits);
		const longest: [string, string][] = Object.entries(known).map(([field, length]) => [
			field,
			field === 'email' ? `ab@${'domain.'.repeat(35)}com.co` : (field === 'form' ? 'f' : '字').repeat(Number(length)),
		]);
		expect(await post(Object.fromEntries(longest))).toBe(201);
		for (const [field, text] of longest) expect(await post({ ...cleo, [field]: `a${text}` }), field).toBe(400);
	});

	it('are stored as one line in each field but the comment, as an earlier page doesn’t send them', async () => {
		expect(await post({ ...cleo, about: ' Boxing\nbasics\t\u00A0\u2028· Tue ', comment: 'a\n\tb' })).toBe(201);
		expect(await messages()).toMatchObject([{ about: 'Boxing basics · Tue', comment: 'a\n\tb' }]);
	});
});

it('the page and the database make the same line of a text', async () => {
	const letters = [...Array(0xd800).keys(), 0xfeff].slice(1).map((code) => String.fromCharCode(code));
	const texts = letters.map((letter) => `${letter}a${letter}${letter}b${letter}`);
	const lines = await query('select private.one_line(text) as line from unnest($1::text[]) as text', [texts]);
	expect(lines.map(({ line }) => line)).toEqual(texts.map(toOneLine));
});

it('messages are deleted after twelve months, or the number in message_limits', async () => {
	await query(`insert into public.contact_messages (name, email, created_at)
		select months::text, 'old@example.com', now() - make_interval(months => months, hours => -1)
		from generate_series(3, 24) as months`);
	const oldest = async () =>
		(await query('select max(name::int) from public.contact_messages where name ~ $1', ['^\\d']))[0];
	expect(await post(cleo)).toBe(201);
	expect(await oldest()).toEqual({ max: 12 });
	await query('update public.message_limits set months_stored = 3');
	expect(await post(cleo)).toBe(201);
	expect(await oldest()).toEqual({ max: 3 });
	expect(await messages()).toHaveLength(3);
	await query('update public.message_limits set months_stored = default');
	// Also when no message arrives: pg_cron calls this every hour.
	await query("update public.contact_messages set created_at = created_at - interval '12 months'");
	await query('select private.delete_old_messages()');
	expect(await messages()).toEqual([]);
});

describe('a flood of messages', () => {
	it('in one request is rejected completely', async () => {
		const flood = [cleo, cleo];
		expect([await post(flood), await post(flood, ann)]).toEqual([400, 400]);
		expect(await messages()).toEqual([]);
	});

	it.each([
		['minute', 3, 100, '61 seconds'],
		['day', 100, 3, '24 hours 1 second'],
	])('is stopped by the limit per %s until it expires', async (_, perMinute, perDay, later) => {
		const limit = 'update public.message_limits set per_minute = $1, per_day = $2';
		await query(limit, [perMinute, perDay]);
		const statuses = await Promise.all([undefined, ann, undefined, ann, undefined, ann].map((as) => post(cleo, as)));
		expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
		expect(await messages()).toHaveLength(3);
		await query(`update public.contact_messages set created_at = created_at - interval '${later}'`);
		expect(await post(cleo)).toBe(201);
		await query(limit, [10, 300]);
	});
});

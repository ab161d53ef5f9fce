import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '~/lib/text.ts';
import { defaults } from '~/texts/defaults.ts';
import { query, statusOf } from '../support/database.ts';

// The email that the database sends for a contact message, and the limits for one sender. How the embedded service stores and
// prints it is in e2e/contact.test.ts.

await query('create table if not exists net.posted (id bigserial, url text, body jsonb, headers jsonb)');
await query('create table if not exists net._http_response (id bigint, status_code integer)');
/** Replaces pg_net: says what happens with a request. */
const receive = (body: string) =>
	query(`create or replace function net.http_post(
		url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
	) returns bigint language plpgsql as $$ begin ${body} end; $$`);

beforeEach(async () => {
	for (const table of ['public.contact_messages', 'private.message_senders', 'net.posted'])
		await query(`delete from ${table}`);
	await query(`update public.message_limits
		set per_minute = 1000, per_day = 1000, sender_per_hour = default, sender_per_day = default`);
	await receive(`insert into net.posted (url, body, headers) values (url, body, headers);
		return (select max(id) from net.posted);`);
});

/** Sends a message as a browser would, with the IP address that the host reports. Returns the response's status. */
const send = (fields: object = {}, headers: Record<string, string> = {}) =>
	statusOf('POST', '/rest/v1/contact_messages', {
		headers,
		body: { name: 'Ada Winter', email: 'ada@example.com', comment: 'Hello', ...fields },
	});
const from = (address: string) => ({ 'cf-connecting-ip': address });
const stored = async () => (await query('select * from public.contact_messages')).length;
const posted = async () => (await query('select from net.posted')).length;
const mail = async () => Object((await query('select body from net.posted'))[0]?.['body']);

describe('the email for a message', () => {
	it('names the sender and the choice, and replies to the visitor', async () => {
		const choice = { about: 'Boxing · Tue, Dec 1, 9:00am', class: 'boxing', phone: '(212) 555-0142' };
		await send({ ...choice, comment: 'Is there parking?\nAda' });
		expect(await mail()).toEqual({
			to: 'gym@example.com',
			reply_to: 'ada@example.com',
			subject: fill(defaults.contact.mailSubject, { name: 'Ada Winter' }), // the page sends none but its own
			text: 'Ada Winter\nada@example.com\n(212) 555-0142\nBoxing · Tue, Dec 1, 9:00am\n\nIs there parking?\nAda',
		});
	});

	it('has the subject in the words of the site, and where the visitor came from', async () => {
		const subject = 'Nachricht von {name}\n(Website)';
		await send({ subject, name: 'Zoë {name}', source: 'instagram.com, utm_source=story' });
		expect(await mail()).toMatchObject({
			subject: 'Nachricht von Zoë {name} (Website)',
			text: 'Zoë {name}\nada@example.com\n\nHello\n\n(instagram.com, utm_source=story)',
		});
	});

	it('has everything that was filled in a form of the gym’s own', async () => {
		const form = { form: 'newsletter', subject: 'Newsletter: {name}', consent: 'Write to me once a month.' };
		await send({ ...form, name: undefined, comment: undefined });
		expect(await mail()).toMatchObject({
			subject: 'Newsletter: ada@example.com',
			text: 'ada@example.com\nWrite to me once a month.\n\n(newsletter)',
		});
	});

	it.each([
		['Ada\r\nBcc: all@example.com\u2028To: eve@example.com', 'Ada Bcc: all@example.com To: eve@example.com'],
		['\u202Eadnil\u2066 Li\u200Bnda 👩‍👩‍👧', 'adnil Linda 👩‍👩‍👧'], // letters turned around, and joined emoji
	])('has the name %j in one line, as %j', async (name, shown) => {
		await send({ name });
		const { subject, text } = await mail();
		expect([subject, text.split('\n')[0]]).toEqual([`New message from ${shown}`, shown]);
	});

	it('is not sent for messages that the gym imports', async () => {
		await query("insert into public.contact_messages (name, email) values ('Old', 'old@example.com')");
		expect(await posted()).toBe(0);
	});
});

describe('the request to the mail service', () => {
	const state = async () => (await query('select mail, mail_request::int as request from public.contact_messages'))[0];
	const retry = async (minutesLater: number) => {
		const earlier = ['created_at', 'mail_tried_at'].map((time) => `${time} = ${time} - make_interval(mins => $1)`);
		await query('alter table public.contact_messages disable trigger mail_contact_message_again');
		await query(`update public.contact_messages set ${earlier.join()}`, [minutesLater]);
		await query('alter table public.contact_messages enable trigger mail_contact_message_again');
		await query('select private.retry_contact_mails()');
	};
	/** The service's response to the last request. */
	const respond = async (status: number) => {
		await query('insert into net._http_response select max(id), $1 from net.posted', [status]);
		await retry(10);
	};
	const keys = "select distinct headers ->> 'Idempotency-Key' from net.posted";
	const secrets = 'vault.decrypted_secrets';
	const setSecret = (name: string, value: string) =>
		query(`update ${secrets} set decrypted_secret = $2 where name = $1`, [name, value]);

	it('uses the URL and the key from the Vault', async () => {
		await setSecret('contact_mail_url', 'https://mail.example.com/send?a="b"');
		await setSecret('contact_mail_key', 'k\'e"y');
		await send();
		const key = expect.stringMatching(/^contact-message-[\da-f]{64}$/);
		const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer k\'e"y', 'Idempotency-Key': key };
		const requests = await query('select url, headers from net.posted');
		expect(requests).toMatchObject([{ url: 'https://mail.example.com/send?a="b"', headers }]);
	});

	it('is repeated with the same key until the service has taken it, for a day at most', async () => {
		await send();
		await retry(1); // the response may still arrive
		expect(await posted()).toBe(1);
		await retry(10);
		expect(await posted()).toBe(2);
		expect(await query(keys)).toHaveLength(1);
		await respond(500);
		expect([await posted(), await state()]).toMatchObject([3, { mail: 'waiting' }]);
		await respond(200);
		expect([await posted(), await state()]).toMatchObject([3, { mail: 'sent' }]);

		await query('delete from public.contact_messages');
		await send();
		await retry(24 * 60 + 1);
		expect([await posted(), await state()]).toMatchObject([4, { mail: 'failed' }]);
		await query('update public.contact_messages set mail_tried_at = now()'); // as supabase/README.md says
		await retry(0); // the response may still arrive
		expect([await posted(), await state()]).toMatchObject([5, { mail: 'waiting' }]);
	});

	it('that is refused for good is made once more, without the reply address, even after a day', async () => {
		await send();
		await query("update public.contact_messages set created_at = now() - interval '2 days'");
		await respond(422);
		expect([await posted(), await state()]).toMatchObject([2, { mail: 'waiting' }]);
		await respond(422);
		await retry(10);
		expect([await posted(), await state()]).toMatchObject([2, { mail: 'failed' }]);
		const sent = await query("select body ->> 'reply_to' as reply from net.posted order by id");
		expect(sent).toEqual([{ reply: 'ada@example.com' }, { reply: null }]);
		expect(await query(keys)).toHaveLength(2);
	});

	it('has another key with another body, so that a corrected setting reaches the service', async () => {
		await send();
		await setSecret('contact_mail_to', 'desk@example.com');
		await retry(10);
		expect(await query(keys)).toHaveLength(2);
	});

	it('can fail without losing the message', async () => {
		await receive("raise exception 'no network';");
		expect([await send(), await stored(), await state()]).toMatchObject([201, 1, { mail: 'waiting', request: null }]);
	});

	it('is not made if the key is not set, but the message is stored', async () => {
		const rename = `update ${secrets} set name = $2 where name = $1`;
		await query(rename, ['contact_mail_key', 'elsewhere']);
		const status = await send();
		await query(rename, ['elsewhere', 'contact_mail_key']);
		expect([status, await stored(), await posted()]).toEqual([201, 1, 0]);
	});
});

describe('one sender', () => {
	const age = (interval: string) =>
		query('update private.message_senders set sent_at = sent_at - $1::interval', [interval]);

	const statusesOf = async (messages: Record<string, string>[]) => {
		const statuses = [];
		for (const headers of messages) statuses.push(await send({}, headers));
		return statuses;
	};

	it('can send five messages an hour and twenty a day, and does not block others', async () => {
		const message_id = randomUUID();
		expect(await send({ message_id }, from('192.0.2.1'))).toBe(201);
		const statuses = await Promise.all(Array.from({ length: 9 }, () => send({}, from('192.0.2.1'))));
		expect(statuses.sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429, 429]);
		expect(await send({ message_id }, from('192.0.2.1'))).toBe(409); // it is stored already
		expect(await send({}, from('192.0.2.2'))).toBe(201);
		for (let message = 6; message <= 20; message++) {
			if (message % 5 === 1) await age('61 minutes');
			expect(await send({}, from('192.0.2.1')), `message ${message}`).toBe(201);
		}
		await age('61 minutes');
		expect(await send({}, from('192.0.2.1'))).toBe(429);
		await age('24 hours');
		expect(await send({}, from('192.0.2.1'))).toBe(201);
	});

	it('counts as one sender with any client header and any address of its IPv6 network', async () => {
		for (let message = 1; message <= 6; message++) {
			const forged = { 'x-forwarded-for': `198.51.100.${message}`, 'x-real-ip': `198.51.100.${message}` };
			const addresses = [from('192.0.2.1'), from(`2001:db8:0:1:${message}::1`)];
			const statuses = await statusesOf(addresses.map((address) => ({ ...forged, ...address })));
			expect(statuses).toEqual(message > 5 ? [429, 429] : [201, 201]);
		}
		expect(await send({}, from('2001:db8:0:2::1'))).toBe(201);
	});

	it('is stored as a salted hash, for one day only', async () => {
		await send({}, from('192.0.2.1'));
		const fields = "sender, sender = sha256('192.0.2.1') as plain, length(salt) > 64 as salted";
		const [row] = await query(`select ${fields} from private.message_senders, private.message_salt`);
		expect(row).toMatchObject({ plain: false, salted: true, sender: expect.objectContaining({ length: 32 }) });
		await age('24 hours 1 second');
		await send({}, from('192.0.2.2'));
		expect(await query('select from private.message_senders')).toHaveLength(1);
	});

	it('can send at most three times as much from a whole IPv6 /48', async () => {
		const networks = [...Array(16).keys()].map((index) => from(`2001:db8:0:${index}::1`));
		expect((await statusesOf(networks)).slice(-2)).toEqual([201, 429]);
		expect(await send({}, from('2001:db8:1::1'))).toBe(201);
	});

	it('includes everybody whose address the host does not report', async () => {
		const headers = [{}, from(''), from('unknown'), from('192.0.2.1, 192.0.2.2'), {}, from('')];
		expect(await statusesOf(headers)).toEqual([201, 201, 201, 201, 201, 429]);
		expect(await send({}, from('192.0.2.1'))).toBe(201);
	});
});

import { afterEach, expect, it, vi } from 'vitest';
import { checkLength, readMessage } from '~/contact/fields.ts';
import { sendMessage } from '~/contact/send.ts';

const message = { name: 'Ada Winter', email: 'ada@example.com', class: 'yoga', comment: 'Hello' };
const service = { url: 'https://abc.supabase.co/', key: 'sb_publishable_abc' };
const id = '2b1c5ad6-6f0e-4d0a-9a52-4c1f6a4f1d10';

afterEach(() => void vi.unstubAllGlobals().restoreAllMocks());

it('a message has one line of text for each field but the comment, without spaces and invisible characters around', () => {
	const fields = new FormData();
	fields.set('name', '\u200B \u00A0\u2060');
	fields.set('email', ' \u200Bada@example.com\uFEFF');
	fields.set('source', ''); // nothing is known
	fields.set('phone', '(212)\t555-0142\n'); // pasted
	fields.set('class', 'body\n\u2003building');
	fields.set('comment', '\u202EOne\r\nfor my 👩‍👩‍👧\u00AD ');
	fields.set('about', 'Boxing · with Theo');
	expect(readMessage(fields)).toEqual({
		email: 'ada@example.com',
		phone: '(212) 555-0142',
		about: 'Boxing · with Theo',
		class: 'body building',
		comment: 'One\nfor my 👩‍👩‍👧',
	});
});

// e2e/contact.test.ts covers what is sent, and a message that is stored.
it.each([
	[409, 'sent'], // an earlier attempt has stored it
	[200, 'server'], // an HTML page instead of the service
	[503, 'server'],
	[429, 'server'], // too many messages
	[400, 'refused'], // this message, also later
	[401, 'refused'], // the site's key is wrong
])('status %i means %s, and what is not stored is logged', async (status, outcome) => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
	const log = vi.spyOn(console, 'error').mockReturnValue();
	await expect(sendMessage(message, id, service)).resolves.toBe(outcome);
	expect(log.mock.calls).toEqual(outcome === 'sent' ? [] : [['A message was not stored', { status }]]);
});

it('sending reports "offline" when the service has not responded for 15 seconds', async () => {
	const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
	await expect(sendMessage(message, id, service)).resolves.toBe('offline');
	expect(limit).toHaveBeenCalledExactlyOnceWith(15_000);
});

it('a consent that the database would refuse stops the build', () => {
	const texts = [500, 501].map((length) => 'x'.repeat(length));
	expect(() => texts.map((text) => checkLength('consent', text))).toThrow('500 letters at most, not 501');
});

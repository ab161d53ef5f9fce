import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailLink } from '~/accounts/mail-link';

const id = '0b0e2b1c-5c1f-4d0e-9a53-6f4f8e0c7a11';
const secondMail = 'Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email';
const complete = [
	['access_token', 'refresh_token', 'type'],
	['token_hash', 'type'],
	['error', 'error_code'],
];

describe('a mail link', () => {
	it.each([
		`#access_token=a.b.c&expires_in=3600&refresh_token=abc&token_type=bearer&type=signup`,
		`#access_token=a.b.c&refresh_token=abc&type=recovery&sb=`,
		'?token_hash=pkce_abc&type=email_change',
		'#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
		`#message=${secondMail}`,
		`?utm_source=mail&message=${secondMail}`,
	])('is recognised on every page: %s', (part) => {
		expect(isMailLink(part, false)).toBe(true);
	});

	it('can have an auth code on the account pages only', () => {
		expect(isMailLink(`?code=${id}`, true)).toBe(true);
		expect(isMailLink(`?code=${id}`, false)).toBe(false);
	});
});

describe('other parts of a URL are ignored:', () => {
	it.each([
		...['', '#', '?', '#home', '#message-from-our-coach', '?message_id=5', '?message=You+won'],
		...[`#message=No+${secondMail}`, '#access_token', '#access_token=&refresh_token=&type='],
		...['?token_hash=abc', '?error=1', '?error_code=7', '?code=SUMMER', `?code=${id}0`],
		...['?next=/account'],
	])('%s', (part) => {
		expect(isMailLink(part, true)).toBe(false);
	});

	it('every fragment and query with an incomplete set of parameters', () => {
		const names = ['message', 'code', 'q', 'class', ...new Set(complete.flat())];
		const fields = fc
			.uniqueArray(fc.constantFrom(...names))
			.filter((given) => !complete.some((set) => set.every((name) => given.includes(name))))
			.chain((given) => fc.tuple(...given.map((name) => fc.tuple(fc.constant(name), fc.oneof(fc.string(), fc.uuid())))))
			.map((pairs) => new URLSearchParams(pairs).toString());
		const part = fc.tuple(fc.constantFrom('#', '?'), fc.oneof(fields, fc.webFragments(), fc.webQueryParameters()));
		fc.assert(
			fc.property(part, ([mark, text]) => {
				expect(isMailLink(mark + text, false)).toBe(false);
			}),
			{ numRuns: 300 },
		);
	});
});

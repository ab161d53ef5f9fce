import { expect, it } from 'vitest';
import { isMailLink } from '~/accounts/mail-link.ts';

const secondMail = 'Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email';

it.each([
	`#access_token=a.b.c&expires_in=3600&refresh_token=abc&token_type=bearer&type=signup`,
	`#access_token=a.b.c&refresh_token=abc&type=recovery&sb=`,
	'?token_hash=abc&type=email_change',
	'#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
	`#message=${secondMail}`,
	`?utm_source=mail&message=${secondMail}`,
])('a mail link is recognized on every page: %s', (part) => {
	expect(isMailLink(part)).toBe(true);
});

it.each([
	...['', '#', '?', '#home', '#message-from-our-coach', '?message_id=5', '?message=You+won'],
	...[`#message=No+${secondMail}`, '#access_token', '#access_token=&refresh_token=&type='],
	...['?token_hash=abc&error=1', '?type=signup', '?error_code=7&access_token=a', '?code=SUMMER'],
	...['#access_token=a&refresh_token=b', '#access_token=a&type=signup', '#refresh_token=b&type=signup'],
])('other parts of a URL are ignored: %s', (part) => {
	expect(isMailLink(part)).toBe(false);
});

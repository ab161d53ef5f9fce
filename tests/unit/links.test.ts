// Addresses of the site, links to and from it, and what is in them.
import { expect, it } from 'vitest';
import { isMailLink } from '~/accounts/mail-link.ts';
import { listCoachLinks } from '~/lib/coach-links.ts';
import { linkToForm } from '~/lib/contact-links.ts';
import { findPage } from '~/offline/paths.ts';
import { getAriaCurrent, getPagePath } from '~/urls.ts';
import { describeSource } from '~/visitor/source.ts';

it('a page has one path, however a host writes its address', () => {
	const files = ['', 'index.html', 'about.html', 'about/', 'gallery/page-1.html'];
	const paths = files.map((file) => getPagePath(new URL(file, 'https://gym.example')));
	expect(paths).toEqual(['/', '/', '/about', '/about', '/gallery/page-1']);
});

it.each([
	['/#home', '/', 'page'],
	['/#home', '/about', undefined],
	['/about', '/about', 'page'],
	['/blog', '/blog/ten-breaths-before-the-bar', 'true'],
])('a link to %s on %s is marked as %s', (link, path, state) => {
	expect(getAriaCurrent(link, path)).toBe(state);
});

it.each([
	['/contact', {}, undefined, '/contact'],
	['/contact', { trial: true, class: 'boxing', coach: 'theo' }, undefined, '/contact?trial&class=boxing&coach=theo'],
	['/contact?trial', { plan: 'premium' }, undefined, '/contact?trial'], // already asks for something
	['/about', { class: 'boxing' }, undefined, '/about'],
	['/contact', { class: 'boxing' }, 'https://booking.example.com', 'https://booking.example.com'],
] as const)('%s with %j and the booking system %s leads to %s', (target, asked, book, link) => {
	expect(linkToForm(target, asked, book)).toBe(link);
});

it('a coach’s links say whose they are, and email alone is a link', () => {
	expect(listCoachLinks({ name: 'Ada Winter' })).toEqual([]);
	const x = { network: 'x', label: 'Ada Winter: X (Twitter)', url: 'https://x.example.com/ada' };
	const mail = { network: 'mail', label: 'Ada Winter: ada@example.com', url: 'mailto:ada@example.com' };
	expect(listCoachLinks({ name: 'Ada Winter', links: { email: 'ada@example.com' } })).toEqual([mail]);
	expect(listCoachLinks({ name: 'Ada Winter', links: { email: 'ada@example.com', x: x.url } })).toEqual([x, mail]);
});

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

it.each([
	['https://www.instagram.com/ember?igsh=1', '', 'www.instagram.com'],
	['', '?utm_source=newsletter&utm_campaign=spring+sale&class=yoga', 'utm_source=newsletter, utm_campaign=spring sale'],
	['https://search.example.com/', '?utm_medium=ad', 'search.example.com, utm_medium=ad'],
	['https://gym.example.com/about', '', ''], // this site
	['', '', ''],
	['about:blank', '', ''],
])('from %j to %j, a visitor comes from %j', (referrer, search, source) => {
	expect(describeSource(referrer, { host: 'gym.example.com', search })).toBe(source);
});

const origin = 'https://gym.example';

it.each([
	['/index.html', '/', '/'],
	['/about.html?from=mail#team', '/', '/about'],
	['/blog/tag/呼吸', '/', `/blog/tag/${encodeURI('呼吸')}`],
	['/gym/about/', '/gym/', '/gym/about'],
	['/other/about', '/gym/', undefined],
	['/gymnastics', '/gym/', undefined],
	['/schedule.ics', '/', undefined],
	['//evil.example/about', '/', undefined],
	['http://gym.example/about', '/', undefined],
	['/%2e%2e%2fabout', '/', undefined],
	['/about%2f..%2flogin', '/', undefined],
])('the page of %s below %s is %s', (path, base, page) => {
	expect(findPage(new URL(path, origin).href, origin + base)).toBe(page && origin + page);
});

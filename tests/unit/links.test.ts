// Addresses of the site, links to and from it, and what is in them.
import { expect, it } from 'vitest';
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

import { expect, test } from 'vitest';
import { findPage } from '~/offline/paths.ts';

const origin = 'https://gym.example';

test.each([
	['/index.html', '/', '/'],
	['/about.html?from=mail#team', '/', '/about'],
	['/schedule/week/index.html', '/', '/schedule/week'],
	['/gym', '/gym/', '/gym/'],
	['/gym/about/', '/gym/', '/gym/about'],
	['/other/about', '/gym/', undefined],
	['/gymnastics', '/gym/', undefined],
	['/schedule.ics', '/', undefined],
	['/_astro/menu.a1B2c3.js', '/', undefined],
	['//evil.example/about', '/', undefined],
	['/%2e%2e%2fabout', '/', undefined],
	['/about%2f..%2flogin', '/', undefined],
	['/about//login', '/', undefined],
])('the page of %s below %s is %s', (path, base, page) => {
	expect(findPage(origin + path, origin + base)).toBe(page && origin + page);
});

test('a page of another origin is not ours', () => {
	expect(findPage('https://evil.example/about', `${origin}/`)).toBeUndefined();
	expect(findPage('http://gym.example/about', `${origin}/`)).toBeUndefined();
});

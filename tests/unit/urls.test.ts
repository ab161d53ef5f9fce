import { describe, expect, test } from 'vitest';
import { getAriaCurrent, getCanonical, getPagePath } from '~/urls.ts';

describe('addresses', () => {
	test.each([
		['https://gym.example/', '/'],
		['https://gym.example/index.html', '/'],
		['https://gym.example/about.html', '/about'],
		['https://gym.example/about/', '/about'],
		['https://gym.example/gallery/page-1.html', '/gallery/page-1'],
	])('%s becomes %s', (url, path) => {
		expect(getPagePath(new URL(url))).toBe(path);
	});

	test('the canonical URL is on the site, without a trailing slash or file extension', () => {
		const site = new URL('https://ember.example.com');
		expect(getCanonical(new URL('http://localhost/schedule/friday.html'), site)).toBe(
			'https://ember.example.com/schedule/friday',
		);
		expect(getCanonical(new URL('http://localhost/'), site)).toBe('https://ember.example.com/');
	});
});

test.each([
	['/#home', '/', 'page'],
	['/#home', '/about', undefined],
	['/about', '/about', 'page'],
	['/blog', '/blog/ten-breaths-before-the-bar', 'true'],
	['/schedule/monday', '/schedule/friday', 'true'],
	['/gallery/page-1', '/', undefined],
])('a link to %s on %s is marked as %s', (link, path, state) => {
	expect(getAriaCurrent(link, path)).toBe(state);
});

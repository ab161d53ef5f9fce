import { expect, test } from 'vitest';
import { getAriaCurrent, getPagePath } from '~/urls.ts';

test.each([
	['https://gym.example/', '/'],
	['https://gym.example/index.html', '/'],
	['https://gym.example/about.html', '/about'],
	['https://gym.example/about/', '/about'],
	['https://gym.example/gallery/page-1.html', '/gallery/page-1'],
])('%s is the page %s', (url, path) => {
	expect(getPagePath(new URL(url))).toBe(path);
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

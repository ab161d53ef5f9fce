import { describe, expect, test } from 'vitest';
import { mayBeKept, pageOf } from '~/offline/paths';
import { wordsOf } from '~/offline/words';

describe('the page that an address means', () => {
	test.each([
		['/', '/', '/'],
		['/index.html', '/', '/'],
		['/about', '/', '/about'],
		['/about/', '/', '/about'],
		['/about.html', '/', '/about'],
		['/schedule/week/index.html', '/', '/schedule/week'],
		['/gym', '/gym/', '/gym/'],
		['/gym/about/', '/gym/', '/gym/about'],
		['/other/about', '/gym/', undefined],
		['/gymnastics', '/gym/', undefined],
		['/schedule.ics', '/', undefined],
		['/_astro/menu.a1B2c3.js', '/', undefined],
		['/admin/', '/', undefined],
		['/admin', '/', undefined],
		['/administration', '/', '/administration'],
	])('%s below %s is %s', (path, base, page) => {
		expect(pageOf(path, base)).toBe(page);
	});

	test.each(['/login', '/signup', '/account', '/forgot-password', '/new-password'])('%s is never kept', (page) => {
		expect(mayBeKept(page, '/')).toBe(false);
		expect(mayBeKept(`/gym${page}`, '/gym/')).toBe(false);
		expect(mayBeKept(`/blog${page}`, '/')).toBe(true);
	});
});

describe('what a page says', () => {
	const page = (body: string, head = '') =>
		`<html><head><title>Prices</title>${head}</head><body>${body}</body></html>`;
	const before = page('<main class="a"><p data-max="1 > 0">$39 a month</p></main>');

	test('is the same however it is built', () => {
		const other = `<main class="b"><p data-max="2 > 0"><b>$39</b>\n a month</p><script>let b = 2</script></main>`;
		expect(wordsOf(page(other, '<style>p{color:red}</style>'))).toBe(wordsOf(before));
	});

	test('differs with a price, and with the hours below it', () => {
		expect(wordsOf(before)).toBe('$39 a month');
		expect(wordsOf(before.replace('39', '41'))).toBe('$41 a month');
		expect(wordsOf(before.replace('</main>', '</main><footer>closed</footer>'))).toBe('$39 a month closed');
	});
});

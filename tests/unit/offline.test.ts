import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFingerprint, getVisibleText } from '~/offline/fingerprint.ts';
import { findPage, mayBeCached } from '~/offline/paths.ts';

const origin = 'https://gym.example';

describe('the page of a URL', () => {
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
	])('%s below %s is %s', (path, base, page) => {
		expect(findPage(origin + path, origin + base)).toBe(page && origin + page);
	});

	test('is always a canonical URL on this site', () => {
		const part = fc.oneof(
			fc.constantFrom(
				...['/', '//', '\\', '.', '..', '%2f', '%5C', '%2e%2E', '%c0%af', '%00', ':', '@'],
				...['.html', 'index', '?', '#'],
			),
			fc.constantFrom('about', 'blog', 'evil.example', 'gym', '-', 'É', ' ', '\t', '\n'),
			fc.string(),
		);
		const found: string[] = [];
		fc.assert(
			fc.property(fc.array(part), fc.constantFrom('/', '/gym/'), (parts, base) => {
				const address = `${origin}/${parts.join('')}`;
				const page = findPage(address, origin + base);
				if (page === undefined) return;
				found.push(page);
				const path = page.slice(origin.length);
				expect(page).toBe(new URL(path, origin).href); // "//host" would leave the site
				expect(path).toMatch(/^(\/[a-z\d-]+)*\/?$/);
				expect(path.startsWith(base)).toBe(true);
				const { pathname } = new URL(address);
				const forms = ['', '/', '.html', 'index', 'index.html', 'index/', '/index', '/index.html', '/index/'].map(
					(end) => path + end,
				);
				expect([...forms, base.slice(0, -1)]).toContain(pathname);
			}),
			{ numRuns: 5000 },
		);
		expect(found.length).toBeGreaterThan(100);
	});

	test('is undefined on another origin', () => {
		expect(findPage('https://evil.example/about', `${origin}/`)).toBeUndefined();
		expect(findPage('http://gym.example/about', `${origin}/`)).toBeUndefined();
	});

	test.each(['login', 'signup', 'account', 'new-password', 'admin'])('%s is never cached', (name) => {
		expect(mayBeCached(`${origin}/${name}`, `${origin}/`)).toBe(false);
		expect(mayBeCached(`${origin}/gym/${name}/more`, `${origin}/gym/`)).toBe(false);
		expect(mayBeCached(`${origin}/blog/${name}`, `${origin}/`)).toBe(true);
		expect(mayBeCached(`${origin}/${name}-2`, `${origin}/`)).toBe(true);
	});
});

describe('the text of a page', () => {
	const page = (body: string, head = '') =>
		`<html><head><title>Prices</title>${head}</head><body>${body}</body></html>`;
	const before = page('<main class="a"><p data-max="1 > 0">$39 a month</p></main>');

	test('is the same in another build', async () => {
		const other = `<main class="b"><p data-max="2 > 0"><b>$39</b>\n a month</p><script>let b = 2</script></main>`;
		expect(await createFingerprint(page(other, '<style>p{color:red}</style>'))).toBe(await createFingerprint(before));
	});

	test('changes with a price or the opening hours', async () => {
		expect(getVisibleText(before)).toBe('$39 a month');
		expect(getVisibleText(before.replace('39', '41'))).toBe('$41 a month');
		expect(getVisibleText(before.replace('</main>', '</main><footer>closed</footer>'))).toBe('$39 a month closed');
		expect(await createFingerprint(before.replace('39', '41'))).not.toBe(await createFingerprint(before));
	});
});

import { expect, type Page, test } from '@playwright/test';
import { readPage, routes } from '../support/routes.ts';

test('titles and descriptions are unique', () => {
	const findDuplicates = (pattern: RegExp, among: string[]) => {
		const texts = among.map((route) => pattern.exec(readPage(route))?.[1]);
		return texts.filter((text, index) => texts.indexOf(text) !== index);
	};
	expect(findDuplicates(/<title>([^<]*)/, routes)).toEqual([]);
	// The later pages of the blog's list differ only in their titles.
	const first = routes.filter((route) => !/^\/blog\/.*page-\d+$/.test(route));
	expect(findDuplicates(/<meta name="description" content="([^"]*)/, first)).toEqual([]);
});

test('no heading or question can get an id of ours: those that may be on its page begin with a capital', () => {
	for (const route of ['/privacy', '/about', '/pricing', '/contact', '/classes/cycling', '/coaches/lena-moreau']) {
		const ids = [...readPage(route).matchAll(/<(?!h\d id=)\w+ (?:[^>]* )?id="?([^" >]+)/g)].map(([, id = '']) => id);
		const known = ['cancel', 'guests', 'parking', 'find-us']; // questions, and a section that content may link to
		const others = ids.filter((id) => !/^[A-Z]/.test(id) && !known.includes(id));
		expect(others, route).toEqual([]);
		expect(ids.length, route).toBeGreaterThan(4);
	}
});

/** What shows a picture that is below the fold of a phone. */
const waysDown: [name: string, go: (page: Page) => Promise<unknown>][] = [
	['a jump to an anchor', (page) => page.evaluate(() => (location.hash = 'Footer-hours'))],
	['a window as tall as the page', (page) => page.setViewportSize({ width: 390, height: 4000 })],
	['paper', (page) => page.pdf()],
];
for (const [name, go] of waysDown) {
	test(`a picture below the fold of a phone waits for ${name}`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/gallery/page-1', { waitUntil: 'networkidle' });
		const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
		const pictures = page.locator('main picture > img');
		expect(await pictures.first().evaluate(isLoaded)).toBe(true);
		expect(await pictures.nth(4).evaluate(isLoaded)).toBe(false);
		await go(page);
		await expect.poll(() => pictures.nth(4).evaluate(isLoaded)).toBe(true);
	});
}

test('a post’s old address redirects to it', async ({ page }) => {
	await page.goto('/news/easy-miles');
	await expect(page).toHaveURL(/\/blog\/easy-miles-build-fast-legs$/);
});

test('the footer links to the pages that an editor adds, and every form to the privacy page', async ({ page }) => {
	await page.goto('/pricing');
	const footer = page.getByRole('contentinfo');
	await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
	await footer.getByRole('link', { name: 'Legal notice' }).click();
	await expect(page).toHaveURL(/\/legal-notice$/);
	await expect(page.getByText('Registered with the court.')).toBeVisible();
	for (const path of ['/contact', '/signup', '/login', '/forgot-password', '/new-password']) {
		const [main] = /<main[^]*<\/main>/.exec(readPage(path)) ?? [];
		expect(main, path).toMatch(/href="?\/privacy\b/);
	}
});

test('back from a large picture of the gallery, focus is on its link again', async ({ page }) => {
	await page.goto('/gallery/page-1');
	const link = page.locator('.pictures a').nth(2);
	await link.click();
	await expect(page).toHaveURL(/\.jpeg$/);
	await page.goBack();
	await expect(link).toBeFocused();
});

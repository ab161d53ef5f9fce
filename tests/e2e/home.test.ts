import { expect, test } from '@playwright/test';
import { textsOn } from '../support/page-texts.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => page.goto('/'));

test('featured classes have their own names and links, and the newest posts follow the pinned one', async ({
	page,
}) => {
	const names = ['Cycling', 'Karate', 'Power', 'Meditation', 'Martial Arts', 'Workout'];
	expect(await textsOn(page, '.timetable tbody th')).toEqual(names);
	await expect(page.getByRole('link', { name: 'Karate' })).toHaveAttribute('href', '/classes/karate');
	expect(await textsOn(page, '.teasers :is(h3, time)')).toEqual([
		...['22.03.2022', 'Yoga For Everyone in 2023'],
		...['09.03.2026', 'How to Warm Up'], // the guide's example
		...['13.09.2022', 'Getting Back Into CrossFit After Vacation'],
	]);
	for (const link of await page.getByRole('link', { name: 'Read more' }).all())
		await expect(link).toHaveAttribute('href', '/blog');
});

test('the arrows show one quote at a time and wrap around', async ({ page }) => {
	const quotes = page.locator('quote-slider figure');
	await expect(quotes).toHaveCount(4); // with the guide's example
	const right = page.getByTitle('right');
	await right.scrollIntoViewIfNeeded();
	for (const current of [0, 1, 2, 3, 0]) {
		await expect(quotes.nth(current)).toBeInViewport({ ratio: 0.9 });
		await expect(quotes.nth((current + 1) % 4)).not.toBeInViewport({ ratio: 0.05 });
		await right.click();
	}
	for (let press = 0; press < 5; press++) await page.getByTitle('left').click(); // faster than the animation
	await expect(quotes.first()).toBeInViewport({ ratio: 0.9 });
});

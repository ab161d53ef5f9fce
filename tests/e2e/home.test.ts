import { expect, test } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => page.goto('/'));

test('featured classes and posts have their links, also for programs', async ({ page }) => {
	const names = ['Cycling', 'Karate', 'Power', 'Meditation', 'Martial Arts', 'Workout'];
	await expect(page.locator('.timetable tbody th a')).toHaveText(names);
	await expect(page.getByRole('link', { name: 'Karate' })).toHaveAttribute('href', '/classes/karate');
	const posts = [
		['22.03.2022', 'Yoga For Everyone in 2023'],
		['09.03.2026', 'How to Warm Up'], // the guide's example
		['13.09.2022', 'Getting Back Into CrossFit After Vacation'],
	];
	await expect(page.locator('.teasers :is(h3, time)')).toHaveText(posts.flat());
	await expect.poll(() => page.locator('body').innerText()).toMatch(/how to warm up[^]*purchase now[^]*©/i);
	await expectNoLayoutShift(page);
});

test('the arrows show one quote at a time, have it read aloud, and wrap around', async ({ page }) => {
	const quotes = page.locator('.quotes figure');
	await expect(quotes).toHaveCount(4); // with the guide's example
	// In widths of the frame, so that one quote fills it.
	const frame = quotes.first().locator('..');
	const place = () => frame.evaluate((box) => box.scrollLeft / box.clientWidth);
	for (const current of [0, 1, 2, 3, 0]) {
		await expect.poll(place).toBeCloseTo(current);
		await page.getByTitle('right').click();
		const shown = await quotes.nth((current + 1) % 4).textContent();
		await expect(page.locator('#Shown-quote')).toHaveText(shown ?? '');
	}
	for (let press = 0; press < 5; press++) await page.getByTitle('left').click(); // faster than the animation
	await expect.poll(place).toBeCloseTo(0);
});

test('a member finds their week in the place of the offer', async ({ page }) => {
	const hero = page.locator('#home');
	await expect(hero.getByRole('link', { name: 'our classes' })).toBeVisible();
	await expect(hero.getByRole('link', { name: 'My week' })).toBeHidden();

	await signUp(page, '/');
	await expect(hero).toContainText('Your week: every class you saved, in one place.');
	await expect(hero.getByRole('link', { name: 'our classes' })).toBeHidden();
	await expect(hero.getByRole('link', { name: 'My week' })).toHaveAttribute('href', '/schedule/week#mine');
	await expectNoLayoutShift(page);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator('[popovertarget=Menu]').first().click();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu.getByRole('link', { name: 'My week' })).toBeVisible();
	await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

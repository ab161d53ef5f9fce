import { expect, test } from '@playwright/test';
import { textsOn } from '../support/page-texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.goto('/'));

test('the sections follow the order in the specification, without the gallery on a phone', async ({ page }) => {
	expect(await textsOn(page, 'main :is(h1, h2)')).toEqual([
		'Free trial session with a trainer',
		'Progression',
		'Workout',
		'Nutritions',
		'Take Your Health And Body To Next Level',
		expect.stringMatching(/BMI/),
		expect.any(String), // why choose us
		expect.any(String), // featured classes
		'Join With Us',
		expect.any(String), // gallery
		expect.any(String), // pricing
		'Team Of Expert Coaches',
		'Testimonials',
		'Our Recent News',
		'Need a Fitness Trainer?',
	]);
	await expect(page.locator('.gallery')).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.locator('.gallery')).toBeHidden();
});

test('the sections have their texts and the partners’ logos', async ({ page }) => {
	const main = page.getByRole('main');
	for (const text of ['who we are', 'modern equipments', 'gym trainers', 'Fresh Bottle Watter']) {
		await expect(main.getByText(text, { exact: true })).toBeVisible();
	}
	const partners = page.getByRole('list').filter({ has: page.getByAltText('Nordlift') });
	await expect(partners.getByRole('img')).toHaveCount(5);
});

test('the lists have their entries in order, with their links', async ({ page }) => {
	expect(await textsOn(page, '.timetable tbody :is(td:not(.arrow), th)')).toEqual([
		...['Wednesday', 'Cycling', '9:00am-10:00am'],
		...['Friday', 'Karate', '10:00am-11:00am'],
		...['Saturday', 'Power', '9:00am-10:00am'],
		...['Friday', 'Meditation', '1:00pm-2:00pm'],
		...['Sunday', 'Martial Arts', '6:00pm-7:00pm'],
		...['Monday', 'Workout', '4:00pm-5:00pm'],
	]);
	await expect(page.getByRole('link', { name: 'Karate' })).toHaveAttribute('href', '/classes/karate');
	expect(await textsOn(page, '.teasers :is(h3, time)')).toEqual([
		...['22.03.2022', 'Yoga For Everyone in 2023'],
		...['09.03.2026', 'How to Warm Up'], // the guide's example
		...['13.09.2022', 'Getting Back Into CrossFit After Vacation'],
	]);
	for (const link of await page.getByRole('link', { name: 'Read more', exact: true }).all())
		await expect(link).toHaveAttribute('href', '/blog');
});

test('coaches have four icons each, and gain colour together on hover', async ({ page }) => {
	const coaches = page.locator('#team li:has(h3)');
	expect(await textsOn(page, '#team h3 + p')).toEqual([
		...['Yoga Trainer', 'Crossfit Trainer', 'Personal Trainer'],
		'Fitness Trainer', // the guide's example
	]);
	await expect(coaches.first().getByRole('link')).toHaveCount(4);
	const pictures = page.locator('#team img');
	await expect(pictures.last()).toHaveCSS('filter', /grayscale/);
	for (const reach of [() => coaches.first().hover(), () => coaches.nth(1).getByRole('link').first().focus()]) {
		await reach();
		for (const picture of await pictures.all()) await expect(picture).not.toHaveCSS('filter', /grayscale/);
		await page.mouse.move(0, 0);
	}
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

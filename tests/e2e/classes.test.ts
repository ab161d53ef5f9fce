import { expect, test } from '@playwright/test';

test('a class and its article link to each other, and each slot has its own calendar', async ({ page }) => {
	await page.goto('/blog/your-first-pair-of-gloves');
	await page.getByRole('link', { name: 'Boxing class' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxing');
	const when = page.getByRole('region', { name: 'When' });
	await expect(when.getByRole('listitem')).toHaveText([
		/Tuesday\s*9:00am-10:00am\s*Theo Brandt/,
		/Saturday\s*10:00pm-11:00pm\s*Theo Brandt/,
	]);
	const add = when.getByRole('link', { name: 'Add Boxing on Tuesday to your calendar' });
	const calendar = await (await page.request.get((await add.getAttribute('href')) ?? '')).text();
	expect(new Set(calendar.match(/^UID:.*(?=@)/gm))).toEqual(new Set(['UID:boxing-tuesday-0900'])); // an override has the same
	await expect(page.getByRole('main').getByRole('link', { name: /^Your First Pair of Gloves/ })).toBeVisible();
});

test('a class outside the schedule passes its own hour on, and can’t be saved: My week lists the schedule', async ({
	page,
}) => {
	await page.goto('/classes/mma');
	await page.getByRole('link', { name: 'join now: Sunday, 6:00pm-7:00pm' }).click();
	await expect(page.getByText('You asked for:')).toHaveText('You asked for: Mma, Sunday 6:00pm Remove');
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mma');
	await expect(page.getByRole('button', { name: /^My week/ })).toHaveCount(0);
});

test.describe('on a Sunday evening in New York, for a visitor in Berlin', () => {
	test.use({ timezoneId: 'Europe/Berlin' });
	test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T01:00:00Z'));

	test('/schedule redirects to Sunday, which is marked as today on the pages of the schedule', async ({ page }) => {
		await page.goto('/schedule');
		await expect(page).toHaveURL(/\/schedule\/sunday$/);
		await page.goto('/schedule/friday');
		await expect(page.getByRole('link', { name: 'Sunday Today' })).toHaveAttribute('href', '/schedule/sunday');
		await expect(page.locator('[data-today]')).toHaveCount(1);
		await page.goto('/schedule/week');
		await expect(page.locator('caption[data-today]')).toHaveText('Sunday');
	});

	test('the home page shows today’s hours', async ({ page }) => {
		await page.goto('/');
		await expect(page.locator('.hero-strip > :visible').first()).toHaveText(/^\s*Today\s*closed\s*$/);
		await expect(page.locator('.hero-strip').getByText('Mon-Fri')).toBeHidden();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the home page shows the first line of the opening hours, and /schedule redirects to Monday', async ({
		page,
	}) => {
		await page.goto('/');
		await expect(page.locator('.hero-strip > :visible').first()).toHaveText(/^\s*Mon-Fri\s*7:00am-21:00pm\s*$/);
		await page.goto('/schedule');
		await expect(page).toHaveURL(/\/schedule\/monday$/);
	});
});

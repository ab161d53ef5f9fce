/* What visitors can do without JavaScript, and what the site says about the rest. */
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('forms that need JavaScript say so and are hidden', async ({ page }) => {
	for (const path of ['/', '/login', '/signup', '/forgot-password', '/new-password', '/account']) {
		await page.goto(path);
		const notice = page.locator('noscript p');
		await expect(notice).toContainText('needs JavaScript');
		await expect(notice).toBeVisible();
		await expect(page.locator('main [type=submit], main [type=password]').filter({ visible: true })).toHaveCount(0);
	}
});

test('the contact form opens an email to the gym, and the browser validates the fields', async ({ page }) => {
	await page.goto('/contact');
	const form = page.locator('.message-form');
	const mail = 'mailto:hello@ember.example.com?subject=Message%20from%20the%20website';
	const attributes = { action: mail, method: 'post', enctype: 'text/plain' };
	for (const [name, value] of Object.entries(attributes)) await expect(form).toHaveAttribute(name, value);
	await expect(form).not.toHaveAttribute('novalidate');
	await expect(page.getByLabel('Full Name')).toHaveAttribute('required');
	await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
	for (const name of ['honeypot', 'day']) await expect(page.locator(`[name=${name}]`)).toBeDisabled(); // not in the email
	await expect(page.locator('[name=class] option').nth(1)).toHaveAttribute('value', /^[a-z-]+$/);
	const notice = page.locator('noscript p');
	await expect(notice).toContainText('Write it in the comment. The button opens your email program');
	await expect(notice).toBeVisible();
});

test('a phone’s home page shows when the gym is open, and its menu links to pages', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/');
	const hours = page.locator('.hero-strip > :visible').first();
	await expect(hours).toHaveText('Mon-Fri 7:30am-1:00am', { useInnerText: true });
	await page.locator('[popovertarget=Menu]').first().click();
	await page.getByRole('dialog').getByRole('link', { name: 'Schedule' }).click();
	await expect(page).toHaveURL(/\/schedule\/monday$/);
	await page.goto('/schedule');
	await expect(page).toHaveURL(/\/schedule\/monday$/);
});

test('the schedule shows every class without stars, and all changes with their dates', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ['/schedule/tuesday', '/schedule/week#mine']) {
		await page.goto(path);
		await expect(page.getByRole('rowheader', { name: 'Boxing' }).first()).toBeVisible();
		await expect(page.getByRole('button', { name: /^My week/ })).toHaveCount(0);
		await expect(page.getByRole('link', { name: 'My week' })).toHaveCount(0);
	}
	const all = page.getByRole('region', { name: 'Upcoming changes' }).getByRole('listitem');
	await expect(all).toHaveCount(5);
	await expect(all.first()).toHaveText(/^Thu, Nov 26/);
	// On the day of the build, no closed day is near enough for the top of the page.
	await expect(page.getByRole('complementary', { name: 'Upcoming changes' })).toHaveCount(0);
});

test('the search shows all posts and says why', async ({ page }) => {
	await page.goto('/blog/tag/running');
	const field = page.getByRole('searchbox', { name: 'Search the blog' });
	await field.fill('yoga');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/blog\?q=yoga$/);
	await expect(page.locator('#posts').getByRole('article')).toHaveCount(12);
	await expect(page.getByText('Search needs JavaScript. All posts are shown below.')).toBeVisible();
});

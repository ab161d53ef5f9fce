import { expect, test } from '@playwright/test';

test('a page that an editor adds is linked in the footer and shows its text', async ({ page }) => {
	await page.goto('/pricing');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
	await expect(page).toHaveURL(/\/imprint$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
	await expect(page.getByText('Phone: the phone number')).toBeVisible();
});

test('every form links to the privacy page, in addition to the footer', async ({ page }) => {
	for (const path of ['/contact', '/signup', '/login', '/forgot-password', '/new-password']) {
		await page.goto(path);
		for (const part of ['main', 'contentinfo'] as const) {
			const link = page.getByRole(part).getByRole('link', { name: 'Privacy policy' });
			await expect(link).toHaveAttribute('href', '/privacy');
		}
	}
});

test('a post’s old address redirects to it', async ({ page }) => {
	await page.goto('/news/easy-miles');
	await expect(page).toHaveURL(/\/blog\/easy-miles-build-fast-legs$/);
});

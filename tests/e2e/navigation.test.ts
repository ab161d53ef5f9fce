import { expect, test } from '@playwright/test';

test('the navbar is transparent over the hero and black after scrolling', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/');
	const navbar = page.locator('#navbar');
	await expect(navbar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	await page.mouse.wheel(0, 400);
	await expect(navbar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
	await page.evaluate(() => {
		scrollTo({ top: 0, behavior: 'instant' });
	});
	await expect(navbar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

	test('the menu fills the screen, and closes on a link to the current page', async ({ page }) => {
		await page.goto('/');
		await page.locator('[popovertarget=menu]').first().click();
		const menu = page.getByRole('dialog');
		await expect(menu).toBeVisible();
		expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
		await menu.getByRole('link', { name: 'Home', exact: true }).click();
		await expect(menu).toBeHidden();
		await expect(page).toHaveURL(/\/#home$/);
	});
});

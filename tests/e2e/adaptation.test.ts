/* Visitors' own settings: colors, small windows. */
import { expect, test } from '@playwright/test';

test('on a phone, the free trial’s button comes on the second screen, and ends above the footer', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/classes/boxing');
	const button = page.getByRole('link', { name: 'free trial', exact: true });
	await expect(button).not.toBeInViewport();
	await page.evaluate(() => scrollTo(0, innerHeight));
	await expect(button).toBeInViewport({ ratio: 1 });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const box = await button.boundingBox();
	const footer = await page.locator('footer').boundingBox();
	expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
	await page.setViewportSize({ width: 195, height: 422 }); // enlarged to 200 %
	await page.evaluate(() => scrollTo(0, innerHeight * 2));
	await expect(button).toBeHidden();
});

test('forced colors give icons their text’s color, panels and buttons a border, and links a line', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const route of ['/', '/pricing', '/contact']) {
		await page.goto(route);
		const colors = await page
			.locator('main .icon:visible')
			.evaluateAll((icons) =>
				icons.map((icon) => [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color)),
			);
		for (const [icon, text] of colors) expect(icon).toBe(text);
	}
	for (const button of await page.locator('main .button').all())
		await expect(button).toHaveCSS('border-top-width', '2px');
	for (const panel of await page.locator('[popover]').all())
		await expect(panel).not.toHaveCSS('border-top-width', '0px');
	const current = page.locator(':is(#Navbar, #Menu) [aria-current]');
	await expect(current).toHaveCount(2);
	for (const link of await current.all()) await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

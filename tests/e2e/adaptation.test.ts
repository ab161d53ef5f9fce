/* Visitors' own settings and networks: colors, small windows, slow connections. */
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
	for (const route of ['/', '/pricing', '/contact']) {
		await page.goto(route);
		const icons = page.locator('main .icon:visible');
		const colorOf = (element: Element) => getComputedStyle(element).color;
		for (const icon of await icons.all())
			expect(await icon.evaluate(colorOf)).toBe(await icon.locator('..').evaluate(colorOf));
	}
	for (const button of await page.locator('main .button').all())
		await expect(button).toHaveCSS('border-top-width', '2px');
	for (const panel of await page.locator('[popover]').all())
		await expect(panel).not.toHaveCSS('border-top-width', '0px');
	const current = page.locator(':is(#Navbar, #Menu) [aria-current]');
	await expect(current).toHaveCount(2);
	for (const link of await current.all()) await expect(link).toHaveCSS('text-decoration-line', 'underline');
	await page.goto('/schedule/week');
	await expect(page.locator('.view').last()).toHaveCSS('border-top-color', 'rgb(255, 255, 255)'); // not chosen
});

test('the heading font loads before the first layout, or with it on a slow network', async ({ context }) => {
	for (const [effectiveType, initiator] of Object.entries({ '4g': 'link', '3g': 'css' })) {
		const page = await context.newPage();
		await page.addInitScript((type) => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: type } });
		}, effectiveType);
		await page.goto('/');
		const fonts = () => {
			const all = performance.getEntriesByType('resource').map((entry) => entry.toJSON());
			return all.filter(({ name }) => name.endsWith('.woff2')).map(({ initiatorType }): unknown => initiatorType);
		};
		await expect.poll(() => page.evaluate(fonts)).toEqual([initiator]);
		await page.close();
	}
});

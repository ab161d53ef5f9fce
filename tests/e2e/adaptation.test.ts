/* Visitors' own settings: colors, long menus, small windows. */
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

test('a menu of eleven links, one of them long, stays in the navbar on a wide screen', async ({ page }) => {
	for (const width of [1200, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/about');
		const edges = await page.locator('#Navbar').evaluate((bar) => {
			const list = bar.querySelector('nav ul');
			while (list && list.children.length < 11) list.append(list.children[2]?.cloneNode(true) ?? '');
			const longest = list?.querySelector('a');
			if (longest) longest.textContent = 'Corporate memberships';
			const boxes = [...bar.querySelectorAll('a, nav + div')].map((one) => one.getBoundingClientRect()).slice(0, 13);
			return boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
		});
		const [logo, ...links] = edges;
		const buttons = links.pop();
		expect(links).toHaveLength(11);
		for (const { left, right, top, bottom } of links) {
			expect(left).toBeGreaterThan(logo?.right ?? width);
			expect(right).toBeLessThan(buttons?.left ?? 0);
			expect(top).toBeGreaterThanOrEqual(-7); // a link is taller than its text
			expect(bottom).toBeLessThanOrEqual(72 + 7);
		}
	}
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

import { expect, type Page, test } from '@playwright/test';

// The side panel and the menu are one island each.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 }, hasTouch: true });

const opener = (page: Page, name: string) => page.locator(`[popovertarget=${name}]:not([popovertargetaction])`);
const sidePanel = (page: Page) => page.getByRole('dialog', { name: 'About Us' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu takes focus, makes the page behind inert and unscrollable, and returns focus', async ({ page }) => {
	await page.goto('/about');
	await opener(page, 'Menu').focus();
	await page.keyboard.press('Enter');
	const close = menu(page).getByRole('button', { name: /^Close/ });
	await expect(close).toBeFocused();
	for (const behind of ['main', 'footer', 'a[href="#Content"]'])
		await expect(page.locator(behind)).toHaveJSProperty('inert', true);
	await page.mouse.move(100, 400);
	await page.mouse.wheel(0, 500);
	await page.keyboard.press('Escape');
	await expect(menu(page)).toBeHidden();
	await expect(opener(page, 'Menu')).toBeFocused();
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu closes when going back within the page, and is closed after returning', async ({ page }) => {
	await page.goto('/about');
	await page.goto('/about#Content');
	await opener(page, 'Menu').click();
	await expect(menu(page).getByRole('button', { name: /^Close/ })).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await expect(menu(page)).toBeHidden();
	await opener(page, 'Menu').click();
	await expect(menu(page)).toBeVisible();
	await page.goto('/pricing');
	await page.goBack();
	await expect(menu(page)).toBeHidden();
});

test('the menu opens before its script arrives, and closes on a link to its page', async ({ page }) => {
	const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
	await page.route('**/*.js', async (route) => released.then(() => route.continue()));
	await page.goto('/');
	await opener(page, 'Menu').tap();
	await expect(menu(page)).toBeVisible();
	release(undefined);
	const close = menu(page).getByRole('button', { name: /^Close/ });
	await expect(close).toBeFocused();
	expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
	await close.tap();
	await expect(menu(page)).toBeHidden();
	await opener(page, 'Menu').tap();
	await menu(page).getByRole('link', { name: 'Home', exact: true }).tap();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL(/\/#home$/);
});

test('a panel closes on a screen that has no button for it, and the navbar keeps the focus', async ({ page }) => {
	const wide = { width: 1280, height: 800 };
	const phone = { width: 390, height: 844 };
	await page.goto('/about');
	for (const [name, dialog, before, after] of [
		['Menu', menu, phone, wide],
		['Panel', sidePanel, wide, phone],
	] as const) {
		await page.setViewportSize(before);
		await opener(page, name).click();
		await expect(dialog(page).getByRole('button', { name: /^Close/ })).toBeFocused();
		await page.setViewportSize(after);
		await expect(dialog(page)).toBeHidden();
		await expect(page.locator('#Navbar :focus')).toBeVisible();
	}
});

test('a click outside the panel closes it and returns focus', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/');
	await opener(page, 'Panel').click();
	await expect(sidePanel(page).getByRole('button', { name: /^Close/ })).toBeFocused();
	await page.mouse.click(100, 400);
	await expect(sidePanel(page)).toBeHidden();
	await expect(opener(page, 'Panel')).toBeFocused();
});

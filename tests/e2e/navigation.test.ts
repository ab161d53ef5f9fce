import { expect, test } from '@playwright/test';
import sharp from 'sharp';

test.describe('on a wide screen', () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test('the navbar is transparent over the hero and black after scrolling', async ({ page }) => {
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

	test('the navbar has eight links in order, a user icon to /signup and a button to /contact', async ({ page }) => {
		await page.goto('/');
		const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
		await expect(links).toHaveText(['Home', 'About', 'Gallery', 'Schedule', 'Blog', 'Pricing', 'Classes', 'Contact']);
		await expect(page.locator('#navbar a[href="/signup"]')).toBeVisible();
		await expect(page.getByRole('link', { name: 'join class now' })).toHaveAttribute('href', '/contact');
	});

	test('without its script the side panel opens and closes with its buttons and Escape', async ({ page }) => {
		await page.route('**/*.js', (route) => route.abort());
		await page.goto('/about');
		const panel = page.getByRole('dialog', { name: 'About Us' });
		for (const close of [() => panel.getByRole('button').click(), () => page.keyboard.press('Escape')]) {
			await page.locator('[popovertarget=panel]').first().click();
			await expect(panel.getByRole('img')).toHaveCount(6);
			await close();
			await expect(panel).toBeHidden();
		}
	});
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

test.describe('on a phone with a slow network', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('a page is dark before its content arrives', async ({ page }) => {
		await page.route('/', async (route) => {
			const response = await route.fetch();
			const [head = ''] = (await response.text()).split('<main');
			await route.fulfill({ response, body: head });
		});
		await page.goto('/');
		const { channels } = await sharp(await page.screenshot())
			.greyscale()
			.stats();
		expect(channels[0]?.mean).toBeLessThan(40);
	});
});

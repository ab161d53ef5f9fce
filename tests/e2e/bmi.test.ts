import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';

const section = (page: Page) => page.locator('#bmi');
const answer = (page: Page) => section(page).getByRole('status');
const alert = (page: Page) => section(page).getByRole('alert');

async function calculate(page: Page, weight: string, height: string) {
	await page.getByLabel('Weight').fill(weight);
	await page.getByLabel('Height').fill(height);
	await page.getByRole('button', { name: 'Calculate' }).click();
}

test('a result or an alert appears without a layout shift', async ({ page }) => {
	await page.goto('/');
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const button = page.getByRole('button', { name: 'Calculate' });
		await button.scrollIntoViewIfNeeded();
		const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
		const height = () => section(page).evaluate((element) => element.clientHeight);
		const [top, tall] = [await place(), await height()];

		await calculate(page, '72', '178');
		await expect(answer(page)).toContainText('22.7');
		await expect(answer(page)).toContainText('Normal');
		await expect(section(page).locator('[aria-current=true]')).toContainText('Normal');
		await expect(answer(page)).toBeInViewport({ ratio: 1 });
		expect([await place(), await height()]).toEqual([top, tall]);
		await expectNoViolations(page, '#bmi');

		await calculate(page, '', '178');
		await expect(alert(page)).toHaveText('Please enter a valid weight and height');
		await expect(page.getByLabel('Weight')).toBeFocused();
		await expect(answer(page)).not.toContainText('22.7');
		expect([await place(), await height()]).toEqual([top, tall]);
		await expectNoViolations(page, '#bmi');
	}
});

test('the marker matches the number and stays on the scale', async ({ page }) => {
	await page.goto('/');
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		for (const [weight, category, share] of [
			['10', 'Underweight', 0],
			['20', 'Normal', 10 / 28],
			['27', 'Overweight', 17 / 28],
			['90', 'Overweight', 1],
		] as const) {
			await calculate(page, weight, '100');
			await expect(answer(page)).toContainText(`${weight}.0`);
			await expect(answer(page)).toContainText(category);
			const scale = await section(page).getByRole('list').boundingBox();
			const marker = await section(page).locator('ul').locator('xpath=preceding-sibling::*').boundingBox();
			if (!scale || !marker) throw new Error('The scale is not shown.');
			expect(Math.abs(marker.x + marker.width / 2 - scale.x - share * scale.width)).toBeLessThan(2);
		}
	}
	// A height in metres gives a huge number, which must fit on a phone.
	await calculate(page, '72', '1,78');
	await expect(answer(page)).toContainText('227244.0');
	await expect(answer(page)).toContainText('Height is in centimetres');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('computes only after a press, sends nothing, and violates no security policy', async ({ page }) => {
	const blocked: string[] = [];
	await page.exposeFunction('blocked', (what: string) => blocked.push(what));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', (event) => {
			Reflect.get(globalThis, 'blocked')(`${event.violatedDirective} ${event.blockedURI}`);
		});
	});
	await page.goto('/');
	await page.getByLabel('Weight').fill('72');
	await page.waitForLoadState('networkidle');
	const sent: string[] = [];
	page.on('request', (request) => {
		const isOurs = request.resourceType() === 'image' || /\/worker[./]/.test(request.url()); // lazy-loaded or cached
		if (!isOurs) sent.push(request.url());
	});
	await page.getByLabel('Height').fill('178');
	await page.getByLabel('Height').blur();
	await expect(answer(page)).toContainText('Your BMI');
	await page.getByLabel('Height').press('Enter');
	await expect(answer(page)).toContainText('22.7');
	expect(sent).toEqual([]);
	expect(blocked).toEqual([]);
	await expect(page).toHaveURL(/\/$/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('says that it needs JavaScript and hides its button', async ({ page }) => {
		await page.goto('/');
		await expect(section(page).locator('noscript p')).toBeVisible();
		await expect(section(page).locator('noscript p')).toContainText('needs JavaScript');
		await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
	});
});

import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';

const section = (page: Page) => page.locator('#bmi');
const output = (page: Page) => section(page).getByRole('status');

async function calculate(page: Page, weight: string, height: string) {
	await page.getByLabel('Weight').fill(weight);
	await page.getByLabel('Height').fill(height);
	await page.getByRole('button', { name: 'Calculate' }).click();
}

for (const width of [1280, 390]) {
	test(`at a width of ${width} px, a result or an alert causes no layout shift and no error`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/#bmi'); // on phones, the line that opens it leads there
		const button = page.getByRole('button', { name: 'Calculate' });
		await button.hover(); // once it is in view and at rest
		const layout = async () => [
			await button.evaluate((element) => element.getBoundingClientRect().top + scrollY),
			await section(page).evaluate((element) => element.clientHeight),
		];
		const before = await layout();

		await calculate(page, '72', '178');
		await expect(output(page)).toContainText('22.7');
		await expect(output(page)).toBeInViewport({ ratio: 1 });
		expect(await layout()).toEqual(before);
		await expectNoViolations(page, '#bmi');

		await calculate(page, '', '178');
		await expect(section(page).getByRole('alert')).toHaveText('Please enter a valid weight and height');
		expect(await layout()).toEqual(before);
		await expectNoViolations(page, '#bmi');
		expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
	});
}

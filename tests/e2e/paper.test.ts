import { expect, test } from '@playwright/test';
import { findPrintFaults, papers } from '../support/paper.ts';
import { kinds } from '../support/routes.ts';

for (const paper of papers) {
	test(`every page prints on ${paper} completely, in order and without wasting sheets`, async ({ page }) => {
		const faults = await findPrintFaults(
			{
				open: async (path) => page.goto(path),
				evaluate: async (expression) => page.evaluate(expression),
				print: async (format) => page.pdf({ format }),
			},
			paper,
		);
		expect(faults).toEqual([]);
	});
}

test('no button prints, and no link as an icon without text', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	for (const route of kinds) {
		await page.goto(route);
		await expect(page.getByRole('button').filter({ visible: true }), route).toHaveCount(0);
		const links = page.getByRole('main').getByRole('link').filter({ visible: true });
		expect(
			(await links.allInnerTexts()).filter((words) => words.trim() === ''),
			route,
		).toEqual([]);
	}
});

test('the features of all plans start at the same height', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: 680, height: 980 }); // A4 without its margins
	await page.goto('/pricing');
	const tops = await page
		.locator('.plan-features')
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
	expect(tops).toHaveLength(3);
	expect(new Set(tops).size).toBe(1);
});

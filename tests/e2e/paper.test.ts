import { expect, test } from '@playwright/test';
import { findPrintFaults } from '../support/paper.ts';
import { kinds } from '../support/routes.ts';

// tests/browsers prints on Letter too.
test('every page prints completely, in order and without wasting sheets', async ({ page }) => {
	const browser = {
		open: async (path: string) => page.goto(path),
		evaluate: async (expression: string) => page.evaluate(expression),
		print: async (format: string) => page.pdf({ format }),
	};
	expect(await findPrintFaults(browser, 'A4')).toEqual([]);
});

test('buttons and links without text do not print', async ({ page }) => {
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

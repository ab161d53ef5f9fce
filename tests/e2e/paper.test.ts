import { expect, test } from '@playwright/test';
import { findPrintFaults } from '../support/paper.ts';

// tests/browsers prints on Letter too.
test('every page prints completely, in order, without wasting sheets, and without buttons or empty links', async ({
	page,
}) => {
	const controls: string[] = [];
	const browser = {
		open: async (path: string) => page.goto(path),
		evaluate: async (expression: string) => page.evaluate(expression),
		print: async (format: string) => {
			await page.emulateMedia({ media: 'print' });
			const buttons = page.getByRole('button').filter({ visible: true });
			const links = page.getByRole('main').getByRole('link').filter({ visible: true });
			const words = [
				...(await buttons.allInnerTexts()).map((text) => `button ${text}`),
				...(await links.allInnerTexts()),
			];
			controls.push(...words.filter((text) => /^(button .*|\s*)$/.test(text)).map((text) => `${page.url()}: ${text}`));
			await page.emulateMedia({ media: null });
			return page.pdf({ format });
		},
	};
	expect(await findPrintFaults(browser, 'A4')).toEqual([]);
	expect(controls).toEqual([]);
});

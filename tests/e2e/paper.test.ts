import { expect, test } from '@playwright/test';
import { faultsOnPaper, papers } from '../support/paper.ts';

for (const paper of papers) {
	test(`every page prints on ${paper} whole, in order and on no more sheets than it needs`, async ({ page }) => {
		const faults = await faultsOnPaper(
			{
				open: async (path) => page.goto(path),
				ask: async (expression) => page.evaluate(expression),
				print: async (format) => page.pdf({ format }),
			},
			paper,
		);
		expect(faults).toEqual([]);
	});
}

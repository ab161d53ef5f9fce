import { expect, test } from '@playwright/test';

test('the heading font loads before the first layout, or with it on a slow network', async ({ context }) => {
	for (const [effectiveType, initiator] of [
		['4g', 'link'],
		['3g', 'css'],
	]) {
		const page = await context.newPage();
		await page.addInitScript((type) => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: type } });
		}, effectiveType);
		const fonts = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.filter(({ name }) => name.endsWith('.woff2'))
					.map((entry): unknown => entry.toJSON().initiatorType),
			);
		await page.goto('/');
		await expect.poll(fonts).toEqual([initiator]);
		await page.close();
	}
});

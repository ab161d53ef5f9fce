import { expect, test } from '@playwright/test';

test('on a phone, pictures below the fold load after the first scroll, ahead of the viewport', async ({ page }) => {
	const lazy = page.locator('img[loading=lazy]');
	const countLoaded = () =>
		lazy.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.complete && one.naturalWidth > 0).length);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/classes');
	await page.waitForLoadState('networkidle');
	const first = await countLoaded();
	expect(first).toBeGreaterThan(0); // those above the fold
	expect(first).toBeLessThan(4);
	await page.mouse.wheel(0, 10);
	await expect.poll(countLoaded).toBeGreaterThan(first + 2);
});

test('the heading font loads before the first layout, or afterward on a slow network', async ({ context }) => {
	for (const [effectiveType, initiator] of [
		['4g', 'link'],
		['3g', 'fetch'],
	]) {
		const page = await context.newPage();
		await page.addInitScript((type) => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: type } });
		}, effectiveType);
		const fonts = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.filter((entry) => entry instanceof PerformanceResourceTiming)
					.filter(({ name }) => name.endsWith('.woff2'))
					.map(({ initiatorType }) => initiatorType),
			);
		await page.goto('/');
		await expect.poll(fonts).toEqual([initiator]);
		await page.close();
	}
});

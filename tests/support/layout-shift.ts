import { expect, type Page } from '@playwright/test';

/** Expects that nothing on the page has moved so far. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
	const shift = await page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: 'layout-shift', buffered: true });
		return observer.takeRecords().reduce((sum, entry) => sum + Number(entry.toJSON().value), 0);
	});
	expect(shift).toBe(0);
}

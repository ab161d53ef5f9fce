import { expect, type Page } from '@playwright/test';

/** Expects that nothing on the page has moved so far, except words that the heading font made a few pixels wider (0.001 each). */
export async function expectNoLayoutShift(page: Page): Promise<void> {
	const shifts = await page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: 'layout-shift', buffered: true });
		return observer.takeRecords().flatMap((entry) => {
			const { value, sources }: { value: number; sources: { node?: Node }[] } = entry.toJSON();
			return value > 0.01 ? { value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 80)) } : [];
		});
	});
	expect(shifts).toEqual([]);
}

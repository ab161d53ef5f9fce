import { expect, type Page } from '@playwright/test';

/** Expects that nothing on the page has moved so far. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
	const shifts = await page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: 'layout-shift', buffered: true });
		return observer.takeRecords().map((entry) => {
			const { value, sources }: { value: number; sources: { node?: Element }[] } = entry.toJSON();
			return { value, moved: sources.map(({ node }) => node?.outerHTML.slice(0, 80)) };
		});
	});
	expect(shifts).toEqual([]);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing on the page as it is now.
 * @param within the part to look at, if the rest of the page is as the tests in site/ have examined it.
 */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		.include(within)
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.exclude('iframe') // the map is OpenStreetMap's own page
		.setLegacyMode() // without a second page, which only frames of other sites need
		.analyze();
	expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects axe to find no violations on the page in its current state.
 * @param within the part to check, if the tests in site/ already cover the rest.
 */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		.include(within)
		.options({ resultTypes: ['violations'] }) // a third faster
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.exclude('iframe') // the map is OpenStreetMap's page
		// Skips the extra page that only cross-origin frames need. Goes away in version 5
		// (https://github.com/dequelabs/axe-core-npm/blob/develop/packages/playwright/error-handling.md).
		.setLegacyMode()
		.analyze();
	expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

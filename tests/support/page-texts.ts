import type { Page } from '@playwright/test';

/** The texts of all matching elements as written, without CSS text-transform. */
export const textsOn = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()));

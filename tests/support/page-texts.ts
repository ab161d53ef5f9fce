import type { Page } from '@playwright/test';

/** The texts of all matching elements as written, without CSS text-transform and without hidden elements. */
export const textsOn = (page: Page, selector: string) =>
	page.locator(`${selector}:not([hidden])`).evaluateAll((all) =>
		all.map((one) => {
			const copy = document.createElement('div');
			copy.append(...[...one.childNodes].map((node) => node.cloneNode(true)));
			for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
			return copy.textContent.replace(/\s+/g, ' ').trim();
		}),
	);

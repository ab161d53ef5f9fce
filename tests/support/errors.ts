import { expect, type Page } from '@playwright/test';

/** Expects that the page has thrown and logged nothing: browsers also log requests that fail and what the policy blocks. */
export async function expectNoErrors(page: Page): Promise<void> {
	const logged = (await page.consoleMessages()).map((message) => `${message.text()} ${message.location().url}`);
	const thrown = (await page.pageErrors()).map(({ message }) => message);
	const isOurs = (error: string) => !error.startsWith('Service Worker registration blocked by Playwright');
	expect([...logged, ...thrown].filter(isOurs)).toEqual([]);
}

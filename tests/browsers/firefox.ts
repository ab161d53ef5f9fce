import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Browser, waitUntil } from './browser.ts';

const places = [
	process.env['FIREFOX_PATH'],
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Starts the installed Firefox, or returns undefined. Playwright can only drive its own patched Firefox
 * (https://playwright.dev/docs/browsers#firefox).
 */
export async function startFirefox(): Promise<Browser | undefined> {
	const executablePath = places.find((place) => place && existsSync(place));
	if (!executablePath) return undefined;
	const running = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	const page = await running.newPage();
	const browser: Browser = {
		name: 'Firefox',
		resize: async (width, height) => page.setViewport({ width, height }),
		// goto() and goBack() never resolve if a page changes its URL or comes from the back/forward cache. Seen with
		// puppeteer-core 25; no open issue known (a closed one: https://github.com/puppeteer/puppeteer/issues/13041).
		open: async (url) => {
			const there = JSON.stringify(url);
			await page.evaluate(`left = setTimeout(() => location.assign(${there}))`);
			await waitUntil(
				browser,
				`!('left' in globalThis) && location.href === ${there} && document.readyState === 'complete'`,
			);
		},
		back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
		evaluate: async (expression) => page.evaluate(expression),
		click: async (selector) => page.click(selector),
		type: async (selector, text) => page.type(selector, text),
		pressEscape: async () => page.keyboard.press('Escape'),
		print: async (format) => page.pdf({ format }),
		close: async () => running.close(),
	};
	return browser;
}

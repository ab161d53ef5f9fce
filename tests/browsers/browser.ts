import type { Paper } from '../support/paper.ts';

/** What the tests need from a browser driver. Expressions run in the page; their values must be JSON. */
export interface Browser {
	name: string;
	/** Width and height of the window. */
	resize: (width: number, height: number) => Promise<void>;
	open: (url: string) => Promise<void>;
	back: () => Promise<void>;
	evaluate: (expression: string) => Promise<unknown>;
	click: (selector: string) => Promise<void>;
	type: (selector: string, text: string) => Promise<void>;
	pressEscape: () => Promise<void>;
	/** Prints to PDF. WebKitGTK 2.50's driver does not support it (https://bugs.webkit.org/show_bug.cgi?id=217173). */
	print?: (paper: Paper) => Promise<Uint8Array>;
	close: () => Promise<void>;
}

/** Waits until an expression is true. */
export async function waitUntil(browser: Browser, expression: string): Promise<void> {
	const end = Date.now() + 15_000;
	for (;;) {
		const value = await browser.evaluate(`Boolean(${expression})`).catch(() => false); // fails during a navigation
		if (value === true) return;
		if (Date.now() > end)
			throw new Error(
				`${browser.name}: still false after 15 seconds at ${String(await browser.evaluate('location.href'))}: ${expression}`,
			);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

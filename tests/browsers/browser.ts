import type { Paper } from '../support/paper.ts';

/** What the tests need of a browser, whichever drives it. Expressions run in the page; their values must be JSON. */
export interface Browser {
	name: string;
	/** Width and height of the window. */
	resize: (width: number, height: number) => Promise<void>;
	open: (url: string) => Promise<void>;
	back: () => Promise<void>;
	ask: (expression: string) => Promise<unknown>;
	click: (selector: string) => Promise<void>;
	type: (selector: string, text: string) => Promise<void>;
	press: (key: 'Escape' | 'Enter') => Promise<void>;
	/** Makes a PDF; WebKit's driver cannot. */
	print?: (paper: Paper) => Promise<Uint8Array>;
	close: () => Promise<void>;
}

/** Waits until an expression is true. */
export async function until(browser: Browser, expression: string): Promise<void> {
	const end = Date.now() + 15_000;
	for (;;) {
		const answer = await browser.ask(`Boolean(${expression})`).catch(() => false); // fails between two pages
		if (answer === true) return;
		if (Date.now() > end)
			throw new Error(
				`${browser.name}: never came true at ${String(await browser.ask('location.href'))}: ${expression}`,
			);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

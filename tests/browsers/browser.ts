import type { Paper } from '../support/paper.ts';

/** What the cases need of a browser, whatever drives it. Expressions are run in the page; what they give must be JSON. */
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
	/** A PDF; WebKit's driver makes none. */
	print?: (paper: Paper) => Promise<Uint8Array>;
	close: () => Promise<void>;
}

/** Asks again and again until it is so; a page may still be on its way. */
export async function until(browser: Browser, expression: string): Promise<void> {
	const end = Date.now() + 15_000;
	for (;;) {
		const answer = await browser.ask(`Boolean(${expression})`).catch(() => false); // between two pages there is none
		if (answer === true) return;
		if (Date.now() > end)
			throw new Error(
				`${browser.name}: never came true at ${String(await browser.ask('location.href'))}: ${expression}`,
			);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

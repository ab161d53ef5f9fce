import { afterAll, describe } from 'vitest';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const browsers = [
	{ name: 'Firefox', start: startFirefox, how: 'Debian: apt install firefox-esr; or FIREFOX_PATH' },
	{ name: 'WebKit', start: startWebKit, how: 'Debian: apt install webkit2gtk-driver xvfb' },
];

/** Defines tests for each browser that is installed, and closes it after them. */
export async function describeBrowsers(defineTests: (browser: Browser) => void): Promise<void> {
	for (const { name, start, how } of browsers) {
		const browser = await start();
		describe.skipIf(!browser)(browser ? `in ${name}` : `${name} is not installed here (${how})`, () => {
			if (!browser) return;
			afterAll(async () => browser.close());
			defineTests(browser);
		});
	}
}

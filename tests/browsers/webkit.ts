import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** Starts WebKitGTK (Safari's engine) on a virtual screen, or returns undefined if it, its driver or Xvfb is missing. */
export async function startWebKit(): Promise<Browser | undefined> {
	const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
	if (!binary || !existsSync(driver) || !existsSync(screen)) return undefined;
	const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const display = `:${String(await once(xvfb.stdout, 'data')).trim()}`; // the first free one
	const service = new DriverService.Builder(driver).setLoopback(true).setEnvironment(environment(display)).build();
	const options = { binary, args: ['--automation', '--full-screen'] }; // the toolbar does not fit in 390 px
	const page = await new Builder()
		.usingServer(await service.start())
		.withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
		.build();
	return {
		name: 'WebKit',
		resize: async (width, height) => void (await page.manage().window().setRect({ x: 0, y: 0, width, height })),
		open: async (url) => page.get(url),
		back: async () => page.navigate().back(),
		evaluate: async (expression) => page.executeScript(`return (${expression})`),
		click: async (selector) => page.findElement(By.css(selector)).click(),
		type: async (selector, text) => page.findElement(By.css(selector)).sendKeys(text),
		pressEscape: async () => page.actions().sendKeys(Key.ESCAPE).perform(),
		close: async () => {
			await page.quit();
			await service.kill();
			xvfb.kill();
		},
	};
}

/**
 * Disables compositing (there is no GPU) and GTK animations, because view transitions would end the session (seen in
 * WebKitGTK 2.50; no issue known).
 */
function environment(display: string): Record<string, string> {
	const settings = mkdtempSync(path.join(tmpdir(), 'ember-webkit-'));
	mkdirSync(path.join(settings, 'gtk-3.0'));
	writeFileSync(path.join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
	return {
		PATH: process.env['PATH'] ?? '',
		DISPLAY: display,
		XDG_CONFIG_HOME: settings,
		WEBKIT_DISABLE_COMPOSITING_MODE: '1',
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
	};
}

// WebKitGTK, the engine of Safari, by its own WebDriver: https://www.w3.org/TR/webdriver2/
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fieldOf } from '../../src/lib/field-of.ts';
import type { Browser } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const keys = { Escape: '\uE00C', Enter: '\uE007' };
const element = 'element-6066-11e4-a52e-4f735466cecf'; // what the standard calls a reference to one

/** WebKit with a screen of its own; nothing where its driver, its small browser or a screen is missing. */
export async function webkit(port: number): Promise<Browser | undefined> {
	const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
	if (!binary || !existsSync(driver) || !existsSync(screen)) return undefined;
	const display = `:${port % 100}`;
	const children = [
		spawn(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
		spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display, ...quiet() } }),
	];
	try {
		const session = await start(port, binary);
		return browserOf(session, children);
	} catch (error) {
		stop(children);
		throw error;
	}
}

/** Without a graphics card and without GTK's animations: with them a page's transition ends the session. */
function quiet() {
	const config = mkdtempSync(path.join(tmpdir(), 'ember-webkit-'));
	mkdirSync(path.join(config, 'gtk-3.0'));
	writeFileSync(path.join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
	return {
		XDG_CONFIG_HOME: config,
		WEBKIT_DISABLE_COMPOSITING_MODE: '1',
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
	};
}

async function start(port: number, binary: string): Promise<string> {
	const driverAt = `http://127.0.0.1:${port}`;
	const options = { binary, args: ['--automation'] };
	const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
	for (const end = Date.now() + 20_000; ;) {
		try {
			const answer = await send(`${driverAt}/session`, { capabilities });
			return `${driverAt}/session/${String(fieldOf(answer, 'sessionId'))}`;
		} catch (error) {
			if (Date.now() > end) throw error;
			await new Promise((resolve) => setTimeout(resolve, 200)); // the screen or the driver is not up yet
		}
	}
}

function browserOf(session: string, children: ChildProcess[]): Browser {
	const find = async (selector: string) => {
		const found = await send(`${session}/element`, { using: 'css selector', value: selector });
		return `${session}/element/${String(fieldOf(found, element))}`;
	};
	return {
		name: 'WebKit',
		resize: async (width, height) => void (await send(`${session}/window/rect`, { width, height })),
		open: async (url) => void (await send(`${session}/url`, { url })),
		back: async () => void (await send(`${session}/back`, {})),
		ask: async (expression) => send(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
		click: async (selector) => void (await send(`${await find(selector)}/click`, {})),
		type: async (selector, text) => void (await send(`${await find(selector)}/value`, { text })),
		press: async (key) => {
			const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
			await send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
		},
		close: async () => {
			await fetch(session, { method: 'DELETE' });
			stop(children);
		},
	};
}

async function send(url: string, body: object): Promise<unknown> {
	const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
	const value = fieldOf(await answer.json(), 'value');
	if (!answer.ok) throw new Error(`${url}: ${String(fieldOf(value, 'message') ?? fieldOf(value, 'error'))}`);
	return value;
}

function stop(children: ChildProcess[]): void {
	for (const child of children.reverse()) child.kill();
}

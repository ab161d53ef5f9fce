// `npm run dev` itself: the other tests in this folder serve the screen without Astro.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeEmber } from '../fixtures/ember.ts';

test('the screen is at the address that npm run dev prints, below a base path too', async ({}, { outputDir }) => {
	const [content, cache] = [join(outputDir, 'content'), join(outputDir, 'cache')];
	await writeEmber(content);
	const dev = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
		env: { ...process.env, CONTENT_DIR: content, CACHE_DIR: cache, BASE_PATH: '/gym/', ASTRO_TELEMETRY_DISABLED: '1' },
	});
	try {
		const screen = await new Promise<string>((resolve, reject) => {
			let output = '';
			dev.stdout.on('data', (part) => {
				output += String(part);
				const [, address] = /Edit the site at (\S+)\s/.exec(output) ?? [];
				if (address) resolve(address);
			});
			dev.on('close', () => {
				reject(new Error(output));
			});
		});
		expect(screen).toMatch(/\/gym\/admin\/$/);
		for (const address of [screen, screen.slice(0, -1)]) {
			expect(await (await fetch(address)).text()).toContain('Edit your website');
		}
		// The screen compares content with what it has read.
		const settings = await fetch(new URL('content/settings/gym.json', screen));
		expect(await settings.text()).toBe(await readFile(join(content, 'settings/gym.json'), 'utf8'));
		// Files outside the sources stay private, such as the session key in .data/.
		expect((await fetch(new URL('../package.json', screen))).status).toBe(403);
		// Browsers revalidate pictures, because an editor may replace one.
		const home = await (await fetch(new URL('../', screen))).text();
		const [picture = ''] = /\/gym\/_image\?[^" ]+/.exec(home) ?? [];
		const { headers } = await fetch(new URL(picture.replaceAll('&amp;', '&'), screen));
		expect(headers.get('cache-control')).toBe('no-cache');
		// The worker of a build served on the same port then removes itself.
		expect((await fetch(new URL('../worker.js', screen))).status).toBe(404);
	} finally {
		dev.kill();
	}
});

// `npm run dev` itself: the other tests in this folder serve the screen without Astro.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../src/folders.ts';
import { writeEmber } from '../fixtures/ember.ts';

test('npm run dev prints the screen’s address, and shows changes', async () => {
	const home = join(root, '.astro'); // a folder of the project, as CONTENT_DIR must be
	await mkdir(home, { recursive: true });
	const folder = await mkdtemp(join(home, 'dev-'));
	const [content, cache] = [join(folder, 'content'), join(folder, 'cache')];
	await writeEmber(content);
	const dev = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
		stdio: ['ignore', 'pipe', 'inherit'], // what goes wrong is printed
		env: { ...process.env, CONTENT_DIR: content, CACHE_DIR: cache, BASE_PATH: '/gym/', ASTRO_TELEMETRY_DISABLED: '1' },
	});
	try {
		let output = '';
		for await (const part of dev.stdout.iterator({ destroyOnReturn: false })) {
			output += String(part);
			if (/Edit the site at \S+\s/.test(output)) break;
		}
		dev.stdout.resume(); // nobody reads the rest
		const [, screen = ''] = /Edit the site at (\S+)\s/.exec(output) ?? [];
		expect(screen, output).toMatch(/\/gym\/admin\/$/);
		for (const address of [screen, screen.slice(0, -1)]) {
			expect(await (await fetch(address)).text()).toContain('Edit your website');
		}
		// Before a save, the screen asks whether somebody else has changed the file.
		const changed = await fetch(new URL('changed?file=settings/gym.json', screen));
		expect(Number(await changed.text())).toBeGreaterThan(Date.now() - 600_000);
		expect((await fetch(new URL('changed?file=../cache', screen))).status).toBe(404); // it exists, but is not content
		// Files outside the sources stay private, such as the session key in .data/.
		expect((await fetch(new URL('../package.json', screen))).status).toBe(403);
		// Browsers revalidate pictures, because an editor may replace one.
		const home = await (await fetch(new URL('../', screen))).text();
		const [picture = ''] = /\/gym\/_image\?[^" ]+/.exec(home) ?? [];
		const { headers } = await fetch(new URL(picture.replaceAll('&amp;', '&'), screen));
		expect(headers.get('cache-control')).toBe('no-cache');
		// A changed fact reaches the texts that name it, and a new old address, for which Astro restarts, redirects.
		const privacy = join(content, 'pages/more/privacy.md');
		const before = await readFile(privacy, 'utf8');
		await writeFile(privacy, before.replace('title:', 'formerly: [/rules]\ntitle:') + '\nAt {gym}.\n');
		const gym = join(content, 'settings/gym.json');
		await writeFile(gym, (await readFile(gym, 'utf8')).replace('"Ember Gym"', '"Flow"'));
		const load = async (path: string) => {
			const response = await fetch(new URL(path, screen), { headers: { accept: 'text/html' } }).catch(() => undefined);
			return `${response?.url ?? ''} ${(await response?.text()) ?? ''}`;
		};
		await expect.poll(() => load('../rules')).toMatch(/\/gym\/privacy .*At Flow\./s);
	} finally {
		dev.kill();
		await rm(folder, { recursive: true });
	}
});

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { root } from '../../src/folders.ts';

/**
 * Playwright's launch options for a Chromium on this machine: CHROME_PATH, the one that npm installed (x64 Linux),
 * Playwright's own, or Chrome. Downloads nothing.
 */
export async function launchOptions(): Promise<LaunchOptions> {
	const env = {
		...process.env,
		FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts/arimo.conf'),
		LC_ALL: 'C.UTF-8', // so that Chromium finds downloads in a folder with an umlaut
	};
	const named = process.env['CHROME_PATH'];
	if (named) return { executablePath: named, env };
	if (process.platform === 'linux' && process.arch === 'x64') {
		const folder = await unpackChromium();
		const libraries = hasLibraries() ? {} : { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
		return {
			executablePath: path.join(folder, 'chromium'),
			args: ['--no-sandbox', '--font-render-hinting=none'], // it has no sandbox and only loads this site's pages
			env: { ...env, ...libraries },
		};
	}
	if (existsSync(chromium.executablePath())) return { env };
	return { channel: 'chrome', env };
}

/**
 * Unpacks the browser and its libraries once per version, and renames the folder when complete. The package itself leaves
 * a broken file in /tmp if two processes unpack at once or one is interrupted (version 153,
 * https://github.com/Sparticuz/chromium/issues/507).
 */
async function unpackChromium(): Promise<string> {
	const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '';
	const [version = ''] = /(?<="version": *")[^"]+/.exec(readFileSync(manifest, 'utf8')) ?? [];
	const folder = path.join(root, 'node_modules/.cache/browser', version);
	if (existsSync(folder)) return folder;

	const staging = `${folder}-${process.pid}`;
	mkdirSync(staging, { recursive: true });
	const { default: packaged, inflate } = await import('@sparticuz/chromium');
	const { TMPDIR } = process.env;
	process.env['TMPDIR'] = staging; // the package unpacks here
	await packaged.executablePath();
	await inflate(path.join(path.dirname(manifest), 'bin/al2023.tar.br'));
	if (TMPDIR === undefined) delete process.env['TMPDIR'];
	else process.env['TMPDIR'] = TMPDIR;
	try {
		renameSync(staging, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		rmSync(staging, { recursive: true }); // another process finished first
	}
	return folder;
}

function hasLibraries(): boolean {
	const places = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
	return places.some((place) => existsSync(path.join(place, 'libnss3.so')));
}

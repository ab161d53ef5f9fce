import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { packageFolder, packageVersion } from '../packages.ts';
import { fontSettings, type VisitorFont } from './fonts.ts';

const cache = path.join(import.meta.dirname, '../../../node_modules/.cache/browser');
// For the browser in the package: it has no sandbox of its own, and only ever sees the pages of this site.
const packagedArguments = ['--no-sandbox', '--font-render-hinting=none'];
const installed = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
	'/usr/bin/google-chrome',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
];

/**
 * How Playwright starts a Chromium on this machine: the one named by CHROME_PATH, the one that npm installed
 * (64-bit Linux), one that Playwright installed, or Chrome. Nothing is downloaded.
 * @param font the only one that the machine seems to have; on Linux, elsewhere browsers see all that it has.
 */
export async function launchOptions(font?: VisitorFont): Promise<LaunchOptions> {
	const env = { ...process.env, FONTCONFIG_FILE: await fontSettings(font) };
	const named = process.env['CHROME_PATH'];
	if (named) return { executablePath: named, env };
	if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium(env);

	const { chromium } = await import('@playwright/test');
	const found = [chromium.executablePath(), ...installed].find((file) => existsSync(file));
	if (found) return { executablePath: found, env };
	throw new Error(
		'No browser found. Install Google Chrome, run "npx playwright install chromium", or set CHROME_PATH to a Chromium.',
	);
}

async function packagedChromium(env: NodeJS.ProcessEnv): Promise<LaunchOptions> {
	const folder = await unpack();
	return {
		executablePath: path.join(folder, 'chromium'),
		args: packagedArguments,
		env: {
			...env,
			...(!hasLibraries() && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
		},
	};
}

/**
 * Unpacks the browser with its libraries, once for each version. It goes to a folder of our own, moved into
 * place when complete: the package's own way leaves a broken file in /tmp when two processes unpack at once or one is stopped.
 */
async function unpack(): Promise<string> {
	const folder = path.join(cache, packageVersion('@sparticuz/chromium'));
	if (existsSync(folder)) return folder;

	const staging = `${folder}-${process.pid}`;
	mkdirSync(staging, { recursive: true });
	const { default: chromium, inflate } = await import('@sparticuz/chromium');
	const usual = process.env['TMPDIR'];
	try {
		process.env['TMPDIR'] = staging; // where the package unpacks to
		await chromium.executablePath();
		await inflate(path.join(packageFolder('@sparticuz/chromium'), 'bin/al2023.tar.br'));
	} finally {
		if (usual === undefined) delete process.env['TMPDIR'];
		else process.env['TMPDIR'] = usual;
	}
	try {
		renameSync(staging, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		rmSync(staging, { recursive: true }); // another process was first
	}
	return folder;
}

function hasLibraries(): boolean {
	const places = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
	return places.some((place) => existsSync(path.join(place, 'libnss3.so')));
}

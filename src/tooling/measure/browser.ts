import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { packageFolder, packageVersion } from '../packages.ts';

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
 */
export async function launchOptions(): Promise<LaunchOptions> {
	const named = process.env['CHROME_PATH'];
	if (named) return { executablePath: named };
	if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();

	const { chromium } = await import('@playwright/test');
	const found = [chromium.executablePath(), ...installed].find((file) => existsSync(file));
	if (found) return { executablePath: found };
	throw new Error(
		'No browser found. Install Google Chrome, run "npx playwright install chromium", or set CHROME_PATH to a Chromium.',
	);
}

async function packagedChromium(): Promise<LaunchOptions> {
	const folder = await unpack();
	return {
		executablePath: path.join(folder, 'chromium'),
		args: packagedArguments,
		env: {
			...process.env,
			// Without a single font all text would be invisible, and have no width.
			...(!hasFonts() && { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') }),
			...(!hasLibraries() && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
		},
	};
}

/**
 * Unpacks the browser with its fonts and libraries, once for each version. It goes to a folder of our own, moved into
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
	writeFileSync(
		path.join(staging, 'fonts.conf'),
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'font-cache')}</cachedir></fontconfig>
`,
	);
	try {
		renameSync(staging, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		rmSync(staging, { recursive: true }); // another process was first
	}
	return folder;
}

function hasFonts(): boolean {
	const places = [
		'/usr/share/fonts',
		'/usr/local/share/fonts',
		`${homedir()}/.fonts`,
		`${homedir()}/.local/share/fonts`,
	];
	return (
		existsSync('/etc/fonts/fonts.conf') &&
		places.some((place) => globSync('**/*.{ttf,otf,ttc}', { cwd: place }).length > 0)
	);
}

function hasLibraries(): boolean {
	const places = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
	return places.some((place) => existsSync(path.join(place, 'libnss3.so')));
}

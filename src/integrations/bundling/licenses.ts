import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join, parse } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder, root } from '../../folders.ts';

/**
 * Adds to licenses.txt what pages contain besides the packages that Vite bundles and lists: Astro's script of islands,
 * Tailwind's base styles, the icons, and the heading font, whose license is beside it ("oswald-license.txt").
 * @param font the font's file.
 */
export function licenses(font: string | undefined): AstroIntegration {
	const { name, base } = parse(font ?? '');
	const fontLicense = join(contentFolder, 'settings', `${name}-license.txt`);
	return {
		name: 'licenses',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const notices = ['astro', 'tailwindcss'].map(readNotice);
				notices.push(format('Lucide icons (ISC)', join(root, 'src/styles/icons-license.txt')));
				if (existsSync(fontLicense)) notices.push(format(`The heading font ${base}`, fontLicense));
				await appendFile(new URL('licenses.txt', dir), notices.join(''));
			},
		},
	};
}

function readNotice(name: string): string {
	const manifest = findPackageJSON(name, import.meta.url) ?? '';
	const [version, license] = ['version', 'license'].map(
		(field) => new RegExp(`"${field}": *"([^"]+)`).exec(readFileSync(manifest, 'utf8'))?.[1],
	);
	return format(`${name} - ${version} (${license})`, join(dirname(manifest), 'LICENSE'));
}

const format = (title: string, file: string) => `\n## ${title}\n\n${readFileSync(file, 'utf8').trim()}\n`;

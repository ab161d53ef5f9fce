import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder, root } from '../../folders.ts';

/** What pages contain besides the packages that Vite bundles and lists: Astro's script of islands, Tailwind's base styles, the icons. */
const included = {
	'astro (MIT)': 'node_modules/astro/LICENSE',
	'tailwindcss (MIT)': 'node_modules/tailwindcss/LICENSE',
	'Lucide icons (ISC)': 'src/components/icons-license.txt',
};

/** Adds their licenses to licenses.txt, and the heading font's, which is beside it ("oswald-license.txt"). */
export function licenses(): AstroIntegration {
	return {
		name: 'licenses',
		hooks: {
			'astro:build:done': ({ dir }) => {
				const notices = Object.entries(included).map(([title, file]) => format(title, join(root, file)));
				const fonts = globSync('settings/*-license.txt', { cwd: contentFolder });
				notices.push(...fonts.map((file) => format('The heading font', join(contentFolder, file))));
				appendFileSync(new URL('licenses.txt', dir), notices.join(''));
			},
		},
	};
}

const format = (title: string, file: string) => `\n## ${title}\n\n${readFileSync(file, 'utf8').trim()}\n`;

// Compiles the site's components for the browser, so that a preview matches the pages.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import type { Plugin } from 'vite';

const src = resolve(import.meta.dirname, '../../..');
const here = (name: string) => join(import.meta.dirname, name);

/** Compiles `.astro` files. Their styles go to the preview's document, not the screen's. */
export const astroInBrowser: Plugin = {
	name: 'astro-in-browser',
	enforce: 'pre',
	config: () => ({
		resolve: {
			alias: [
				// Two modules need the build. Pictures are not cropped during editing.
				{ find: /^(~\/components|\.)\/Picture\.astro$/, replacement: here('Picture.astro') },
				{ find: '~/data/entries', replacement: here('entries.ts') },
				{ find: /^~/, replacement: src },
			],
		},
	}),
	async transform(_, id) {
		if (!id.endsWith('.astro')) return undefined;
		const filename = id.slice(src.length); // keep local paths out of the bundle
		const { code, css } = transform(await readFile(id, 'utf8'), {
			filename,
			normalizedFilename: filename,
			internalURL: 'astro/compiler-runtime',
			resolvePath: (specifier) => specifier,
			resultScopedSlot: true,
			scopedStyleStrategy: 'where',
			compact: 'jsx',
		});
		const styles = `import { sheets } from ${JSON.stringify(here('styles.ts'))};\nsheets.push(...${JSON.stringify(css)});\n`;
		return styles + code.replace(/^import "[^"]*\?astro&type=style[^"]*";$/gm, '');
	},
};

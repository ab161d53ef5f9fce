// Compiles the site's components for the browser, so that a preview matches the pages.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import type { Plugin } from 'vite';

const src = resolve(import.meta.dirname, '../../..');
const here = (name: string) => join(import.meta.dirname, name);
const styleId = '\0preview-style:';

/** Modules that need the build, and their replacements in the browser. */
const replaced = new Map([
	[join(src, 'components/Picture.astro'), here('Picture.astro')], // pictures are not cropped during editing
	[join(src, 'data/entries'), here('entries.ts')],
]);

/** Compiles `.astro` files. Their styles go to the preview's document, not the screen's. */
export function astroInBrowser(): Plugin {
	const sheets = new Map<string, string>();
	return {
		name: 'astro-in-browser',
		enforce: 'pre',
		resolveId(id, importer) {
			if (id.includes('?astro&type=style')) return styleId + id.replace(/\.css$/, '');
			if (id.startsWith('~/')) return replaced.get(join(src, id.slice(2))) ?? this.resolve(join(src, id.slice(2)));
			if (id.startsWith('.') && importer?.endsWith('.astro')) return replaced.get(resolve(importer, '..', id));
			return undefined;
		},
		load(id) {
			if (!id.startsWith(styleId)) return undefined;
			const css = JSON.stringify(sheets.get(id.slice(styleId.length)) ?? '');
			return `import { sheets } from ${JSON.stringify(here('styles.ts'))};\nsheets.push(${css});`;
		},
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
			css.forEach((sheet, index) => sheets.set(`${filename}?astro&type=style&index=${index}&lang`, sheet));
			return code;
		},
	};
}

// Bundles Sveltia CMS with our scripts.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { InlineConfig, Plugin } from 'vite';
import { astroInBrowser } from './preview/astro-in-browser.ts';
import { replacements } from './replacements.ts';

/** Parts of Sveltia CMS that it loads only for fields that no form here has: code, maps. And its SVG optimiser. */
const unused = [/^@shikijs\/(langs|themes)\//, /^terra-draw/, /^leaflet/, /^svgo/, /chunks\/shiki/];

/**
 * Builds the screen.
 * @param folder where to write it
 * @param policy its content security policy
 * @param input the script of the previews; if its build fails, the screen has no previews
 */
export async function bundleScreen(
	folder: string,
	policy: string,
	input = join(import.meta.dirname, 'preview/render.ts'),
): Promise<void> {
	const { build } = await import('vite');
	const attrs = { 'http-equiv': 'content-security-policy', content: policy };
	const addPolicy: Plugin = {
		name: 'add-policy',
		transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
	};
	const config = (preview?: NonNullable<InlineConfig['build']>['rolldownOptions']): InlineConfig => ({
		configFile: false,
		root: join(import.meta.dirname, 'screen'),
		base: './',
		logLevel: 'error',
		publicDir: false,
		plugins: [astroInBrowser, tailwindcss(), patchSveltia, addPolicy],
		build: {
			outDir: folder,
			emptyOutDir: !preview,
			target: 'es2022',
			chunkSizeWarningLimit: Infinity,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: { external: unused, ...preview },
		},
	});
	await build(config());
	const output = { entryFileNames: 'preview.js' };
	await build(config({ input, output, preserveEntrySignatures: 'strict' })).catch((error: unknown) => {
		console.warn('The editing screen shows no previews, since their script could not be built:', error);
	});
}

const patchSveltia: Plugin = {
	name: 'patch-sveltia',
	transform(code, id) {
		if (!id.includes('@sveltia/cms/npm/index.js')) return null;
		return replacements.reduce((text, [found, written]) => {
			const changed = text.replaceAll(found, written);
			if (changed !== text) return changed;
			throw new Error(`@sveltia/cms no longer contains ${String(found)}. Update replacements.ts.`);
		}, code);
	},
};

// Bundles Sveltia CMS with our scripts. Rebuilds only when one of them changes.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { InlineConfig, Plugin } from 'vite';
import { astroInBrowser } from './preview/astro-in-browser.ts';
import { replacements } from './replacements.ts';

const source = join(import.meta.dirname, '../..');
/** Our folders that end up in the bundle. */
const parts = ['integrations/admin', 'schemas', 'lib', 'components', 'sections', 'styles'];

/** Parts of Sveltia CMS that no field here uses: code highlighting, maps, SVG optimisation. */
const unused = [/^@shikijs\/(langs|themes)\//, /^terra-draw/, /^leaflet/, /^svgo/, /chunks\/shiki/];

/**
 * Builds the screen unless it is cached.
 * @param cache where bundles are cached
 * @param input the script of the previews; if its build fails, the screen has no previews
 * @returns the folder of the finished screen
 */
export async function bundleScreen(
	cache: string,
	input = join(import.meta.dirname, 'preview/render.ts'),
): Promise<string> {
	const folder = join(resolve(cache), 'admin');
	const current = await version();
	if ((await readFile(join(folder, 'version.txt'), 'utf8').catch(() => '')) === current) return folder;
	const { build } = await import('vite');
	const draft = `${folder}-${process.pid}`; // renamed when complete, in case the build is interrupted
	await build(bundleConfig(draft, {}));
	const output = { entryFileNames: 'preview.js' };
	const rolldownOptions = { input, output, preserveEntrySignatures: 'strict' } as const;
	await build(bundleConfig(draft, { rolldownOptions })).catch((error: unknown) => {
		console.warn('The editing screen shows no previews, since their script could not be built:', error);
	});
	await writeFile(join(draft, 'version.txt'), current);
	await rm(folder, { recursive: true, force: true });
	await rename(draft, folder);
	return folder;
}

function bundleConfig(outDir: string, options: InlineConfig['build']): InlineConfig {
	return {
		configFile: false,
		root: join(import.meta.dirname, 'screen'),
		base: './',
		logLevel: 'error',
		publicDir: false,
		plugins: [astroInBrowser(), tailwindcss(), adaptSveltia()],
		build: {
			outDir,
			emptyOutDir: false,
			target: 'es2022',
			chunkSizeWarningLimit: Infinity,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			...options,
		},
	};
}

function adaptSveltia(): Plugin {
	return {
		name: 'adapt-sveltia',
		enforce: 'pre',
		resolveId: (id) => (unused.some((test) => test.test(id)) ? '\0unused' : null),
		// Without svgo, the icons of a preview keep all decimals.
		load: (id) => (id === '\0unused' ? 'export default {}; export const optimize = (data) => ({ data });' : null),
		transform(code, id) {
			if (!id.includes('@sveltia/cms/npm/index.js')) return null;
			return replacements.reduce((text, [found, written]) => {
				const changed = text.replaceAll(found, written);
				if (changed !== text) return changed;
				throw new Error(`@sveltia/cms no longer contains ${String(found)}. Update replacements.ts.`);
			}, code);
		},
	};
}

async function version(): Promise<string> {
	const hash = createHash('sha256');
	const sveltia = createRequire(import.meta.url).resolve('@sveltia/cms');
	hash.update(await readFile(join(sveltia, '../../package.json')));
	for (const part of parts) {
		const files = await readdir(join(source, part), { recursive: true });
		for (const file of files.filter((name) => /\.\w+$/.test(name)).sort()) {
			hash.update(file).update(await readFile(join(source, part, file)));
		}
	}
	return hash.digest('hex');
}

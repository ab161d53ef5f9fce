// Makes the editing screen out of Sveltia CMS and our own scripts: once, and again when one of them changes.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { astroInBrowser } from './preview/astro-in-browser.ts';
import { replacements } from './replacements.ts';

const screen = join(import.meta.dirname, 'screen');
/** All that the screen is made of beside the package. */
const sources = ['integrations/admin', 'schemas', 'lib', 'components', 'sections', 'styles'].map((name) =>
	join(import.meta.dirname, '../..', name),
);

/** What Sveltia CMS can do and no field here needs: code in colours, maps, pictures as WebP. */
const unused = [/^@shikijs\/(langs|themes)\//, /^terra-draw/, /^leaflet/, /^svgo/, /chunks\/(heic|webp_enc|shiki)/];

const running = new Map<string, Promise<string>>();

/** The folder of the finished screen. @param cache the folder in which it is kept. */
export async function bundleScreen(cache: string): Promise<string> {
	const folder = join(resolve(cache), `admin-${await versionOf()}`);
	if (existsSync(folder)) return folder;
	const bundle = running.get(folder) ?? makeBundle(folder);
	running.set(folder, bundle);
	return bundle.finally(() => running.delete(folder));
}

async function makeBundle(folder: string): Promise<string> {
	const { build } = await import('vite');
	const draft = `${folder}-${process.pid}`; // moved when complete, in case it is stopped half way
	await build({
		configFile: false,
		root: screen,
		base: './',
		logLevel: 'error',
		publicDir: false,
		plugins: [astroInBrowser(), tailwindcss(), withoutUnused()],
		build: {
			outDir: draft,
			emptyOutDir: true,
			target: 'es2022',
			chunkSizeWarningLimit: Infinity,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
		},
	});
	const cache = dirname(folder);
	const old = (await readdir(cache)).filter((name) => /^admin-\w+$/.test(name) && name !== basename(folder));
	for (const name of old) await rm(join(cache, name), { recursive: true, force: true });
	await rename(draft, folder).catch(async (error: unknown) => {
		if (!existsSync(folder)) throw error;
		await rm(draft, { recursive: true }); // another process was faster
	});
	return folder;
}

function withoutUnused(): Plugin {
	return {
		name: 'without-unused',
		enforce: 'pre',
		resolveId: (id) => (unused.some((test) => test.test(id)) ? '\0unused' : null),
		load: (id) => (id === '\0unused' ? 'export default {}' : null),
		transform(code, id) {
			if (!id.includes('@sveltia/cms/npm/index.js')) return null;
			return replacements.reduce((text, [found, written]) => {
				const changed = text.replaceAll(found, written);
				if (changed === text)
					throw new Error(`@sveltia/cms has no ${String(found)} any more: look at replacements.ts.`);
				return changed;
			}, code);
		},
		generateBundle(_, bundle) {
			for (const name of Object.keys(bundle)) if (name.endsWith('.wasm')) Reflect.deleteProperty(bundle, name);
		},
	};
}

async function versionOf(): Promise<string> {
	const hash = createHash('sha256');
	const resolved = createRequire(import.meta.url).resolve('@sveltia/cms');
	hash.update(await readFile(join(resolved, '../../package.json')));
	for (const folder of sources) {
		const files = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();
		for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
	}
	return hash.digest('hex').slice(0, 12);
}

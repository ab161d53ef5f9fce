// Bundles the service worker (src/offline) once the pages are built.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { datesFile, precachedPages, precachedScript } from '../../offline/paths.ts';
import { hashFile } from '../hosting/build-list.ts';
import { bundleScript } from './bundle-script.ts';

const source = (name: string) => fileURLToPath(new URL(`../../offline/worker/${name}.ts`, import.meta.url));

/** @param isOn otherwise, the worker removes the one of an earlier build. */
export function serviceWorker(isOn: boolean): AstroIntegration {
	const scripts = new Set<string>();
	return {
		name: 'service-worker',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				updateConfig({ vite: { plugins: [findScripts(scripts)] } });
			},
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const file = join(dist, 'worker.js');
				if (!isOn) return writeFile(file, (await bundleScript(source('removal'))).code);
				const pages = precachedPages.filter((page) => existsSync(join(dist, `${page}.html`)));
				const { code } = await bundleScript(source('worker'), 'es', {
					PRECACHED_PAGES: JSON.stringify(pages),
					PRECACHED_FILES: JSON.stringify([datesFile, ...scripts]),
				});
				// Browsers install a new worker, and so precache again, only if its bytes differ.
				const precached = [...pages.map((page) => `${page}.html`), datesFile].map((name) =>
					readFileSync(join(dist, name)),
				);
				await writeFile(file, `${code}// ${hashFile(Buffer.concat(precached))}\n`);
				logger.info(`${pages.length} pages are precached for offline use`);
			},
		},
	};
}

/** Adds the files of the precached script and of its imports. */
function findScripts(files: Set<string>): Plugin {
	return {
		name: 'precached-scripts',
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(precachedScript));
			if (first) files.add(first.fileName);
			for (const name of files) {
				for (const file of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(file);
			}
		},
	};
}

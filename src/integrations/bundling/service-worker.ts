// Bundles the service worker (src/offline) once the pages are built.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { datesFile, precachedPages } from '../../offline/paths.ts';
import { hashFile } from '../hosting/build-list.ts';
import { bundleScript } from './bundle-script.ts';

const source = (name: string) => fileURLToPath(new URL(`../../offline/worker/${name}.ts`, import.meta.url));

/** @param isOn otherwise, the worker removes the one of an earlier build. */
export function serviceWorker(isOn: boolean): AstroIntegration {
	return {
		name: 'service-worker',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const file = join(dist, 'worker.js');
				if (!isOn) return writeFileSync(file, (await bundleScript(source('removal'))).code);
				const pages = precachedPages.filter((page) => existsSync(join(dist, `${page}.html`)));
				const { code } = await bundleScript(source('worker'), 'es', {
					PRECACHED_PAGES: JSON.stringify(pages),
					PRECACHED_FILES: JSON.stringify([datesFile, ...listScripts(dist)]),
				});
				// Browsers install a new worker, and so precache again, only if its bytes differ.
				const precached = [...pages.map((page) => `${page}.html`), datesFile];
				const contents = precached.map((name) => readFileSync(join(dist, name)));
				writeFileSync(file, `${code}// ${hashFile(Buffer.concat(contents))}\n`);
				logger.info(`${pages.length} pages are precached for offline use`);
			},
		},
	};
}

/** My week's script, which the week's page imports once My week opens, and what that imports. */
function listScripts(dist: string): string[] {
	const folder = join(dist, '_astro');
	const files = new Set(globSync('my-week.*.js', { cwd: folder }));
	for (const file of files) {
		const imports = readFileSync(join(folder, file), 'utf8').match(/(?<="\.\/)[\w.-]+\.js(?=")/g);
		for (const name of imports ?? []) files.add(name);
	}
	return [...files].map((file) => `_astro/${file}`);
}

// Bundles the service worker (src/offline) once the pages are built.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { precachedPages } from '../../offline/paths.ts';
import { bundleScript } from './bundle-script.ts';

const source = fileURLToPath(new URL('../../offline/worker/worker.ts', import.meta.url));

/** @param isOn otherwise, the worker removes the one of an earlier build. */
export function serviceWorker(isOn: boolean): AstroIntegration {
	return {
		name: 'service-worker',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const file = join(dist, 'worker.js');
				if (!isOn) return writeFile(file, 'registration.unregister()');
				const pages = precachedPages.filter((page) => existsSync(findFile(page, dist)));
				const { code } = await bundleScript(source, 'es', { PRECACHED_PAGES: JSON.stringify(pages) });
				await writeFile(file, `${code}// ${await hashPages(pages, dist)}\n`);
				logger.info(`${pages.length} pages are precached for offline use`);
			},
		},
	};
}

function findFile(page: string, dist: string): string {
	return join(dist, `${page || 'index'}.html`);
}

/** Browsers install a new worker, and so precache again, only if its bytes differ. */
async function hashPages(pages: string[], dist: string): Promise<string> {
	const hash = createHash('sha256');
	for (const page of pages) hash.update(await readFile(findFile(page, dist)));
	return hash.digest('base64url');
}

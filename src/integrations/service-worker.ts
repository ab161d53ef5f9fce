// Bundles the service worker and its two page scripts (src/offline) once the pages are built.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { precachedFiles, precachedPages } from '../offline/lists.ts';
import { bundleScript } from './bundle-script.ts';

const sources = fileURLToPath(new URL('../offline/', import.meta.url));

/**
 * @param environment SERVICE_WORKER=off builds a worker that unregisters the deployed one.
 * @throws if it has another value.
 */
export function serviceWorker(environment: { [name: string]: string | undefined }): AstroIntegration {
	const setting = environment['SERVICE_WORKER'];
	if (setting !== undefined && setting !== 'off') {
		throw new Error(`SERVICE_WORKER is "${setting}". Write "off" to remove the worker, or unset the variable.`);
	}
	const isOn = setting === undefined;
	return {
		name: 'service-worker',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				const hasWorker = JSON.stringify(isOn && command === 'build');
				updateConfig({ vite: { define: { 'import.meta.env.HAS_SERVICE_WORKER': hasWorker } } });
			},
			// A worker from a build previewed on the same port would serve cached pages in place of the dev server's. Astro has
			// removed the base path from the address.
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(async (request, response, next) => {
					if (request.url?.split('?')[0] !== '/worker.js') return next();
					response.setHeader('content-type', 'text/javascript').end(await removingWorker());
				});
			},
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				if (!isOn) {
					await writeFile(join(dist, 'worker.js'), await removingWorker());
					return logger.info('the service worker from earlier builds will be removed');
				}
				await mkdir(join(dist, 'worker'), { recursive: true });
				for (const script of ['init', 'update']) {
					await writeFile(join(dist, `worker/${script}.js`), await bundle(`page/${script}.ts`));
				}
				const worker = await bundle('worker/worker.ts');
				await writeFile(join(dist, 'worker.js'), `${worker}// ${await hashPrecached(dist)}\n`);
				logger.info(`${precachedPages.length} pages are precached for offline use`);
			},
		},
	};
}

/** The worker that unregisters an earlier one. */
export async function removingWorker(): Promise<string> {
	return bundle('worker/remove.ts');
}

/** Browsers install a new worker, and so precache again, only if its bytes differ. */
async function hashPrecached(dist: string): Promise<string> {
	const hash = createHash('sha256');
	for (const file of [...precachedPages.map((page) => `${page}.html`), ...precachedFiles]) {
		hash.update(await readFile(join(dist, file)));
	}
	return hash.digest('base64url');
}

async function bundle(source: string): Promise<string> {
	return (await bundleScript(join(sources, source))).code;
}

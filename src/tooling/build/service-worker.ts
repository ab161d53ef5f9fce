// The service worker and the two scripts of its pages (src/offline): bundled after the build, when the pages are known.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { offlinePage } from '../../offline/paths.ts';

const sources = fileURLToPath(new URL('../../offline/', import.meta.url));
/** The pages that everybody may need without network, though never seen; 60 KiB in all, see measure/budgets.ts. */
const pages = ['schedule/week', 'pricing', 'contact', offlinePage];
const scripts = ['worker/keep.js', 'worker/kept.js'];

/** What the worker keeps from the start: an address, and the file that answers there. */
export const keptFromStart = [
	...pages.map((page) => ({ address: page, file: `${page}.html` })),
	...[...scripts, 'worker/texts.json'].map((file) => ({ address: file, file })),
];

/** @param environment with SERVICE_WORKER=off, the build takes the worker of earlier builds away. */
export function serviceWorker(environment: { [name: string]: string | undefined }): AstroIntegration {
	const setting = environment['SERVICE_WORKER'];
	if (setting !== undefined && setting !== 'off') {
		throw new Error(`SERVICE_WORKER is "${setting}". Write "off" to take the service worker away, or leave it out.`);
	}
	const isOn = setting === undefined;
	let base = '/';
	return {
		name: 'service-worker',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				const keeps = JSON.stringify(isOn && command === 'build');
				updateConfig({ vite: { define: { 'import.meta.env.KEEPS_SITE': keeps } } });
			},
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/?$/, '/');
			},
			// A build that was tried at the same address before would show its pages in place of those being written.
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(async (request, response, next) => {
					if (request.url?.split('?')[0] !== `${base}worker.js`) return next();
					response.setHeader('content-type', 'text/javascript').end(await removingWorker());
				});
			},
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				if (!isOn) {
					await writeFile(join(dist, 'worker.js'), await removingWorker());
					return logger.info('the worker of earlier builds will be taken away');
				}
				await mkdir(join(dist, 'worker'), { recursive: true });
				for (const file of scripts) {
					const source = file.replace('worker/', 'page/').replace('.js', '.ts');
					await writeFile(join(dist, file), await bundle(source));
				}
				const kept = keptFromStart.map(async ({ address, file }) => ({
					url: base + address,
					revision: createHash('sha256')
						.update(await readFile(join(dist, file)))
						.digest('base64url')
						.slice(0, 8),
				}));
				const worker = await bundle('worker/worker.ts', { KEPT_FROM_START: JSON.stringify(await Promise.all(kept)) });
				await writeFile(join(dist, 'worker.js'), worker);
				logger.info(`${pages.length} pages are kept for visitors without network`);
			},
		},
	};
}

/** The worker that takes the one of an earlier build away. */
export async function removingWorker(): Promise<string> {
	return bundle('worker/remove.ts');
}

/** A script of src/offline with all that it imports, as one file. */
async function bundle(source: string, define: { [name: string]: string } = {}): Promise<string> {
	const { build } = await import('vite');
	const result = await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		define: { 'process.env.NODE_ENV': '"production"', ...define },
		resolve: { alias: { '~': join(sources, '..') } },
		build: {
			write: false,
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: { input: join(sources, source), output: { format: 'es', codeSplitting: false } },
		},
	});
	const [first] = [result].flat();
	const output = first && 'output' in first ? first.output[0] : undefined;
	if (!output) throw new Error(`${source} was not bundled.`);
	return output.code;
}

// /admin/: always with `npm run dev`; on the published site only with EDITOR_REPOSITORY.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { cacheFolder } from '../../folders.ts';
import { bundleScreen } from './bundle.ts';
import { screenServer } from './dev-server.ts';
import { readRepository } from './repository.ts';

export function editingScreen(): AstroIntegration {
	let config: AstroConfig;
	const repository = readRepository();
	return {
		name: 'editing-screen',
		hooks: {
			'astro:config:done': (done) => {
				config = done.config;
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(screenServer(join(cacheFolder, 'admin')));
			},
			'astro:server:start': ({ address, logger }) => {
				const base = config.base.replace(/\/?$/, '/');
				logger.info(`Edit the site at http://localhost:${address.port}${base}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (repository) await bundleScreen(fileURLToPath(new URL('admin/', dir)), repository);
			},
		},
	};
}

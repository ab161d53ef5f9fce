// /admin/: always with `npm run dev`; on the published site only with EDITOR_REPOSITORY.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cacheFolder } from '../../folders.ts';
import { bundleScreen } from './bundle.ts';
import { screenServer } from './dev-server.ts';
import { readRepository } from './repository.ts';

export function editingScreen(): AstroIntegration {
	let base = '/';
	const repository = readRepository();
	return {
		name: 'editing-screen',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/?$/, '/');
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(screenServer(join(cacheFolder, 'admin'), base));
			},
			'astro:server:start': ({ address, logger }) => {
				logger.info(`Edit the site at http://localhost:${address.port}${base}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (repository) await bundleScreen(fileURLToPath(new URL('admin/', dir)), base, repository);
			},
		},
	};
}

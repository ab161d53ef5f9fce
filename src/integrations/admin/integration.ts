// /admin/: always with `npm run dev`; on the published site only with EDITOR_REPOSITORY.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { screenServer } from './dev-server.ts';
import { writeScreen } from './page.ts';
import { readRepository } from './repository.ts';
import { cacheFolder, contentFolder, root } from '../../lib/folders.ts';

export function editingScreen(): AstroIntegration {
	let config: AstroConfig;
	const repository = readRepository();
	const project = { root, content: contentFolder };
	return {
		name: 'editing-screen',
		hooks: {
			'astro:config:done': (done) => {
				config = done.config;
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(screenServer(project, join(cacheFolder, 'admin')));
			},
			'astro:server:start': ({ address, logger }) => {
				const base = config.base.replace(/\/?$/, '/');
				logger.info(`Edit the site at http://localhost:${address.port}${base}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (repository) await writeScreen(fileURLToPath(new URL('admin/', dir)), { ...project, repository });
			},
		},
	};
}

// /admin/: always with `npm run dev`; on the published site only with EDITOR_REPOSITORY.
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { screenServer } from './dev-server.ts';
import { writeScreen } from './page.ts';
import { readRepository } from './repository.ts';
import { contentFolder } from '../../lib/folders.ts';

export function editingScreen(): AstroIntegration {
	let config: AstroConfig;
	const repository = readRepository();
	const place = () => ({
		root: fileURLToPath(config.root),
		content: contentFolder,
		cache: fileURLToPath(config.cacheDir),
		repository,
	});
	const base = () => config.base.replace(/\/?$/, '/');
	return {
		name: 'editing-screen',
		hooks: {
			'astro:config:done': (done) => {
				config = done.config;
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(screenServer(place(), base()));
			},
			'astro:server:start': ({ address, logger }) => {
				logger.info(`Edit the site at http://localhost:${address.port}${base()}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (repository) await writeScreen(fileURLToPath(new URL('admin/', dir)), place());
			},
		},
	};
}

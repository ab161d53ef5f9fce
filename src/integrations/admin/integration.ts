// /admin/: beside `npm run dev` always, on the published site only with EDITOR_REPOSITORY.
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { screenServer } from './dev-server.ts';
import { writeScreen } from './page.ts';
import { repositoryOf } from './repository.ts';
import { contentFolder } from '../../tooling/folders.ts';

/** The editing screen. */
export function editingScreen(): AstroIntegration {
	let config: AstroConfig;
	const repository = repositoryOf();
	const root = () => fileURLToPath(config.root);
	const cache = () => fileURLToPath(config.cacheDir);
	const base = () => config.base.replace(/\/?$/, '/');
	return {
		name: 'editing-screen',
		hooks: {
			'astro:config:done': (done) => {
				config = done.config;
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(screenServer({ root: root(), content: contentFolder, cache: cache(), base: base() }));
			},
			'astro:server:start': ({ address, logger }) => {
				logger.info(`Edit the site at http://localhost:${address.port}${base()}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (!repository) return;
				const folder = fileURLToPath(new URL('admin/', dir));
				await writeScreen({ folder, cache: cache(), root: root(), content: contentFolder, repository });
			},
		},
	};
}

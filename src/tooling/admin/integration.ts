// /admin/: beside `npm run dev` always, on the published site only with EDITOR_REPOSITORY.
import { cp, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { bundleScreen } from './bundle.ts';
import { screenServer } from './dev-server.ts';
import { pageOf, policyOf, screenFile } from './page.ts';
import { repositoryOf } from './repository.ts';
import { contentFolder } from '../folders.ts';

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
				const answer = screenServer({ root: root(), content: contentFolder, cache: cache(), base: base() });
				server.middlewares.use((request, response, next) => {
					answer(request, response).then((answered) => answered || next(), next);
				});
			},
			'astro:server:start': ({ address, logger }) => {
				logger.info(`Edit the site at http://localhost:${address.port}${base()}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (!repository) return;
				const folder = new URL('admin/', dir);
				const policy = policyOf(repository.origins);
				const site = new URL(base(), config.site).href;
				const bundle = await bundleScreen(cache());
				await cp(bundle, folder, { recursive: true });
				await writeFile(new URL('index.html', folder), await pageOf(bundle, policy));
				await writeFile(
					new URL('screen.json', folder),
					JSON.stringify(screenFile({ root: root(), content: contentFolder, site, repository })),
				);
			},
		},
	};
}

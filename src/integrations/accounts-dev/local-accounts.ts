import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { accountsFolder } from '../../folders.ts';
import { type AccountSettings, embeddedKey } from '../hosting/account-settings.ts';
import { findOwner } from './data-folder.ts';
import { forwardTo, handleServiceRequest, isServicePath } from './service-requests.ts';
import type { Supabase } from './supabase.ts';

/**
 * Accounts during development: without a Supabase project, `npm run dev` serves the embedded service with the same data as
 * `npm start`. If `npm start` runs, it has the data open, and gets the requests.
 */
export function localAccounts({ kind }: AccountSettings): AstroIntegration {
	return {
		name: 'local-accounts',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				if (command !== 'dev' || kind === 'project') return;
				const service = JSON.stringify({ url: '/', key: embeddedKey });
				updateConfig({ vite: { define: { 'import.meta.env.ACCOUNT_SERVICE': service } } });
			},
			'astro:server:setup': ({ server }) => {
				if (kind === 'project') return;
				server.middlewares.use((request, response, next) => {
					if (!isServicePath(request.url?.split('?')[0] ?? '')) return next();
					const owner = findOwner(accountsFolder);
					// On the first request: it takes seconds, and most edits never need it.
					const service = owner ? Promise.resolve(forwardTo(owner.address)) : (running ??= start(server));
					service.then((found) => handleServiceRequest(found, request, response)).catch(next);
				});
			},
		},
	};
}

// One per process, because Astro restarts its server when the configuration changes.
let running: Promise<Supabase> | undefined;

async function start({ resolvedUrls }: ViteDevServer): Promise<Supabase> {
	const { startSupabase } = await import('./supabase.ts');
	const [address] = resolvedUrls?.local ?? [];
	const service = startSupabase({ dataFolder: accountsFolder, address });
	service.catch(() => (running = undefined)); // the next request tries again
	return service;
}

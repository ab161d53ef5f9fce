import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { accountSettings, embeddedSettings } from './account-settings.ts';
import { lazySupabase } from './lazy-supabase.ts';
import { answerByService, isServicePath } from './service-requests.ts';

/**
 * Accounts while developing: checks the two settings, and without a Supabase project lets `npm run dev` answer for one,
 * with the same data as `npm start`. The service starts with the first request for it.
 */
export default function accounts(): AstroIntegration {
	return {
		name: 'accounts',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				const { kind } = accountSettings();
				if (command !== 'dev' || kind === 'project') return;
				if (kind === 'none') Object.assign(process.env, embeddedSettings);
				updateConfig({ vite: { plugins: [embeddedAccounts()] } });
			},
		},
	};
}

// One for the process: Astro restarts its server when the configuration changes.
const data = path.join(import.meta.dirname, '../../../.data');
const supabase = lazySupabase({ dataFolder: data, mailFolder: path.join(data, 'mails') });

function embeddedAccounts(): Plugin {
	return {
		name: 'embedded-accounts',
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (!isServicePath(request.url?.split('?')[0] ?? '')) return next();
				answerByService(supabase, request, response).catch(next);
			});
		},
	};
}

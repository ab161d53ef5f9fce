import type { AstroIntegration } from 'astro';
import { type AccountSettings, isReachable } from './account-settings.ts';
import type { SiteAddress } from './site-address.ts';

/** Says at the end of a build which address and accounts it has, and warns if the address is only a placeholder. */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	return {
		name: 'hosting',
		hooks: {
			'astro:build:done': async ({ logger }) => {
				if (accounts.kind === 'embedded') return; // only this machine reads this build
				const service =
					accounts.kind === 'none'
						? 'without accounts'
						: `with the accounts of ${accounts.origin}, which "npm run check:deploy" tries`;
				logger.info(`built ${site}${base} ${service}`);
				if (accounts.kind === 'project' && !(await isReachable(accounts.origin)))
					logger.warn(
						`NOTHING ANSWERS AT ${accounts.origin}. Visitors could not sign in or send messages. ` +
							'Check PUBLIC_SUPABASE_URL, and whether the project is paused.',
					);
				if (known || preview) return;
				logger.warn(
					`THE SITE’S ADDRESS IS UNKNOWN. Its pages, sitemap and share pictures use the placeholder ${site}, ` +
						'so search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

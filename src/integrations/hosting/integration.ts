import type { AstroIntegration } from 'astro';
import type { AccountSettings } from '../account-settings.ts';
import type { SiteAddress } from './site-address.ts';

/** Says at the end of a build which address and accounts it has, and warns if the address is only a placeholder. */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	return {
		name: 'hosting',
		hooks: {
			'astro:build:done': ({ logger }) => {
				if (accounts.kind === 'embedded') return; // only this machine reads this build
				const service =
					accounts.kind === 'none'
						? 'without accounts'
						: `with the accounts of ${accounts.origin}, which "npm run check:deploy" tries`;
				logger.info(`built ${site}${base} ${service}`);
				if (known || preview) return;
				logger.warn(
					`THE SITE’S ADDRESS IS UNKNOWN. Its pages, sitemap and share pictures use the placeholder ${site}, ` +
						'so search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

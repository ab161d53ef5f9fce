import type { AstroIntegration } from 'astro';
import type { AccountSettings } from './account-settings.ts';
import type { SiteAddress } from './site-address.ts';

/** Says at the end of a build its address and accounts, and warns if the address is only a placeholder. */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	return {
		name: 'hosting',
		hooks: {
			'astro:build:done': ({ pages, logger }) => {
				logger.info(`wrote ${pages.length} pages of ${site}${base}, with accounts: ${accounts.url || 'none'}`);
				if (known || preview || accounts.kind === 'embedded') return;
				logger.warn(
					`THE SITE’S ADDRESS IS UNKNOWN. Search engines would look at the placeholder ${site}. ` +
						'Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { AccountSettings } from './account-settings.ts';
import type { SiteAddress } from './site-address.ts';

/** Says at the end of a build its address and accounts, and warns if the address is only a placeholder. */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	const service = accounts.kind === 'none' ? 'without accounts' : `with the accounts of ${accounts.url}`;
	return {
		name: 'hosting',
		hooks: {
			'astro:build:done': ({ dir, pages, logger }) => {
				logger.info(`wrote ${pages.length} pages of ${site}${base}, ${service}, to ${fileURLToPath(dir)}`);
				if (known || preview || accounts.kind === 'embedded') return;
				logger.warn(
					`THE SITE’S ADDRESS IS UNKNOWN. Its pages, sitemap and share pictures use the placeholder ${site}, ` +
						'so search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

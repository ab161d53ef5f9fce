import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { AccountSettings } from './account-settings.ts';
import { type BuildList, hashFiles } from './build-list.ts';
import type { SiteAddress } from './site-address.ts';

/** At the end of a build, lists its files for `npm run check:deploy`, says its address and accounts, and warns if the address is only a placeholder. */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	return {
		name: 'hosting',
		hooks: {
			'astro:build:done': ({ dir, pages, logger }) => {
				const { url, key } = accounts;
				const list: BuildList = { address: site + base, accounts: { url, key }, files: hashFiles(fileURLToPath(dir)) };
				writeFileSync(new URL('build.json', dir), JSON.stringify(list));
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

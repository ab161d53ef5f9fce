import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { AccountSettings } from './account-settings.ts';
import type { SiteAddress } from './site-address.ts';

/**
 * Says at the end of a build what it wrote, with which address and accounts, and warns if the address is only a placeholder.
 */
export function reportBuild({ site, base, preview, known }: SiteAddress, accounts: AccountSettings): AstroIntegration {
	return {
		name: 'hosting',
		hooks: {
			'astro:config:setup': ({ command, logger }) => {
				if (command === 'build') quieten(logger);
			},
			'astro:build:done': ({ dir, pages, logger }) => {
				const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
				logger.info(
					`wrote ${pages.length} pages and ${files.length - pages.length} other files to ${fileURLToPath(dir)}`,
				);
				if (accounts.kind === 'embedded') return; // only this machine reads this build
				const service =
					accounts.kind === 'none'
						? 'without accounts'
						: `with the accounts of ${accounts.url}, which "npm run check:deploy" tries`;
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

/**
 * Astro has a line for each page and picture: prints one every 15 seconds, as progress. Warnings, errors and what this
 * integration says stay. All loggers of a build share their options.
 */
function quieten({ options, label }: AstroIntegrationLogger): void {
	const { destination } = options;
	let printed = performance.now();
	options.destination = {
		...destination,
		write(message) {
			const isLate = performance.now() - printed > 15_000 && message.label !== 'SKIP_FORMAT';
			if (message.level === 'info' && message.label !== label && !isLate) return;
			printed = performance.now();
			destination.write({ ...message, newLine: true }); // the next message, with the time of a page, is left out
		},
	};
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { isSwitchedOff, type Part } from '../lib/page-lists.ts';

const folder = join(import.meta.dirname, '../pages/_optional');

/**
 * Adds the pages in src/pages/_optional, which Astro ignores because of the "_". Leaves out those that are switched off.
 * Routes can't change while `npm run dev` runs, so it must start again after a change.
 */
export function optionalPages(off: readonly Part[]): AstroIntegration {
	return {
		name: 'optional-pages',
		hooks: {
			'astro:config:setup': ({ injectRoute, updateConfig }) => {
				for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
					const pattern = `/${file.replaceAll('\\', '/').replace(/\.(astro|ts)$/, '')}`;
					const isPage = /\.(astro|ts)$/.test(file);
					if (isPage && !isSwitchedOff(pattern, off)) injectRoute({ pattern, entrypoint: join(folder, file) });
				}
				const hasAccounts = !off.includes('accounts');
				updateConfig({
					vite: {
						define: { 'import.meta.env.HAS_ACCOUNTS': JSON.stringify(hasAccounts) },
						plugins: hasAccounts ? [] : [withoutAccounts],
					},
				});
			},
		},
	};
}

/** Leaves out the icon of accounts and their scripts, which the build would otherwise publish although no page uses them. */
const withoutAccounts: Plugin = {
	name: 'without-accounts',
	enforce: 'pre',
	resolveId: {
		filter: { id: /\/(AccountButton\.astro|(client|saved-classes)\.ts\?address)$/ },
		handler: () => '\0without-accounts',
	},
	load: { filter: { id: /^\0without-accounts$/ }, handler: () => 'export default ""' },
};

import { join } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { isUnlisted } from './src/lib/page-lists.ts';
import { interactionDirective } from './src/directives/integration.ts';
import { getFacts } from './src/lib/facts.ts';
import { editingScreen } from './src/integrations/admin/integration.ts';
import { checkContent } from './src/integrations/content-check/check-content.ts';
import { contentCheck } from './src/integrations/content-check/integration.ts';
import { brandStyles } from './src/integrations/brand-styles.ts';
import { prepareHeadingFont } from './src/integrations/heading-font.ts';
import { createMarkdown } from './src/integrations/markdown.ts';
import { optionalPages } from './src/integrations/optional-pages.ts';
import { inlineScripts, scriptAddresses } from './src/integrations/bundle-script.ts';
import { finishPages } from './src/integrations/html/finish-pages.ts';
import accounts from './src/integrations/accounts-dev/integration.ts';
import { readAccountSettings } from './src/integrations/account-settings.ts';
import { reportBuild } from './src/integrations/hosting/integration.ts';
import { readRedirects } from './src/integrations/hosting/redirects.ts';
import { buildEnvironment, siteAddress } from './src/integrations/hosting/site-address.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { createSecurityPolicy } from './src/integrations/html/security-policy.ts';
import { cacheFolder, contentFolder, distFolder } from './src/folders.ts';

const environment = buildEnvironment();
const address = siteAddress(environment);
const { site, base, preview } = address;
const accountSettings = readAccountSettings(environment);
// Vitest also loads this configuration; its tests check their own content.
const checked = process.env.VITEST ? { errors: [], warnings: [] } : await checkContent(contentFolder);
const content = checked.index;
const heading = await prepareHeadingFont(content);
const icon = content?.brand.icon;

/**
 * Keeps a build from replacing the development React of a running dev server. In our cache folder, because node_modules may
 * be read-only.
 */
const dependencyCachePerMode = {
	name: 'dependency-cache-per-mode',
	config: (_, { mode }) => ({ cacheDir: `${cacheFolder}/vite/${mode}` }),
};

/** For `npm start` and builds for tests: faster encoders, whose pictures are a quarter larger. */
const fastPictures = process.env.FAST_PICTURES === 'on';

export default defineConfig({
	site,
	base,
	trailingSlash: 'ignore',
	outDir: distFolder,
	// Holds encoded pictures between builds. A public build must not use the larger ones of `npm start`.
	cacheDir: fastPictures ? `${cacheFolder}/fast` : cacheFolder,
	build: { format: 'file', inlineStylesheets: 'always' },
	prerenderConflictBehavior: 'error',
	redirects: readRedirects(content?.entries ?? [], base),
	integrations: [
		accounts(),
		react(),
		interactionDirective(),
		optionalPages(content?.gym.off ?? []),
		sitemap({ filter: (page) => !isUnlisted(page.slice(site.length + base.length), accountSettings.kind !== 'none') }),
		finishPages(),
		serviceWorker(environment),
		editingScreen(), // after the integrations that process the built pages
		contentCheck(checked), // after the editing screen, which must open while content has a mistake
		reportBuild(address, accountSettings),
	],
	security: { csp: createSecurityPolicy(content?.gym.contactForm?.service) },
	image: {
		endpoint: { entrypoint: './src/integrations/images/dev-endpoint.ts' },
		service: {
			entrypoint: './src/integrations/images/image-service.ts',
			config: {
				avif: { effort: fastPictures ? 0 : 3, chromaSubsampling: '4:2:0' },
				jpeg: { mozjpeg: !fastPictures },
				webp: { alphaQuality: 50 },
			},
		},
	},
	markdown: {
		processor: createMarkdown(base, getFacts(content?.gym)),
		// Shiki writes style attributes, which the security policy blocks
		// (https://docs.astro.build/en/reference/configuration-reference/#securitycsp).
		syntaxHighlight: false,
	},
	fonts: heading.fonts,
	env: {
		schema: {
			PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', optional: true }),
			PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public', optional: true }),
			SHOW_TEST_ACCOUNT: envField.boolean({ context: 'server', access: 'public', default: false }),
		},
	},
	experimental: { contentIntellisense: true },
	devToolbar: { enabled: false },
	vite: {
		define: {
			'import.meta.env.HEADING_WIDTH': JSON.stringify(Number(heading.width.toFixed(2))),
			'import.meta.env.IS_PREVIEW': JSON.stringify(preview),
			// The file, because the favicon is a picture in a picture.
			'import.meta.env.BRAND_ICON': JSON.stringify(icon ? join(contentFolder, 'settings', icon.src) : ''),
		},
		// Not the whole project: .data/ holds the key that signs sessions.
		server: { fs: { allow: ['src', 'public', 'node_modules', contentFolder, cacheFolder] } },
		plugins: [
			brandStyles(content?.brand.accent, heading.fallback),
			tailwindcss(),
			inlineScripts(),
			scriptAddresses(),
			dependencyCachePerMode,
		],
		resolve: { alias: { '@content': contentFolder } },
		build: {
			assetsInlineLimit: 5 * 1024, // so that the contact form's script is in its page, like all others
			license: { fileName: 'licenses.txt' }, // the notices of the packages that pages contain
			rolldownOptions: {
				// Otherwise, scripts that share a constant, such as a storage key, would share a file that every page fetches.
				optimization: { inlineConst: { mode: 'all' } },
				// Hashes don't compress, and the home page names a hundred pictures. Six characters are enough beside the name.
				output: { assetFileNames: '_astro/[name].[hash:6][extname]' },
			},
		},
		optimizeDeps: {
			// Imported dynamically. If Vite discovered them late, the dev server would reload the page while somebody fills in a
			// form.
			include: ['@supabase/supabase-js', '@supabase/postgrest-js'],
			exclude: ['@sveltia/cms'], // the editing screen is bundled separately
		},
	},
});

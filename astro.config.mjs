import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { buildTarget } from './src/lib/browsers.ts';
import { isUnlisted } from './src/lib/page-lists.ts';
import { editingScreen } from './src/integrations/admin/editing-screen.ts';
import { readRepository } from './src/integrations/admin/repository.ts';
import { checkContent } from './src/integrations/content-check/check-content.ts';
import { contentIntegration } from './src/integrations/content-check/content-integration.ts';
import { brandStyles } from './src/integrations/brand/brand-styles.ts';
import { drawLetter } from './src/integrations/brand/draw-letter.ts';
import { prepareHeadingFont } from './src/integrations/brand/heading-font.ts';
import { licenses } from './src/integrations/bundling/licenses.ts';
import { createMarkdown } from './src/integrations/html/markdown.ts';
import { scriptImports } from './src/integrations/bundling/script-imports.ts';
import { serviceWorker } from './src/integrations/bundling/service-worker.ts';
import { finishPages } from './src/integrations/html/finish-pages.ts';
import { listHosts } from './src/integrations/html/security-policy.ts';
import { localAccounts } from './src/integrations/accounts-dev/local-accounts.ts';
import { readAccountSettings } from './src/integrations/hosting/account-settings.ts';
import { reportBuild } from './src/integrations/hosting/report-build.ts';
import { buildEnvironment, siteAddress } from './src/integrations/hosting/site-address.ts';
import english from './src/texts/english.json' with { type: 'json' };
import { cacheFolder, contentFolder, distFolder, root } from './src/folders.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
/** Ends the build with our words alone: after a thrown error, Astro would load this file again, with Vite, and print a stack. */
function stop(message) {
	process.stderr.write(`${message}\n`);
	process.exit(1);
}
function readSettings() {
	const environment = buildEnvironment();
	const { SERVICE_WORKER, SHOW_TEST_ACCOUNT = 'false' } = environment;
	if (!/^(true|false)$/.test(SHOW_TEST_ACCOUNT))
		throw new Error(`SHOW_TEST_ACCOUNT is "${SHOW_TEST_ACCOUNT}". Write "true", or unset the variable.`);
	return {
		address: siteAddress(environment),
		accounts: readAccountSettings(environment),
		showsTestAccount: SHOW_TEST_ACCOUNT === 'true',
		repository: readRepository(environment),
		hasWorker: SERVICE_WORKER !== 'off',
	};
}
let settings;
try {
	settings = readSettings();
} catch (error) {
	stop(error.message);
}
const { address, accounts, showsTestAccount, repository, hasWorker } = settings;
const { site, base, preview } = address;
// Vite reads these characters in a path as a pattern, or as the end of an address.
const [bad] = /[#?*[\]{}]/.exec(root) ?? [];
if (bad) stop(`The project’s folder is ${root}. Rename it: a path with "${bad}" can’t be built.`);
for (const [name, folder] of Object.entries({ CONTENT_DIR: contentFolder, OUT_DIR: distFolder }))
	if (!folder.startsWith(root + sep))
		stop(`${name} is ${folder}. Choose a folder in ${root}: the build finds its packages only there.`);
if (!existsSync(contentFolder)) stop(`CONTENT_DIR is ${contentFolder}, which doesn’t exist.`);
const checked = await checkContent(contentFolder);
const content = checked.index;
const heading = await prepareHeadingFont(content);
const icon = content?.brand.icon;
const { isOff, redirects } = checked.addresses;

/**
 * Keeps a build from replacing the development React of a running dev server. In our cache folder, because node_modules may
 * be read-only.
 */
const dependencyCachePerMode = {
	name: 'dependency-cache-per-mode',
	config: (_, { mode }) => ({ cacheDir: `${cacheFolder}/vite/${mode}` }),
};

/** Adds `client:interaction`, which all islands use. */
const interactionDirective = {
	name: 'interaction-directive',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'interaction', entrypoint: './src/directives/interaction.ts' }),
	},
};

/** The constants of src/env.d.ts. */
const constants = Object.fromEntries(
	Object.entries({
		HEADING_WIDTH: Number(heading.width.toFixed(2)),
		IS_PREVIEW: preview,
		BRAND_LETTER: drawLetter(content?.gym.name, heading.font),
		BRAND_ICON: icon ? join(contentFolder, 'settings', icon.src) : '', // the file, because the favicon is a picture in a picture
		HAS_ACCOUNTS: !isOff('/login'),
		HAS_SERVICE_WORKER: hasWorker,
		ACCOUNT_SERVICE: { url: accounts.url, key: accounts.key },
		SHOW_TEST_ACCOUNT: showsTestAccount,
	}).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
);

/** The words of the account forms, which their islands can't read from content (src/texts/account-texts.ts). */
const mergeTexts = (group) => ({ ...english[group], ...checked.texts[group] });
const accountTexts = { account: mergeTexts('account'), accountErrors: mergeTexts('accountErrors') };

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
	// Astro 7.3 adds the base path to the old address, but not to the new one.
	redirects: Object.fromEntries(redirects.map(({ path, to }) => [path, base + to.slice(1)])),
	integrations: [
		localAccounts(accounts),
		react(),
		interactionDirective,
		sitemap({
			filter: (page) => {
				const path = page.slice(site.length + base.length);
				return !isUnlisted(path, accounts.kind !== 'none') && !isOff(`/${path}`);
			},
		}),
		finishPages(listHosts(accounts, content?.gym), isOff, base),
		licenses(),
		serviceWorker(hasWorker),
		editingScreen(base, repository), // after the integrations that process the built pages
		contentIntegration(checked), // after the editing screen, which must open while content has a mistake
		reportBuild(address, accounts),
	],
	image: {
		endpoint: { entrypoint: './src/integrations/images/dev-endpoint.ts' },
		service: {
			entrypoint: './src/integrations/images/image-service.ts',
			config: {
				avif: { ...(fastPictures && { effort: 0 }), chromaSubsampling: '4:2:0' },
				jpeg: { mozjpeg: !fastPictures },
				webp: { alphaQuality: 50, effort: 4 },
			},
		},
	},
	markdown: {
		processor: createMarkdown(base),
		syntaxHighlight: false, // Shiki writes style attributes, which the security policy blocks
	},
	fonts: heading.fonts,
	experimental: { contentIntellisense: true },
	devToolbar: { enabled: false },
	vite: {
		define: {
			...constants,
			CONTENT_TEXTS: JSON.stringify(checked.texts),
			ACCOUNT_TEXTS: JSON.stringify(accountTexts),
			LINK_TEXTS: JSON.stringify(mergeTexts('mailLinks')),
		},
		// Not the whole project: .data/ holds the key that signs sessions.
		server: { fs: { allow: ['src', 'public', 'node_modules', contentFolder, cacheFolder] } },
		plugins: [
			brandStyles(content?.brand.accent, heading.rules),
			tailwindcss(),
			scriptImports(),
			dependencyCachePerMode,
		],
		build: {
			target: buildTarget,
			license: { fileName: 'licenses.txt' }, // the packages in scripts; integrations/bundling/licenses.ts adds the rest
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

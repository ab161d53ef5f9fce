import type { KnipConfig } from 'knip';

/** The files that knip starts from, besides those that it finds itself. */
export default {
	entry: [
		'src/integrations/images/{dev-endpoint,image-service}.ts', // named in astro.config.mjs
		'tests/browsers.config.ts', // run by fixtures/run.ts
		'src/integrations/admin/screen/main.ts',
		'src/integrations/hosting/{cloudflare-worker,cloudfront}.js', // used by wrangler.jsonc; copied by hand
		'src/directives/interaction.ts',
		'src/{accounts/{client,sync-saved-classes},contact/send,sections/schedule/my-week}.ts', // imported by address (integrations/bundling/script-imports.ts)
		'src/offline/worker/{worker,removal}.ts', // named in integrations/bundling/service-worker.ts
	],
	project: ['*.js', 'src/**/*.{ts,tsx,astro,js,css}', 'tests/**/*.{ts,tsx}'],
	ignoreDependencies: [
		/^@expo-google-fonts\//, // used by file path (tests/support/fonts)
		/^@stryker-mutator\//, // the weekly run installs it
	],
} satisfies KnipConfig;

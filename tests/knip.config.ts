import type { KnipConfig } from 'knip';

/**
 * The files that knip starts from. With --production it follows what `npm run build` loads. Those packages must be in
 * "dependencies", because a host may install nothing else.
 */
export default {
	// Listed as an entry because knip treats configuration files as development-only
	// (https://knip.dev/features/production-mode).
	astro: {
		config: [],
		entry: [
			'astro.config.mjs!',
			'src/content.config.ts!',
			'src/pages/**/*.{astro,ts}!',
			'src/integrations/images/{image-service,render-svg}.ts!', // named in astro.config.mjs and draw-svg.ts
			'src/integrations/content-check/fresh-pictures.ts!', // named in its integration.ts
			'src/integrations/admin/screen/main.ts!',
			'src/accounts/supabase-stubs.ts!',
			'src/directives/interaction.ts!',
			'src/{accounts/saved-classes,sections/schedule/my-week}.ts!', // imported by address (integrations/bundle-script.ts)
			'src/offline/worker/{worker,remove}.ts!', // named in integrations/service-worker.ts, like the two below
			'src/offline/page/{init,update}.ts!',
		],
	},
	entry: ['src/integrations/hosting/{cloudflare-worker,cloudfront}.js'], // used by wrangler.jsonc; copied by hand
	project: ['src/**/*.{ts,tsx,astro,js,css}!', 'tests/**/*.{ts,tsx}'],
	ignoreDependencies: [
		/^@expo-google-fonts\//, // used by file path (src/lib/display-face.ts, src/scripts/shared/fonts)
		// The embedded Supabase and its settings: referenced in the configuration, loaded by `npm run dev`, never by a build.
		'@supabase/lite!',
		'smol-toml!',
	],
} satisfies KnipConfig;

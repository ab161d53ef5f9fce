import type { KnipConfig } from 'knip';

/**
 * What knip follows from the routes and the configuration. With --production it is what `npm run build` loads, and that must
 * stand under "dependencies": a host may install nothing else.
 */
export default {
	// As an entry like the others: knip takes a configuration for something that only a developer's machine reads.
	astro: {
		config: [],
		entry: [
			'astro.config.mjs!',
			'src/content.config.ts!',
			'src/pages/**/*.{astro,ts}!',
			'src/integrations/images/image-service.ts!',
			'src/integrations/admin/screen/main.ts!',
			'src/integrations/admin/{preview/render.ts,preview/entries.ts,preview/styles.ts,preview/Picture.astro}!', // named by bundle.ts and astro-in-browser.ts
			'src/accounts/unused-parts.ts!',
			'src/directives/wake.ts!',
			'src/integrations/content-check/dev/warnings-badge.ts!',
			'src/offline/worker/{worker,remove}.ts!', // named in integrations/service-worker.ts, as the two below
			'src/offline/page/{init,update}.ts!',
		],
	},
	entry: ['src/integrations/hosting/{cloudflare-worker,cloudfront}.js'], // named by wrangler.jsonc; copied by hand
	project: ['src/**/*.{ts,tsx,astro,js,css}!', 'tests/**/*.{ts,tsx}'],
	ignoreDependencies: [
		/^@expo-google-fonts\//, // found by their files' paths (src/lib/display-face.ts, src/scripts/shared/fonts)
		// The embedded accounts: the configuration names them, `npm run dev` loads them, a build never does.
		'@supabase/lite!',
		'@supabase/auth-js', // comes with supabase-js; a test reads its list of codes
	],
} satisfies KnipConfig;

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
			'src/tooling/build/image-service.ts!',
			'src/integrations/admin/screen/main.ts!',
			'src/integrations/admin/{preview/render.ts,preview/entries.ts,preview/styles.ts,preview/Picture.astro}!', // named by bundle.ts and astro-in-browser.ts
			'src/accounts/unused-parts.ts!',
			'src/directives/wake.ts!',
			'src/tooling/check/dev/notes-badge.ts!',
			'src/offline/worker/{worker,remove}.ts!', // named in tooling/build/service-worker.ts, as the two below
			'src/offline/page/{keep,kept}.ts!',
		],
	},
	entry: ['src/tooling/hosts/cloudflare-worker.js'], // named by wrangler.jsonc
	project: ['src/**/*.{ts,tsx,astro,js,css}!', 'tests/**/*.{ts,tsx}'],
	ignoreDependencies: [
		/^@fontsource\//, // found by their names (src/tooling/measure/fonts.ts)
		'@expo-google-fonts/oswald', // found by its file's path (src/lib/display-face.ts)
		// The embedded accounts: the configuration names them, `npm run dev` loads them, a build never does.
		'@supabase/lite!',
		'smol-toml!',
		'@supabase/auth-js', // comes with supabase-js; a test reads its list of codes
	],
} satisfies KnipConfig;

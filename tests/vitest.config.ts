/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';

const root = fileURLToPath(new URL('../', import.meta.url));

export default getViteConfig({
	root,
	test: {
		testTimeout: 60_000, // a slow machine is no failure
		hookTimeout: 60_000,
		css: { include: [/theme\.css/] }, // colours are read from it (tokens.ts); other style sheets are empty here
		projects: [
			{
				extends: true,
				test: {
					name: 'node',
					environment: 'node',
					isolate: false, // each file puts back what it changes; what they import is loaded once
					include: ['tests/{unit,content,components}/**/*.test.ts'],
				},
			},
			{
				extends: true,
				test: { name: 'browsers', environment: 'node', include: ['tests/browsers/**/*.test.ts'] },
			},
			{
				extends: true,
				test: { name: 'islands', environment: 'jsdom', include: ['tests/islands/**/*.test.tsx'] },
			},
		],
	},
});

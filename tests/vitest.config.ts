/// <reference types="vitest/config" />
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';
import { fixtureDate } from './fixtures/fixtures.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

// Tests don't know the real content. Knip loads this file, too.
if (process.env['VITEST']) {
	process.env['CONTENT_DIR'] = `${root}tests/fixtures/ember`;
	enableCompileCache(`${root}node_modules/.cache/node`); // for the modules that each file of islands/ loads
}

const settings: Parameters<typeof getViteConfig>[0] = {
	root,
	test: {
		testTimeout: 'MUTANTS' in process.env ? 10_000 : 60_000, // allows for a slow machine; some mutants wait forever
		hookTimeout: 60_000,
		expect: { poll: { timeout: 60_000 } },
		silent: 'passed-only',
		env: { SOURCE_DATE_EPOCH: fixtureDate, TZ: 'Pacific/Honolulu' }, // a gym's day isn't that of a computer
		css: { include: [/theme\.css/] }, // tokens.ts reads its colors; other style sheets are left empty
		projects: [
			{
				extends: true,
				test: {
					name: 'node',
					environment: 'node',
					// Tests restore what they change, so modules, and the database, load once. StrykerJS counts what each file runs.
					isolate: 'MUTANTS' in process.env,
					maxWorkers: 1,
					server: { deps: { external: [/support.database/] } }, // starts once, even if a file resets modules
					include: ['tests/{unit,content,components,database}/**/*.test.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'islands',
					environment: 'jsdom',
					pool: 'threads', // each file has its own, and starts sooner than in a process
					include: ['tests/islands/**/*.test.tsx'],
					setupFiles: ['tests/islands/setup.ts'],
				},
			},
		],
	},
};

// The fixture has no pictures, which the check would report.
export default getViteConfig(settings, { logLevel: 'silent' });

// Bundles Sveltia CMS with our forms, the same for `npm run dev` and the published site.
import { join } from 'node:path';
import { build } from 'vite';
import type { Repository } from './repository.ts';

/** Parts of Sveltia CMS for fields that no form here has: code and maps. They would double the screen to 17 MB in 376 files. */
const unused = [/^@shikijs\/(langs|themes)\//, /^terra-draw/, /^leaflet/];

/** With `npm run dev` an editor opens the project's folder, whatever the service. */
const local = { backend: { name: 'github', repo: 'local/site', branch: 'main', auth_methods: ['token'] } };

/**
 * Bundles the screen.
 * @param outDir the folder, which is emptied first
 * @param base the base path of the site: hosts also show the screen at /admin, where relative addresses would fail
 * @param repository where a save is committed; undefined with `npm run dev`
 */
export async function bundleScreen(outDir: string, base: string, repository?: Repository): Promise<void> {
	const attrs = { 'http-equiv': 'content-security-policy', content: createPolicy(repository?.origin) };
	await build({
		configFile: false,
		root: join(import.meta.dirname, 'screen'),
		base: `${base}admin/`,
		logLevel: 'error',
		define: {
			'import.meta.env.REPOSITORY': JSON.stringify(repository?.options ?? local),
			'import.meta.env.IS_LOCAL': JSON.stringify(!repository),
		},
		plugins: [{ name: 'add-policy', transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] }],
		build: {
			outDir,
			emptyOutDir: true,
			license: { fileName: 'licenses.md' }, // index.html links to it
			rolldownOptions: { external: unused },
		},
	});
}

/** The screen's own security policy: its files and the Git service. */
export function createPolicy(service = ''): string {
	return [
		`default-src 'self' blob: data: ${service}`,
		"script-src 'self' 'wasm-unsafe-eval'", // WebAssembly decodes HEIC
		"style-src 'self' 'unsafe-inline'", // the screen sets its styles by script
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
}

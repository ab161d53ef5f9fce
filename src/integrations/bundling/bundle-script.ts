import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildTarget } from '../../lib/browsers.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles a script with its imports into one minified file, which exports nothing. @param define values of global constants. */
export async function bundleScript(file: string, format: 'es' | 'iife' = 'es', define = {}, plugins: Plugin[] = []) {
	const { build } = await import('vite');
	const result = await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		resolve: { alias: { '~': source } },
		define,
		plugins,
		build: {
			write: false,
			target: buildTarget,
			modulePreload: false,
			rolldownOptions: { input: file, output: { format, codeSplitting: false }, preserveEntrySignatures: false },
		},
	});
	const [first] = [result].flat();
	if (!first || !('output' in first)) throw new Error(`${file} was not bundled.`);
	return first.output[0];
}

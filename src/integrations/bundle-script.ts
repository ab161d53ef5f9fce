import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../', import.meta.url));

/** Bundles a script with its imports into one minified file. @param define values of global constants. */
export async function bundleScript(
	file: string,
	format: 'es' | 'iife' = 'es',
	define = {},
): Promise<Rolldown.OutputChunk> {
	const { build } = await import('vite');
	const result = await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		resolve: { alias: { '~': source } },
		define,
		build: {
			write: false,
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: { input: file, output: { format, codeSplitting: false } },
		},
	});
	const [first] = [result].flat();
	if (!first || !('output' in first)) throw new Error(`${file} was not bundled.`);
	return first.output[0];
}

/**
 * `import address from './my-week.ts?address'` is the URL of a script, to load it later with import(). Astro 7.3 gives a script
 * with a plain import() a file of its own, which pages fetch up front (https://github.com/withastro/astro/pull/17316).
 */
export function scriptAddresses(): Plugin {
	let config: ResolvedConfig;
	return {
		name: 'script-addresses',
		configResolved(resolved) {
			config = resolved;
		},
		load: {
			filter: { id: /\?address$/ },
			handler(id) {
				const file = id.replace('?address', '');
				if (this.environment.mode === 'dev')
					return `export default ${JSON.stringify(config.base + normalizePath(relative(config.root, file)))}`;
				const reference = this.emitFile({ type: 'chunk', id: file });
				return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
			},
		},
		resolveFileUrl: ({ fileName }) => JSON.stringify(config.base + fileName),
	};
}

/** The text of every script imported with `?inline-script`, which the security policy allows (html/security-policy.ts). */
export const inlineCode = new Set<string>();

/**
 * `import code from './mark-today.ts?inline-script'` is the text of a bundled script, for components/InlineScript.astro.
 */
export function inlineScripts(): Plugin {
	return {
		name: 'inline-scripts',
		load: {
			filter: { id: /\?inline-script$/ },
			async handler(id) {
				const bundle = await bundleScript(id.replace('?inline-script', ''), 'iife');
				for (const module of bundle.moduleIds) this.addWatchFile(module);
				const code = bundle.code.trim();
				inlineCode.add(code);
				return `export default ${JSON.stringify(code)}`;
			},
		},
	};
}

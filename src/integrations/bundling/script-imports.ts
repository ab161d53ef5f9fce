import { relative } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { bundleScript } from './bundle-script.ts';

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

/**
 * `import code from './now.ts?inline-script'` is the text of a bundled script, for components/InlineScript.astro.
 */
export function inlineScripts(): Plugin {
	let define = {};
	return {
		name: 'inline-scripts',
		configResolved({ base, isProduction, define: constants }) {
			define = {
				...constants,
				'import.meta.env.BASE_URL': JSON.stringify(base),
				'import.meta.env.PROD': JSON.stringify(isProduction),
			};
		},
		load: {
			filter: { id: /\?inline-script$/ },
			async handler(id) {
				const bundle = await bundleScript(id.replace('?inline-script', ''), 'iife', define);
				for (const module of bundle.moduleIds) this.addWatchFile(module);
				return `export default ${JSON.stringify(bundle.code.trim())}`;
			},
		},
	};
}

import { relative } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** The URLs of what inline scripts load, by those on a dev server. A build knows them only after it has bundled the pages. */
const urls = new Map<string, string>();

/** Writes the URLs into a built page. */
export function fillInAddresses(page: string): string {
	return [...urls].reduce((text, [address, url]) => text.replaceAll(address, url), page);
}

/**
 * `import address from './my-week.ts?address'` is the URL of a script, to load it later with import(). Astro 7.3 gives a script
 * with a plain import() a file of its own, which pages fetch up front (https://github.com/withastro/astro/pull/17316).
 * `import code from './now.ts?inline-script'` is the text of a bundled script, for components/InlineScript.astro.
 */
export function scriptImports(): Plugin {
	let config: ResolvedConfig;
	const loaded = new Set<string>(); // by inline scripts
	const references = new Map<string, string>();
	const getAddress = (file: string) => config.base + normalizePath(relative(config.root, file));
	const inInlineScripts: Plugin = {
		name: 'addresses-in-inline-scripts',
		load: {
			filter: { id: /\?address$/ },
			handler(id) {
				const [file = ''] = id.split('?');
				loaded.add(file);
				return `export default ${JSON.stringify(getAddress(file))}`;
			},
		},
	};
	return {
		name: 'script-imports',
		configResolved(resolved) {
			config = resolved;
		},
		buildStart() {
			if (this.environment.name !== 'client') return;
			for (const file of loaded) references.set(getAddress(file), this.emitFile({ type: 'chunk', id: file }));
		},
		load: {
			filter: { id: /\?(address|inline-script)$/ },
			async handler(id) {
				const [file = '', kind] = id.split('?');
				if (kind === 'address') {
					if (this.environment.mode === 'dev') return `export default ${JSON.stringify(getAddress(file))}`;
					return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`;
				}
				const define = {
					...config.define,
					'import.meta.env.BASE_URL': JSON.stringify(config.base),
					'import.meta.env.PROD': JSON.stringify(config.isProduction),
				};
				const bundle = await bundleScript(file, 'iife', define, [inInlineScripts]);
				for (const module of bundle.moduleIds) this.addWatchFile(module);
				return `export default ${JSON.stringify(bundle.code.trim())}`;
			},
		},
		resolveFileUrl: ({ fileName }) => JSON.stringify(config.base + fileName),
		generateBundle() {
			for (const [address, reference] of references) urls.set(address, config.base + this.getFileName(reference));
		},
	};
}

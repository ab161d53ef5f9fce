// The screen's files, the same in `npm run dev` and on the published site.
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { definitions } from '../../schemas/collections.ts';
import { readEntries } from '../content-check/read-entries.ts';
import { bundleScreen } from './bundle.ts';
import { createScreen, type Screen } from './forms/configuration.ts';
import { type Names, collectNames } from './forms/names.ts';
import { type PreviewContext, readPreviewContext } from './preview/preview-context.ts';
import type { Repository } from './repository.ts';

/** The data that the page fetches first. */
export interface ScreenFile extends Screen, Names {
	/** Whether it runs with `npm run dev`, whose server can check a save. */
	isLocal: boolean;
	/** The texts of other files that previews show. */
	previewContext: PreviewContext;
}

/** What the screen edits. */
export interface Project {
	/** Its folder. */
	root: string;
	/** The content folder. */
	content: string;
	/** Where a save is committed; undefined with `npm run dev`. */
	repository?: Repository | undefined;
}

/** The screen's own security policy: its files and the Git service's API. */
export function createPolicy(origins: readonly string[] = []): string {
	return [
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'", // WebAssembly decodes HEIC
		"style-src 'self' 'unsafe-inline'", // the screen sets its styles by script
		"img-src 'self' blob: data:",
		"media-src 'self' blob:",
		"font-src 'self'",
		`connect-src ${["'self'", 'blob:', 'data:', ...origins].join(' ')}`,
		"frame-src 'self' blob:",
		"worker-src 'self'",
		"manifest-src 'self' blob: data:",
		"base-uri 'self'", // the preview's document inherits the site's address
		"form-action 'none'",
	].join('; ');
}

/** Collects the screen's data from the schemas and the content. */
export async function createScreenFile({ root, content, repository }: Project): Promise<ScreenFile> {
	const { config, formats } = createScreen(definitions);
	const local = { name: 'github', repo: `local/${basename(root)}`, branch: 'main', auth_methods: ['token'] };
	const { entries } = await readEntries(content);
	return {
		config: {
			...config,
			backend: repository?.backend ?? local,
			publish_mode: repository?.publishMode ?? 'simple',
			logo: { src: '../favicon.svg' },
			app_title: 'Edit the site',
		},
		formats,
		...collectNames(config.collections, entries),
		isLocal: repository === undefined,
		previewContext: readPreviewContext(entries),
	};
}

/** Writes the published site's screen into a folder. */
export async function writeScreen(folder: string, project: Project): Promise<void> {
	await bundleScreen(folder, createPolicy(project.repository?.origins));
	await writeFile(join(folder, 'screen.json'), JSON.stringify(await createScreenFile(project)));
}

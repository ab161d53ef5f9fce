// The screen's page and its data, the same in `npm run dev` and on the published site.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
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
	/** The content folder, relative to the repository. */
	content: string;
	/** The texts of other files that previews show. */
	previewContext: PreviewContext;
}

/** The folders that the screen reads, and the repository that it saves to. */
export interface Place {
	/** The project's root folder. */
	root: string;
	/** The content folder. */
	content: string;
	/** Where the bundle is cached. */
	cache: string;
	repository?: Repository | undefined;
}

/** The screen's own security policy: its files and the Git service's API. */
export function createPolicy(origins: readonly string[]): string {
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

/** The screen's HTML. @param bundle the folder of the bundled screen. */
export async function createPage(bundle: string, { repository }: Pick<Place, 'repository'>): Promise<string> {
	const html = await readFile(join(bundle, 'index.html'), 'utf8');
	const policy = createPolicy(repository?.origins ?? []);
	return html.replace('<head>', `<head>\n\t\t<meta http-equiv="content-security-policy" content="${policy}" />`);
}

/** Collects the screen's data from the schemas and the content. */
export async function createScreenFile({ root, content, repository }: Omit<Place, 'cache'>): Promise<ScreenFile> {
	const name = relative(root, content).split(sep).join('/');
	const folder = name === '' || name.startsWith('..') ? 'content' : name;
	const screen = createScreen(definitions, folder);
	const local = { name: 'github', repo: `local/${basename(root)}`, branch: 'main', auth_methods: ['token'] };
	const config = {
		...screen.config,
		backend: repository?.backend ?? local,
		publish_mode: repository?.publishMode ?? 'simple',
		logo: { src: '../favicon.svg' },
		app_title: 'Edit the site',
	};
	const { entries } = await readEntries(content);
	return {
		...screen,
		...collectNames(config.collections, folder, entries),
		config,
		isLocal: repository === undefined,
		content: folder,
		previewContext: readPreviewContext(entries),
	};
}

/** Writes the published site's screen into a folder. */
export async function writeScreen(folder: string, place: Place): Promise<void> {
	const bundle = await bundleScreen(place.cache);
	await cp(bundle, folder, { recursive: true });
	await writeFile(join(folder, 'index.html'), await createPage(bundle, place));
	await writeFile(join(folder, 'screen.json'), JSON.stringify(await createScreenFile(place)));
}

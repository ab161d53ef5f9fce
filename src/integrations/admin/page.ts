// The screen's page and what it is told: the same in `npm run dev` and on the published site.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { definitions } from '../../schemas/collections.ts';
import { readEntries } from '../content-check/read-entries.ts';
import { bundleScreen } from './bundle.ts';
import { screenOf, type Screen } from './forms/configuration.ts';
import { type Names, namesOf } from './forms/names.ts';
import { type Surroundings, surroundingsOf } from './preview/surroundings.ts';
import type { Repository } from './repository.ts';

/** What the page fetches first. */
export interface ScreenFile extends Screen, Names {
	/** It runs beside `npm run dev`, which can be asked. */
	isLocal: boolean;
	/** The folder of all content, from the repository's. */
	content: string;
	/** The texts of other files, as they stand now. */
	around: Surroundings;
}

/** Where the screen takes things from. */
export interface Place {
	/** The project's folder. */
	root: string;
	/** The folder of all content. */
	content: string;
	/** Where the bundled screen is kept. */
	cache: string;
	repository?: Repository | undefined;
}

/** What the screen may load: its own files, and the Git service's API. It has a policy of its own. */
export function policyOf(origins: readonly string[]): string {
	return [
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'", // it decodes HEIC by WebAssembly
		"style-src 'self' 'unsafe-inline'", // it styles itself by script
		"img-src 'self' blob: data:",
		"media-src 'self' blob:",
		"font-src 'self'",
		`connect-src ${["'self'", 'blob:', 'data:', ...origins].join(' ')}`,
		"frame-src 'self' blob:",
		"worker-src 'self'",
		"manifest-src 'self' blob: data:",
		"base-uri 'self'", // the preview's document has the site's address
		"form-action 'none'",
	].join('; ');
}

/** The page itself. @param bundle the folder of the bundled screen. */
export async function pageOf(bundle: string, { repository }: Pick<Place, 'repository'>): Promise<string> {
	const html = await readFile(join(bundle, 'index.html'), 'utf8');
	const policy = policyOf(repository?.origins ?? []);
	return html.replace('<head>', `<head>\n\t\t<meta http-equiv="content-security-policy" content="${policy}" />`);
}

/** What the screen of a site has to know. */
export async function screenFile({ root, content, repository }: Omit<Place, 'cache'>): Promise<ScreenFile> {
	const name = relative(root, content).split(sep).join('/');
	const folder = name === '' || name.startsWith('..') ? 'content' : name;
	const screen = screenOf(definitions, folder);
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
		...namesOf(config, folder, entries),
		config,
		isLocal: repository === undefined,
		content: folder,
		around: surroundingsOf(entries),
	};
}

/** Writes the whole screen of a published site into a folder. */
export async function writeScreen(folder: string, place: Place): Promise<void> {
	const bundle = await bundleScreen(place.cache);
	await cp(bundle, folder, { recursive: true });
	await writeFile(join(folder, 'index.html'), await pageOf(bundle, place));
	await writeFile(join(folder, 'screen.json'), JSON.stringify(await screenFile(place)));
}

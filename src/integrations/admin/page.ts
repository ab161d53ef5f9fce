// The screen's page and what it is told: the same in `npm run dev` and on the published site.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { bundleScreen } from './bundle.ts';
import { screenOf, type Screen } from './forms/configuration.ts';
import { readSurroundings } from './preview/surroundings.ts';
import type { Repository } from './repository.ts';
import { shelves } from '../../schemas/collections.ts';

/** What the screen may load: its own files, and the Git service. No other page's policy says so. */
export function policyOf(origins: readonly string[]): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
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

/** The page itself. @param folder the bundled screen. */
export async function pageOf(folder: string, policy: string): Promise<string> {
	const html = await readFile(join(folder, 'index.html'), 'utf8');
	return html.replace('<head>', `<head>\n\t\t<meta http-equiv="content-security-policy" content="${policy}" />`);
}

/** The whole screen of a published site. @param folder where it goes; @param cache where the bundle is kept */
export async function writeScreen({
	folder,
	cache,
	...place
}: Place & { folder: string; cache: string }): Promise<void> {
	const bundle = await bundleScreen(cache);
	await cp(bundle, folder, { recursive: true });
	await writeFile(join(folder, 'index.html'), await pageOf(bundle, policyOf(place.repository?.origins ?? [])));
	await writeFile(join(folder, 'screen.json'), JSON.stringify(screenFile(place)));
	await writeFile(join(folder, 'around.json'), JSON.stringify(await readSurroundings(place.content)));
}

/** What the page fetches first. */
export interface ScreenFile extends Screen {
	/** It runs beside `npm run dev`, which can be asked. */
	isLocal: boolean;
	/** The folder of all content, from the repository's. */
	content: string;
}

/** What the screen of a site has to know. @param site the address of the site, where entries are seen. */
export function screenFile({ root, content, site, repository }: Place): ScreenFile {
	const name = relative(root, content).split(sep).join('/');
	const folder = name === '' || name.startsWith('..') ? 'content' : name;
	const { config, formats, labels } = screenOf(shelves, folder);
	const alone = { name: 'github', repo: `local/${basename(root)}`, branch: 'main', auth_methods: ['token'] };
	return {
		config: {
			...config,
			backend: repository?.backend ?? alone,
			site_url: site,
			display_url: site,
			logo: { src: '../favicon.svg' },
			app_title: 'Edit the site',
		},
		formats,
		isLocal: repository === undefined,
		content: folder,
		labels,
	};
}

interface Place {
	/** The project's folder. */
	root: string;
	/** The folder of all content. */
	content: string;
	site: string;
	repository?: Repository | undefined;
}

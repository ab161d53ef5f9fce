import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type HostRules, isOfFile } from '../serve/host-rules.ts';
import { typeOf } from '../serve/site-files.ts';

/** What a web server has to know of the site. */
export interface ServerSettings {
	/** The folder on the server. */
	folder: string;
	base: string;
	port: number;
	/** Below the base path. */
	rules: HostRules;
	/** The type of each kind of file, by its ending. */
	types: { [kind: string]: string };
	/** Folders whose files are kept for good, and how that is said. */
	kept: { start: string; value: string }[];
	/** Headers of the pages whose addresses begin so. */
	ofPages: { start: string; name: string; value: string }[];
	/** Folders with a page of their own, which is asked for with a slash at the end: the editing screen. */
	folders: string[];
	/** How the files were packed at build time, the best first. */
	packed: ('br' | 'gzip')[];
}

/**
 * Reads off the rules and the built site what a server must be told.
 * @throws when a rule has a form that no server's configuration is written for here.
 */
export function serverSettings(
	dist: string,
	rules: HostRules,
	place: Pick<ServerSettings, 'folder' | 'base' | 'port' | 'packed'>,
): ServerSettings {
	const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
	const endings = files.map((file) => path.extname(file).slice(1));
	const kinds = [...new Set(endings)].filter((kind) => /^\w+$/.test(kind) && !['br', 'gz'].includes(kind)).sort();
	const kept: ServerSettings['kept'] = [];
	const ofPages: ServerSettings['ofPages'] = [];
	const folders = foldersOf(files).filter((folder) => folder !== place.base);
	for (const { path: pattern, headers } of rules.headers) {
		if (pattern === `${place.base}*`) continue;
		for (const [name, value] of headers) {
			const start = pattern.slice(0, -1);
			if (name === 'Cache-Control' && pattern.endsWith('/*')) kept.push({ start, value });
			else if (!isOfFile(name) && pattern.endsWith('*')) ofPages.push({ start, name, value });
			else {
				throw new Error(
					`public/_headers: "${name}" for ${pattern} is not written for web servers yet; see nginx.ts and caddy.ts.`,
				);
			}
		}
	}
	return {
		...place,
		rules,
		kept,
		ofPages,
		folders,
		types: Object.fromEntries(kinds.map((kind) => [kind, typeOf(`a.${kind}`)])),
	};
}

/** The folders of a site that are pages themselves, as "/admin/"; the home page's too. */
export function foldersOf(files: string[]): string[] {
	return files
		.filter((file) => /(^|\/)index\.html$/.test(file))
		.map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, serialize } from 'parse5';
import { fillInAddresses } from '../bundling/script-imports.ts';
import { hashFile } from '../hosting/build-list.ts';
import { deferIslands } from './defer-islands.ts';
import { splitStyles } from './lean-styles.ts';
import { type Document, getAttribute, listElements, options, setText } from './markup.ts';
import { prioritizePicture } from './prioritize-picture.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { addPolicy, type Hosts } from './security-policy.ts';

/**
 * Post-processes the built site: removes what is switched off, finishes each page, and removes what no page uses.
 * @param hosts the other hosts that pages may use.
 * @param base where the site is, with a slash at the end.
 * @param isOff whether settings/gym.json switches an address off. Such a page is built like the rest, and not published.
 */
export function finishPages(hosts: Hosts, isOff: (address: string) => boolean, base: string): AstroIntegration {
	return {
		name: 'finish-pages',
		hooks: {
			'astro:build:done': ({ dir }) => {
				const folder = fileURLToPath(dir);
				for (const name of readdirSync(folder)) {
					if (isOff(`/${name.replace('.html', '')}`)) rmSync(join(folder, name), { recursive: true });
				}
				finishFolder(folder, hosts, base);
				removeUnusedFiles(folder);
			},
		},
	};
}

/**
 * Finishes all pages in a folder, or none.
 * @throws if one can't be finished, with its name. The others stay as Astro built them.
 */
export function finishFolder(folder: string, hosts: Hosts, base: string): void {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const read = (file: string) => readFileSync(join(folder, file));
	const readPicture = (name: string) => read(join('_astro', name));
	const ofType = (type: string) => files.filter((name) => name.endsWith(type));
	const save = (text: string) => {
		const name = `islands.${hashFile(text).slice(0, 6)}.js`;
		writeFileSync(join(folder, '_astro', name), text);
		return `${base}_astro/${name}`;
	};
	const scripts = new Map(ofType('.js').map((name) => [basename(name), read(name).toString()]));
	const finished = ofType('.html').map((file) => {
		try {
			return [file, finish(fillInAddresses(read(file).toString()), { hosts, scripts, readPicture, save })] as const;
		} catch (cause) {
			throw new Error(`${file} can't be finished: ${String(cause)}`, { cause });
		}
	});
	for (const [file, page] of finished) writeFileSync(join(folder, file), page);
}

interface Site {
	hosts: Hosts;
	scripts: Map<string, string>; // by file name
	readPicture: (name: string) => Buffer; // by its file name
	save: (text: string) => string; // saves the script of islands, and returns its address
}

/** Finishes one page, step by step (README.md). @param source its HTML, as Astro built it. */
export function finish(source: string, { hosts, scripts, readPicture, save }: Site): string {
	const page = parse(source, options);
	nameRedirect(page);
	prioritizePicture(page, readPicture);
	deferIslands(page, save);
	splitStyles(page, scripts);
	addPolicy(page, hosts); // last: it allows what is in the page by then
	return serialize(page, options);
}

/** Writes the address in place of Astro's words on a redirect, which are in English. The address is in no language. */
function nameRedirect(page: Document): void {
	const elements = listElements(page);
	if (!elements.some((one) => getAttribute(one, 'http-equiv') === 'refresh')) return;
	const link = elements.find(({ tagName }) => tagName === 'a');
	for (const one of elements.filter(({ tagName }) => tagName === 'title' || tagName === 'a'))
		setText(one, (link && getAttribute(link, 'href')) ?? '');
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';
import { hashFile } from '../hosting/build-list.ts';
import { deferIslands } from './defer-islands.ts';
import { prioritizePicture } from './prioritize-picture.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { removeUnusedStyles, usedWords } from './lean-styles.ts';
import { getAttribute, getText, insertBefore, listElements, options, setText } from './markup.ts';
import { createPolicy, type Hosts } from './security-policy.ts';

/**
 * Post-processes the built site: removes what is switched off, then, in each page, removes unused styles, prioritizes the first
 * picture, defers scripts and writes the security policy. A page paints a round trip earlier if its first 14 kB hold everything
 * above the fold.
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
			return [file, finish(read(file).toString(), { hosts, scripts, readPicture, save })] as const;
		} catch (cause) {
			throw new Error(`${file} can't be finished: ${String(cause)}`, { cause });
		}
	});
	for (const [file, page] of finished) writeFileSync(join(folder, file), page);
}

interface Site {
	hosts: Hosts;
	/** By file name. */
	scripts: Map<string, string>;
	/** Reads a picture by its file name. */
	readPicture: (name: string) => Buffer;
	/** Saves the script of islands, and returns its address. */
	save: (text: string) => string;
}

/** Finishes one page. @param source its HTML, as Astro built it. */
export function finish(source: string, { hosts, scripts, readPicture, save }: Site): string {
	const page = parse(source, options);
	const elements = listElements(page);
	// Astro's redirects are in English. The address alone is in no language.
	const isRedirect = elements.some((one) => getAttribute(one, 'http-equiv') === 'refresh');
	const address = elements.find(({ tagName }) => tagName === 'a');
	if (isRedirect && address)
		for (const one of elements.filter(({ tagName }) => tagName === 'title' || tagName === 'a'))
			setText(one, getAttribute(address, 'href') ?? '');
	prioritizePicture(elements, readPicture);
	deferIslands(elements, save);

	// What follows the first section has its own styles, which don't delay the heading: on a slow line, both paints come 10 % earlier,
	// with a slow processor too. They repeat the first ones, because their order counts; compression removes that.
	const styles = elements.filter(({ tagName }) => tagName === 'style');
	const style = styles.findLast(({ parentNode }) => parentNode?.nodeName === 'head');
	for (const other of styles) if (other !== style) tree.detachNode(other);
	const css = styles.map(getText).join('\n');
	const [, second] = elements.filter(({ parentNode }) => parentNode?.nodeName === 'main');
	const above = elements.slice(0, second && elements.indexOf(second));
	if (style) setText(style, removeUnusedStyles(css, usedWords(above, scripts), second !== undefined));
	if (style && second) {
		const rest = tree.createElement('style', html.NS.HTML, []);
		setText(rest, removeUnusedStyles(css, usedWords(elements, scripts), false));
		insertBefore(rest, second);
	}

	// The policy comes first, because it doesn't apply to what precedes it. Only the charset precedes it; Astro's redirects have none.
	const charset = '<meta charset="utf-8">';
	const policy = `<meta http-equiv="content-security-policy" content="${createPolicy(listElements(page), hosts)}">`;
	return serialize(page, options)
		.replace(charset, '')
		.replace('<head>', () => `<head>${charset}${policy}`);
}

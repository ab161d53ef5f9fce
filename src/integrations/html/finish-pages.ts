import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { tidyPictures } from '../images/tidy-pictures.ts';
import { deferIslands } from './defer-islands.ts';
import { removeUnusedStyles, usedWords } from './lean-styles.ts';
import { getText, listElements, options, setText } from './markup.ts';
import { checkPolicy, findPolicy, isInline, narrowPolicy } from './narrow-policy.ts';
import { preloadPicture } from './preload-picture.ts';

/**
 * Post-processes each built page: purges its styles, preloads the first picture, defers scripts and narrows the security
 * policy. A page paints a round trip earlier if its first 14 kB hold everything above the fold.
 */
export function finishPages(): AstroIntegration {
	return {
		name: 'finish-pages',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
				const scripts = readScripts(folder, files);
				for (const file of files.filter((name) => name.endsWith('.html'))) {
					const html = readFileSync(join(folder, file), 'utf8');
					writeFileSync(join(folder, file), finish(html, file, scripts));
				}
				await tidyPictures(folder);
			},
		},
	};
}

export function finish(html: string, file: string, scripts = new Map<string, string>()): string {
	const page = parse(html, options);
	const elements = listElements(page);
	const policy = findPolicy(elements);
	if (!policy) return html; // a redirect page
	checkPolicy(file, elements, policy);

	const code = elements.filter((element) => element.tagName === 'script' && isInline(element)).map(getText);
	const used = usedWords(elements, code, scripts);
	preloadPicture(elements);
	deferIslands(elements);
	// One style element: shared text compresses once, and the policy needs one hash.
	const styles = elements.filter(({ tagName }) => tagName === 'style');
	const style = styles.findLast(({ parentNode }) => parentNode?.nodeName === 'head');
	if (style) {
		const css = removeUnusedStyles(styles.map(getText).join('\n'), used);
		for (const other of styles) if (other !== style) tree.detachNode(other);
		setText(style, css);
	}
	narrowPolicy(listElements(page), policy);
	return serialize(page, options);
}

function readScripts(folder: string, files: string[]): Map<string, string> {
	const scripts = files.filter((name) => name.endsWith('.js'));
	return new Map(scripts.map((name) => [basename(name), readFileSync(join(folder, name), 'utf8')]));
}

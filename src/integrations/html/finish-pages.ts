import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';
import { removeOriginals } from '../images/remove-originals.ts';
import { deferIslands } from './defer-islands.ts';
import { prioritizePicture } from './prioritize-picture.ts';
import { removeUnusedStyles, usedWords } from './lean-styles.ts';
import { type Element, getText, insertBefore, listElements, options, setText } from './markup.ts';
import { checkPolicy, findPolicy, narrowPolicy } from './narrow-policy.ts';

/**
 * Post-processes each built page: purges its styles, prioritizes the first picture, defers scripts and narrows the security
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
				const readPicture = (name: string) =>
					readFileSync(join(folder, files.find((file) => basename(file) === name) ?? name));
				for (const file of files.filter((name) => name.endsWith('.html'))) {
					const page = readFileSync(join(folder, file), 'utf8');
					writeFileSync(join(folder, file), finish(page, file, scripts, readPicture));
				}
				removeOriginals(folder);
			},
		},
	};
}

export function finish(
	source: string,
	file: string,
	scripts: Map<string, string>,
	readPicture: (name: string) => Buffer,
): string {
	const page = parse(source, options);
	const elements = listElements(page);
	const policy = findPolicy(elements);
	if (!policy) return source; // a redirect page
	checkPolicy(file, elements, policy);

	// One style element: shared text compresses once, and the policy needs one hash.
	const styles = elements.filter(({ tagName }) => tagName === 'style');
	const css = styles.map(getText).join('\n');
	const all = removeUnusedStyles(css, usedWords(elements, scripts));
	const second = findSecondSection(elements);
	const first = second && removeUnusedStyles(css, usedWords(elements.slice(0, elements.indexOf(second)), scripts));

	prioritizePicture(elements, readPicture);
	deferIslands(elements);
	const style = styles.findLast(({ parentNode }) => parentNode?.nodeName === 'head');
	for (const other of styles) if (other !== style) tree.detachNode(other);
	if (style) setText(style, all);
	// The home page has a dozen sections: its first one paints 4 kB earlier if the styles of all come after it. Compression
	// removes what they repeat.
	if (style && first && first.length < all.length / 2) {
		setText(style, first);
		const rest = tree.createElement('style', html.NS.HTML, []);
		setText(rest, all);
		insertBefore(rest, second);
	}
	narrowPolicy(listElements(page), policy);
	return serialize(page, options);
}

function findSecondSection(elements: Element[]): Element | undefined {
	const sections = elements.filter(({ parentNode }) => parentNode?.nodeName === 'main');
	return sections[1];
}

function readScripts(folder: string, files: string[]): Map<string, string> {
	const scripts = files.filter((name) => name.endsWith('.js'));
	return new Map(scripts.map((name) => [basename(name), readFileSync(join(folder, name), 'utf8')]));
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { notePictures, type Shown, shortenNames } from '../images/short-names.ts';
import { inlineScripts } from './inline-scripts.ts';
import { deferIslands } from './late-islands.ts';
import { removeUnusedStyles, usedWords } from './lean-styles.ts';
import { applyEdits, parseElements, getContentRange, remove, getText } from './markup.ts';
import { isInline, narrowPolicy } from './narrow-policy.ts';
import { preloadPicture } from './preload-picture.ts';
import { shortenMarkers } from './short-scope-names.ts';

/**
 * Post-processes each built page: purges its styles, defers scripts, preloads the first picture and narrows the security
 * policy. A page whose first 14 kB hold everything above the fold paints a round trip earlier.
 */
export function finishPages(): AstroIntegration {
	return {
		name: 'finish-pages',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const files = await readdir(folder, { recursive: true });
				const scripts = await readScripts(folder, files);
				const shown: Shown = new Map();
				let [before, after] = [0, 0];
				for (const file of files.filter((name) => name.endsWith('.html'))) {
					const html = await readFile(join(folder, file), 'utf8');
					const { page, moved } = finish(html, file, scripts, shown);
					[before, after] = [before + html.length, after + page.length];
					await writeFile(join(folder, file), page);
					await mkdir(join(folder, '_astro'), { recursive: true });
					for (const { name, text } of moved) await writeFile(join(folder, '_astro', name), text);
				}
				await shortenNames(folder, shown);
				logger.info(`${Math.round(before / 1000)} kB of pages became ${Math.round(after / 1000)} kB`);
			},
		},
	};
}

/** @returns the finished page, and the scripts moved out of it into files. */
export function finish(html: string, file: string, scripts = new Map<string, string>(), shown: Shown = new Map()) {
	const elements = parseElements(html);
	notePictures(elements, shown);
	const styles = elements.filter(({ tagName }) => tagName === 'style');
	const style = styles.findLast(
		(element) => element.parentNode && 'tagName' in element.parentNode && element.parentNode.tagName === 'head',
	);
	const islands = deferIslands(html, elements);
	const inlined = inlineScripts(elements, scripts);
	const moved = new Set(islands.moved.map(({ text }) => text));
	const code = elements.filter((element) => element.tagName === 'script' && isInline(element)).map(getText);
	if (!style) return { page: applyEdits(html, narrowPolicy(html, file, elements, code)), moved: [] };

	// One style element: shared text compresses once, and the policy needs one hash.
	const used = usedWords(elements, code, removeStyles(html), scripts);
	const { css, edits } = shortenMarkers(elements, removeUnusedStyles(styles.map(getText).join('\n'), used));
	const page = applyEdits(html, [
		...preloadPicture(elements, styles[0] ?? style),
		...edits,
		...islands.edits,
		...inlined.edits,
		...styles.filter((element) => element !== style).map(remove),
		{ ...getContentRange(style), text: css },
		...narrowPolicy(html, file, elements, [...code.filter((text) => !moved.has(text)), css], inlined.texts),
	]);
	return { page, moved: islands.moved };
}

function removeStyles(html: string): string {
	return html.replace(/<style[^>]*>[^]*?<\/style>/g, '');
}

async function readScripts(folder: string, files: string[]): Promise<Map<string, string>> {
	const scripts = files.filter((name) => name.endsWith('.js'));
	return new Map(
		await Promise.all(
			scripts.map(async (name) => [basename(name), await readFile(join(folder, name), 'utf8')] as const),
		),
	);
}

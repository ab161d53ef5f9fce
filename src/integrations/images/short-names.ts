import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAttribute, type Element } from '../html/markup.ts';

/** Astro's names for generated pictures: original, its hash, hash of the options. */
const made = /\b([\w-]+)\.[\w-]{6}_\w+\.(avif|jpeg)\b/g;

/** The pictures that pages show: Astro's name and the width, which tells the renditions of an original apart. */
export type Shown = Map<string, number>;

/** Records which pictures a page shows. */
export function notePictures(elements: Element[], shown: Shown): void {
	for (const element of elements) {
		if (element.tagName === 'source') {
			for (const [, name = '', width] of (getAttribute(element, 'srcset') ?? '').matchAll(/([^/\s,]+) (\d+)w/g)) {
				shown.set(name, Number(width));
			}
		}
		if (element.tagName === 'img') {
			shown.set((getAttribute(element, 'src') ?? '').replace(/^.*\//, ''), Number(getAttribute(element, 'width')));
		}
	}
}

/**
 * Gives generated pictures one hash instead of two, followed by the width: `boxing.Bypw.400.avif`. Hashes don't compress,
 * and the home page names 150 pictures, so this saves 0.7 kB. A name still always means the same bytes.
 * @param dist the built site.
 */
export async function shortenNames(dist: string, shown: Shown): Promise<void> {
	const folder = join(dist, '_astro');
	const files = (await readdir(folder)).filter((file) => shown.has(file) && file.match(made)).sort();
	const masters = Map.groupBy(files, (file) => file.slice(0, file.indexOf('_', file.indexOf('.') + 7)));
	const names = new Map<string, string>();
	for (const versions of masters.values()) {
		const hash = createHash('sha256');
		for (const file of versions) hash.update(await readFile(join(folder, file)));
		const stem = `${versions[0]?.split('.')[0]}.${hash.digest('base64url').slice(0, 5)}`;
		const taken = new Set<string>();
		for (const file of versions) {
			const kind = file.slice(file.lastIndexOf('.'));
			let name = `${stem}.${shown.get(file)}${kind}`;
			// The same width in another aspect ratio.
			for (let letter = 97; taken.has(name); letter++) {
				name = `${stem}.${shown.get(file)}${String.fromCharCode(letter)}${kind}`;
			}
			taken.add(name);
			names.set(file, name);
		}
	}
	for (const [before, after] of names) await rename(join(folder, before), join(folder, after));
	for (const file of await readdir(dist, { recursive: true })) {
		if (!/\.(html|css|js|xml|json|webmanifest)$/.test(file)) continue;
		const text = await readFile(join(dist, file), 'utf8');
		const renamed = text.replace(made, (name) => names.get(name) ?? name);
		if (renamed !== text) await writeFile(join(dist, file), renamed);
	}
}

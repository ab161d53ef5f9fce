import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const assets = '_astro';
/** The end of an asset's name: a hash and a type. The beginning may be encoded where a page names it. */
const ending = /(?<![\w-])[\w-]+\.\w+(?![\w.-])/g;

/**
 * Deletes the scripts, styles and pictures that no published file names. These are what only switched-off pages use, and the
 * originals of pictures, which may say where they were taken: Astro 7.3 publishes an original as soon as a component reads its
 * width (https://github.com/withastro/astro/issues/15505), and those of drafts.
 * @param dist the built site.
 */
export function removeUnusedFiles(dist: string): void {
	const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
	const unused = new Set(files.filter((file) => file.startsWith(assets) && /\.\w+$/.test(file)));
	const list = (file: string) => (/\.(html|xml|json|webmanifest|js|css)$/.test(file) ? [file] : []);
	const texts = files.filter((file) => !file.startsWith(assets)).flatMap(list);
	for (const text of texts) {
		const named = new Set(readFileSync(join(dist, text), 'utf8').match(ending));
		for (const file of unused) {
			if (!named.has(file.match(ending)?.at(-1) ?? '')) continue;
			unused.delete(file);
			texts.push(...list(file));
		}
	}
	for (const file of unused) rmSync(join(dist, file));
}

import { readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** An original's name ends with its hash and its type. An encoded picture also has the hash of its options: "_Z1x2". */
const original = /\.[\w-]{6}\.(avif|webp|jpe?g|png|tiff?|gif|svg)$/i;

/**
 * Deletes the originals of pictures, which may say where they were taken. Pages use encoded ones only, but Astro 7.3 also
 * publishes an original as soon as a component reads its width (https://github.com/withastro/astro/issues/15505), and
 * those of drafts.
 * @param dist the built site.
 */
export function removeOriginals(dist: string): void {
	const folder = join(dist, '_astro');
	for (const name of readdirSync(folder)) if (original.test(name)) unlinkSync(join(folder, name));
}

import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The end of a picture's file name: the original's hash, the hash of the options if Astro generated it, and the type. */
const ending = /(?<=\.)[\w-]{6}(_\w+)?\.(avif|webp|jpe?g|png|svg)\b/g;

/**
 * Deletes pictures that no built file refers to: Astro 7.3 emits an original as soon as a component reads its width
 * (https://github.com/withastro/astro/issues/11887).
 * @param dist the built site.
 */
export async function tidyPictures(dist: string): Promise<void> {
	const files = await readdir(dist, { recursive: true });
	const named = new Set<string>();
	for (const file of files.filter((name) => /\.(html|css|js|xml|json|webmanifest)$/.test(name)))
		for (const [end] of (await readFile(join(dist, file), 'utf8')).matchAll(ending)) named.add(end);
	for (const file of files.filter((name) => /^_astro[/\\]/.test(name))) {
		const end = file.match(ending)?.at(-1);
		if (end && !named.has(end)) await unlink(join(dist, file));
	}
}

import { createHash } from 'node:crypto';
import { readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The end of a picture's file name: the original's hash, the hash of the options if Astro generated it, and the type. */
const ending = /(?<=\.)([\w-]{6})(_\w+)?\.(avif|webp|jpe?g|png|svg)\b/g;

/**
 * Deletes pictures that no built file names, and gives generated ones one hash instead of two: `boxing.Bypwa2.avif`.
 * Astro 7.3 emits an original as soon as a component reads its width (https://github.com/withastro/astro/issues/11887).
 * Hashes don't compress, and the home page names 150 pictures, so one hash saves 0.7 kB. A name still always means the
 * same bytes: the hash is of all pictures made from an original, in the order in which pages name them.
 * @param dist the built site.
 */
export async function tidyPictures(dist: string): Promise<void> {
	const files = (await readdir(dist, { recursive: true })).sort();
	const texts = files.filter((file) => /\.(html|css|js|xml|json|webmanifest)$/.test(file));
	const named = new Map<string, { original: string; type: string; generated: boolean }>();
	// One file at a time: the pages of a large site may exceed memory and the maximum string length.
	for (const file of texts) {
		for (const [end, original = '', options, type = ''] of (await readFile(join(dist, file), 'utf8')).matchAll(
			ending,
		)) {
			named.set(end, { original, type, generated: options !== undefined });
		}
	}

	const pictures = new Map<string, string>();
	for (const file of files.filter((name) => /^_astro[/\\]/.test(name))) {
		const [end] = file.match(ending)?.slice(-1) ?? [];
		if (end && named.has(end)) pictures.set(end, file);
		else if (end) await unlink(join(dist, file));
	}

	const generated = [...named].filter(([end, { generated }]) => generated && pictures.has(end));
	const short = new Map<string, string>();
	for (const versions of Map.groupBy(generated, ([, { original }]) => original).values()) {
		const hash = createHash('sha256');
		for (const [end] of versions) hash.update(await readFile(join(dist, pictures.get(end) ?? '')));
		const stem = hash.digest('base64url').slice(0, 5);
		for (const [index, [end, { type }]] of versions.entries()) short.set(end, `${stem}${index.toString(36)}.${type}`);
	}
	for (const [end, shorter] of short) {
		const file = join(dist, pictures.get(end) ?? '');
		await rename(file, file.slice(0, -end.length) + shorter);
	}
	for (const file of texts) {
		const text = await readFile(join(dist, file), 'utf8');
		const renamed = text.replace(ending, (end) => short.get(end) ?? end);
		if (renamed !== text) await writeFile(join(dist, file), renamed);
	}
}

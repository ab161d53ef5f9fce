import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** How a picture's name ends: with the hash of what is in it, which no other has. */
const hashed = /\.([\w-]+\.(?:avif|webp|jpe?g|png|svg))\b/g;

/**
 * Deletes the pictures that no built file names: the masters. Astro keeps a master as soon as a component has read its
 * width, because it can't know that the component needed no more than that.
 */
export function withoutUnusedPictures(): AstroIntegration {
	return {
		name: 'without-unused-pictures',
		hooks: { 'astro:build:done': ({ dir }) => deleteUnusedPictures(fileURLToPath(dir)) },
	};
}

/** @param dist the folder of a built site. */
export async function deleteUnusedPictures(dist: string): Promise<void> {
	const files = await readdir(dist, { recursive: true });
	const pictures = files.filter((file) => /^_astro[/\\]/.test(file));
	const unused = new Map(
		pictures.flatMap((file) =>
			namesIn(file)
				.slice(-1)
				.map((name) => [name, file]),
		),
	);
	// One file after the other: the pages of a large site are more than memory holds, and than one text may be.
	for (const file of files.filter((name) => /\.(html|css|js|xml|json|webmanifest)$/.test(name))) {
		for (const name of namesIn(await readFile(join(dist, file), 'utf8'))) unused.delete(name);
	}
	for (const file of unused.values()) await unlink(join(dist, file));
}

function namesIn(text: string): string[] {
	return [...text.matchAll(hashed)].map(([, name = '']) => name);
}

import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The end of a picture's file name, with its unique content hash. */
const hashed = /\.([\w-]+\.(?:avif|webp|jpe?g|png|svg))\b/g;

/**
 * Deletes the originals that no built file references. Astro 7.3 emits an original as soon as a component reads its width
 * (https://github.com/withastro/astro/issues/11887).
 */
export function withoutUnusedPictures(): AstroIntegration {
	return {
		name: 'without-unused-pictures',
		hooks: { 'astro:build:done': ({ dir }) => deleteUnusedPictures(fileURLToPath(dir)) },
	};
}

/** @param dist the built site. */
export async function deleteUnusedPictures(dist: string): Promise<void> {
	const files = await readdir(dist, { recursive: true });
	const pictures = files.filter((file) => /^_astro[/\\]/.test(file));
	const unused = new Map(
		pictures.flatMap((file) =>
			listNames(file)
				.slice(-1)
				.map((name) => [name, file]),
		),
	);
	// One file at a time: the pages of a large site may exceed memory and the maximum string length.
	for (const file of files.filter((name) => /\.(html|css|js|xml|json|webmanifest)$/.test(name))) {
		for (const name of listNames(await readFile(join(dist, file), 'utf8'))) unused.delete(name);
	}
	for (const file of unused.values()) await unlink(join(dist, file));
}

function listNames(text: string): string[] {
	return [...text.matchAll(hashed)].map(([, name = '']) => name);
}

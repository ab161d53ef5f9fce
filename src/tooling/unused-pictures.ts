import { readdir, readFile, unlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Deletes the pictures that no built file names: the masters. Astro keeps a master as soon as a component has read its
 * width, because it can't know that the component needed no more than that.
 */
export function withoutUnusedPictures(): AstroIntegration {
	return {
		name: 'without-unused-pictures',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const files = await readdir(fileURLToPath(dir), { recursive: true });
				const texts = files.filter((file) => /\.(html|css|js|xml|json|webmanifest)$/.test(file));
				const built = (await Promise.all(texts.map((file) => readFile(new URL(file, dir), 'utf8')))).join('\n');
				const pictures = files.filter((file) => /^_astro[/\\].*\.(avif|webp|jpe?g|png|svg)$/.test(file));
				const unused = pictures.filter((file) => !built.includes(basename(file)));
				await Promise.all(unused.map((file) => unlink(new URL(file, dir))));
			},
		},
	};
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cacheFolder, contentFolder } from '../folders.ts';
import { packageFolder } from '../packages.ts';

const folder = join(cacheFolder, 'display-font');
/** What a heading may need though today's content does not use it, so that a small edit never changes the face. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '–—‘’“”…©×·';

/**
 * Cuts Oswald 600 down to the characters that the content uses and writes it as woff2.
 * Latin Extended gets a file of its own, and only when a content file needs one of its letters.
 * @returns the variants for Astro's local font provider.
 */
export async function displayFontVariants() {
	const used = new Set(always + (await textOf(contentFolder)));
	const upper = [...used].flatMap((character) => [character, ...character.toUpperCase()]).sort();
	const latin = upper.filter((character) => isLatin(character));
	const extended = upper.filter((character) => isLatinExtended(character));
	await mkdir(folder, { recursive: true });
	const variants = [await variant('latin', latin)];
	if (extended.length > 0) variants.push(await variant('latin-ext', extended));
	return variants;
}

async function variant(subset: 'latin' | 'latin-ext', characters: string[]) {
	const source = join(packageFolder('@fontsource/oswald'), `files/oswald-${subset}-600-normal.woff2`);
	const file = join(folder, `oswald-${subset}-600.woff2`);
	const woff2 = await subsetFont(await readFile(source), characters.join(''), { targetFormat: 'woff2' });
	await writeFile(file, woff2);
	return {
		src: [file] satisfies [string],
		weight: 600,
		style: 'normal' as const,
		...(subset === 'latin-ext' && {
			unicodeRange: characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`),
		}),
	};
}

function isLatin(character: string) {
	const code = character.codePointAt(0) ?? 0;
	return code >= 32 && (code < 0x100 || (code >= 0x2010 && code <= 0x2044) || code === 0x20ac || code === 0x2122);
}

function isLatinExtended(character: string) {
	const code = character.codePointAt(0) ?? 0;
	return (code >= 0x100 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00);
}

async function textOf(directory: string): Promise<string> {
	const names = await readdir(directory, { recursive: true });
	const texts = names
		.filter((name) => /\.(md|json)$/.test(name) && name !== 'README.md')
		.map((name) => readFile(join(directory, name), 'utf8'));
	return (await Promise.all(texts)).join('');
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { formatDate } from '../lib/dates.ts';
import { displayFace } from '../lib/display-face.ts';
import { splitPrice } from '../lib/prices.ts';
import type { ContentIndex } from './content-check/content-index.ts';
import { cacheFolder, root } from '../folders.ts';

const folder = join(cacheFolder, 'display-font');
const latin = /[ -\u00ff\u2010-\u2044€™]/u;
/** The rest of what Oswald covers: Eastern European and Vietnamese Latin, Cyrillic, currency signs. */
const further = /[\u0100-\u024f\u0400-\u052f\u1e00-\u1eff\u20a1-\u20ab\u20ad-\u20bf]/u;
/** ASCII and common punctuation, always included so that a small edit never falls back to another font. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '–—‘’“”…©×·';

/**
 * Subsets the display font to the characters the content uses and writes it as woff2. Characters beyond Western European
 * Latin go into a second file, written only if the content uses one.
 * @param content what the check read; undefined if it has a mistake, or in tests.
 * @returns the variants for Astro's local font provider.
 */
export async function displayFontVariants(content?: ContentIndex) {
	const texts = content ? content.texts.map(({ value }) => value).join('') + listSiteCharacters(content) : '';
	const bodies = content?.entries.map(({ body }) => body).join('') ?? '';
	const used = new Set(always + texts + bodies);
	const upper = [...used].flatMap((character) => [character, ...character.toUpperCase()]).sort();
	await mkdir(folder, { recursive: true });
	const common = upper.filter((character) => latin.test(character));
	const others = upper.filter((character) => further.test(character));
	const variants = [await variant('latin', common, ['kern'])];
	if (others.length > 0) variants.push(await variant('further', others, ['kern', 'locl', 'ccmp', 'mark', 'mkmk']));
	return variants;
}

/** @param features the OpenType features to keep; capitals need no ligatures. */
async function variant(subset: 'latin' | 'further', characters: string[], features: string[]) {
	const file = join(folder, `${displayFace.name}-${subset}.woff2`.toLowerCase());
	const source = await readFile(fileURLToPath(import.meta.resolve(displayFace.file)));
	const woff2 = await subsetFont(source, characters.join(''), {
		targetFormat: 'woff2',
		keepFeatures: features,
		noHinting: true,
	});
	await writeFile(file, woff2);
	return {
		// Relative to the project: Astro hashes this path into the font family name on every page.
		src: [`./${relative(root, file).replaceAll(sep, '/')}`] satisfies [string],
		weight: displayFace.weight,
		style: 'normal' as const,
		...(subset === 'further' && {
			unicodeRange: characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`),
		}),
	};
}

/** Characters that Intl writes, so that no content file has them: months and the currency. */
function listSiteCharacters({ gym }: ContentIndex): string {
	const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2022, month, 22)));
	const dates = months.map((date) => formatDate(date, { dates: 'in words', language: gym.language }));
	return dates.join('') + Object.values(splitPrice(1234.5, gym)).join('');
}

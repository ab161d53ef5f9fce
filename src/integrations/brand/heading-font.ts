// The font of headings: the file that content/settings/brand.json names, made small, and a system font of its size for first visits.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fontProviders } from 'astro/config';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { listTexts } from '../../content-files/entry.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPercent, formatPrice, type Money } from '../../lib/prices.ts';
import { toCapitals } from '../../lib/text.ts';
import { formatTime } from '../../lib/times.ts';
import { getDayName, weekdays } from '../../lib/weekdays.ts';
import { cacheFolder, contentFolder, root } from '../../folders.ts';
import { measureLetters } from './measure-letters.ts';

/** ASCII and common punctuation, always included so that a small edit never falls back to another font. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '–—‘’“”…©×·';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The capitals of Arial Bold, and of fonts made to its measure: their average width and their height, in em. */
const arialBold = { width: 0.688, height: 0.716 };
// WebKitGTK 2.50 finds fonts by family name only, not full name (https://bugs.webkit.org/show_bug.cgi?id=323745).
const families = ['Arial', 'Arimo', 'Liberation Sans', 'Roboto', 'Noto Sans', 'DejaVu Sans'];
const systemFonts = [...families.map((family) => `${family} Bold`), ...families];
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Prepares the heading font.
 * @param content what the check read; undefined if it has a mistake. A gym may have no heading font.
 * @returns the fonts for Astro's configuration, the font itself, rules for global.css, and the width of letters (measure-letters.ts).
 */
export async function prepareHeadingFont(content?: ContentIndex) {
	const text = (content?.entries ?? []).flatMap(({ data }) => listTexts(data).map(({ value }) => value)).join(' ');
	// Without one, headings have the system's sans-serif font.
	if (!content?.brand.headingFont) return { fonts: [], ...measureLetters(text) };
	const source = readFileSync(join(contentFolder, 'settings', content.brand.headingFont));
	const { woff2, src } = await createSubset(source, listCharacters(content));
	const family = {
		provider: fontProviders.local(),
		name: 'Heading',
		cssVariable: '--font-heading' as const,
		// On a slow line, it takes the fallback's place half a second after the first paint.
		display: 'swap' as const,
		fallbacks: ['Heading fallback', 'sans-serif'],
		optimizedFallbacks: false, // Astro's are as wide as lowercase text, and regular instead of bold
		// Weight 600, as headings ask for, whatever the file has.
		options: { variants: [{ src: [src], weight: 600, style: 'normal' }] as const },
	};
	const font = openFont(woff2);
	const { width, rules } = measureLetters(text, font);
	return { fonts: [family], font, width, rules: `${createFallback(font)}\n${rules}` };
}

/** Opens a font file. @throws if it is none. */
export function openFont(file: Buffer): Font {
	const font = create(file);
	if (font.isCollection) throw new Error('The file has several fonts.');
	return font;
}

/** Subsets the font to these characters, as woff2. @returns the file, and its path for Astro. */
export async function createSubset(source: Buffer, characters: ReadonlySet<string>) {
	// A variable font keeps one weight.
	const variationAxes: Record<string, number> = {};
	for (const [axis, { min = 0, default: usual = 0, max = 0 } = {}] of Object.entries(openFont(source).variationAxes))
		variationAxes[axis] = axis === 'wght' ? Math.min(Math.max(600, min), max) : usual;
	const woff2 = await subsetFont(source, [...characters].join(''), {
		targetFormat: 'woff2',
		keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk'], // spacing and accents; capitals need no ligatures
		noHinting: true,
		preserveNameIds: [0, 13, 14], // copyright, license and its address
		variationAxes,
	});
	// Other characters make another file: Astro watches it, and if it changed while Astro restarts, the dev server would end up on
	// another port.
	const file = join(cacheFolder, `heading-font.${createHash('sha256').update(woff2).digest('hex').slice(0, 8)}.woff2`);
	mkdirSync(cacheFolder, { recursive: true });
	if (!existsSync(file)) writeFileSync(file, woff2);
	// Relative to the project: Astro hashes this path into the font family name on every page.
	return { woff2, src: `./${relative(root, file).replaceAll(sep, '/')}` };
}

/**
 * A bold system font, scaled so that its capitals are as wide as the font's, and placed at the same height: when the font takes its
 * place, nearly all lines break alike.
 */
export function createFallback(font: Font): string {
	const em = (units: number) => units / font.unitsPerEm;
	const widths = [...capitals].map((letter) => em(font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth));
	const scale = widths.reduce((sum, width) => sum + width, 0) / widths.length / arialBold.width;
	const lower = (em(font.capHeight) - arialBold.height * scale) / 2; // centers the capitals where the font's are
	return `
@font-face {
	font-family: 'Heading fallback';
	src: ${systemFonts.map((name) => `local('${name}')`).join(', ')};
	size-adjust: ${percent(scale)};
	ascent-override: ${percent((em(font.ascent) - lower) / scale)};
	descent-override: ${percent((lower - em(font.descent)) / scale)};
	line-gap-override: 0%;
}`;
}

/** The characters that headings may have: those of the content and of the language, and their capitals. */
export function listCharacters({ gym, entries }: Pick<ContentIndex, 'entries'> & { gym: Money }): Set<string> {
	const written = entries.flatMap(({ data, body }) => [...listTexts(data).map(({ value }) => value), body]);
	const all = [always, ...written, writeAll(gym)].join('');
	return new Set(all + toCapitals(all, gym.language)); // in Turkish, that of "i" has a dot
}

/** All that Intl writes in the gym's language: months, weekdays, times, and the currency with all digits, which some languages have their own of. */
export function writeAll(gym: Money): string {
	const months = Array.from({ length: 12 }, (_, month) => `2022-${String(month + 1).padStart(2, '0')}-22`);
	const dates = months.map((date) => formatDate(date, { dates: 'in words', language: gym.language }));
	const days = weekdays.flatMap((day) => [getDayName(day, gym.language), getDayName(day, gym.language, 'short')]);
	const times = [0, 720].map((time) => formatTime(time, { clock: '12-hour', language: gym.language }));
	return [...dates, ...days, ...times, formatPrice(9_876_543_210.5, gym), formatPercent(0.34, gym.language)].join('');
}

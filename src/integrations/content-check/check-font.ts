import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { listTexts, selectEntries } from '../../content-files/entry.ts';
import { toCapitals } from '../../lib/text.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { openFont, writeAll } from '../brand/heading-font.ts';
import { explainMissing } from './check-picture.ts';

/** Finds a font file that can't be read, and warns about letters of names and headings that it lacks. */
export function checkFont({ entries, brand: { headingFont }, gym }: ContentIndex): Diagnostic[] {
	const [entry] = selectEntries(entries, 'brand');
	if (!entry || headingFont === undefined) return [];
	const missing = explainMissing(entry, headingFont);
	if (missing !== undefined) return [diagnose(entry, ['headingFont'], missing)];
	const texts = entries.flatMap(({ data }) => listTexts(data));
	const shown = texts.filter(({ place }) => /heading|title|name$/i.test(String(place.at(-1))));
	const words = shown.map(({ value }) => value.replaceAll(/\P{L}/gu, '')).join('') + writeAll(gym);
	const letters = new Set(`A${toCapitals(words, gym.language).replaceAll(/[\p{Z}\p{C}]/gu, '')}`);
	try {
		const font = openFont(readFileSync(join(dirname(entry.path), headingFont)));
		const lost = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
		if (lost.length === 0) return [];
		// A truncated font can be opened.
		const expected = `The font has no ${lost.join(', ')}. In headings, another font shows them. Choose one that has all letters of your language, or remove "headingFont".`;
		if (!lost.includes('A')) return [warn(entry, ['headingFont'], expected)];
	} catch {
		// It can't be read.
	}
	const expected = `The font ${quote(headingFont)} can't be read, or has no letters. Download it again as a .ttf or .woff2 file.`;
	return [diagnose(entry, ['headingFont'], expected)];
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagnose, type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { type Entry, listTexts, selectEntries } from '../../content-files/entry.ts';
import { fontFileName } from '../../schemas/brand.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { openFont, writeAll } from '../brand/heading-font.ts';
import { explainMissing } from './check-picture.ts';

/** Finds a font file that can't be read, and warns about letters of names and headings that it lacks. */
export function checkFont(entries: readonly Entry[]): Diagnostic[] {
	const [entry] = selectEntries(entries, 'brand');
	const name = String(entry?.data?.['headingFont']);
	if (!entry || !fontFileName.test(name)) return []; // the schema explains it
	const missing = explainMissing(entry, name);
	if (missing !== undefined) return [diagnose(entry, ['headingFont'], missing)];
	const texts = entries.flatMap(({ data }) => listTexts(data));
	const shown = texts.filter(({ place }) => /heading|title|name$/i.test(String(place.at(-1))));
	const gym = selectEntries(entries, 'gym')[0]?.data;
	// The schema explains others.
	const matchOr = (usual: string, field: string, form: RegExp) => form.exec(String(gym?.[field]))?.[0] ?? usual;
	const language = matchOr('en', 'language', /^[a-z]{2,3}(-\w{2,4})*$/);
	const currency = matchOr('USD', 'currency', /^[A-Z]{3}$/);
	const capitals = shown.map(({ value }) => value.toLocaleUpperCase(language).match(/\p{L}/gu) ?? []);
	const byLanguage =
		writeAll({ language, currency })
			.toLocaleUpperCase(language)
			.match(/[^\p{Z}\p{C}]/gu) ?? [];
	const letters = new Set(['A', ...capitals.flat(), ...byLanguage]);
	try {
		const font = openFont(readFileSync(join(dirname(entry.path), name)));
		const lost = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
		if (lost.length === 0) return [];
		// A truncated font can be opened.
		const expected = `The font has no ${lost.join(', ')}. In headings, another font shows them. Choose one that has all letters of your language, or remove "headingFont".`;
		if (!lost.includes('A')) return [warn(entry, ['headingFont'], expected)];
	} catch {
		// It can't be read.
	}
	const expected = `The font ${quote(name)} can't be read, or has no letters. Download it again as a .ttf or .woff2 file.`;
	return [diagnose(entry, ['headingFont'], expected)];
}

// How wide and how high the letters of the gym's language are, in em, so that headings have room for them.
import type { Font } from 'fontkitten';
import { toCapitals } from '../../lib/text.ts';

/** The average width of Oswald's capitals, which the sizes of headings are made for. */
const usualWidth = 0.523;
/** How far the Q of Oswald is below the line, which the line height of headings has room for. */
const usualTail = 0.16;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Scripts with signs above and below their letters. */
const signs =
	/[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u;
/** Scripts whose letters hang from one line. */
const joined = /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}]/u;

/**
 * Measures the capitals of a text.
 * @param font undefined without a heading font. Letters that it lacks are a system font's.
 * @returns the average width of the letters compared to Oswald's, and rules for global.css: `--marks` is the room for accents above
 * capitals, such as Й, and for tails that reach the next line, such as Ş, if the language has them; a foreign name doesn't count.
 */
export function measureLetters(text: string, font?: Font) {
	const capitals = toCapitals(text).normalize();
	const letters = capitals.match(/[\p{L}\p{Mc}]/gu) ?? [];
	const groups = Map.groupBy(letters, (letter) => letter);
	const usual = [...groups.keys()].filter((letter) => (groups.get(letter)?.length ?? 0) > letters.length / 1000);
	const isUsual = (test: (letter: string) => boolean) =>
		letters.filter((letter) => test(letter)).length > letters.length / 500; // addresses and ids are in English

	const readGlyph = (letter: string) => {
		const code = letter.codePointAt(0) ?? 0;
		if (!font?.hasGlyphForCodePoint(code)) return undefined;
		const { advanceWidth, bbox } = font.glyphForCodePoint(code);
		const em = (units: number) => units / font.unitsPerEm;
		return { width: em(advanceWidth), above: em(bbox.maxY - font.capHeight), below: em(-bbox.minY) - usualTail };
	};
	const readSystemGlyph = (letter: string) => {
		if (ideographs.test(letter)) return { width: 1, above: 0, below: 0 };
		const above = /\p{M}/u.test(letter.normalize('NFD')) ? 0.22 : 0;
		return { width: 0.69, above, below: /\p{Script=Georgian}/u.test(letter) ? 0.1 : 0 }; // of a bold font
	};
	const measure = (letter: string) => {
		const glyph = readGlyph(letter) ?? readSystemGlyph(letter);
		return signs.test(letter) ? { ...glyph, above: 0.35, below: 0 } : glyph;
	};
	const width = usual.reduce((sum, letter) => sum + measure(letter).width, 0) / usual.length / usualWidth;
	const reach = (side: 'above' | 'below') => {
		const isFar = (letter: string) => measure(letter)[side] > 0.05; // O is a little higher than H
		return isUsual(isFar) ? Math.max(...usual.map((letter) => measure(letter)[side])) : 0;
	};
	const marks = reach('above') + reach('below');
	const rules = [
		...(marks > 0 ? [`:root { --marks: ${marks.toFixed(2)}; }`] : []),
		// Space would cut the line.
		...(isUsual((letter) => joined.test(letter)) ? ['* { letter-spacing: normal !important; }'] : []),
	];
	return { width: usual.length > 0 ? width : 1, rules: rules.join('\n') };
}

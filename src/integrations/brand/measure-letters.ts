// How wide and how high the letters of the gym's language are, in em, so that headings have room for them.
import type { Font } from 'fontkitten';
import { toCapitals } from '../../lib/text.ts';

/**
 * The capitals of Oswald, in em: their average advance width (hmtx), and how far Q is below the baseline (glyf). The sizes of headings
 * and the line height of `display` (styles/utilities.css) are made for them.
 */
const oswald = { width: 0.523, tail: 0.16 };
/** Bold system fonts, in em: Arial's capitals, the accent of Arimo's Й, Noto Sans's Bengali signs on both sides, its Georgian tails. */
const system = { width: 0.69, accent: 0.22, signs: 0.35, tail: 0.1 };
/** O is a little higher than H. */
const overshoot = 0.05;

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
 * capitals, such as Й, and for tails that reach the next line, such as Ş, if the language has them.
 */
export function measureLetters(text: string, font?: Font) {
	const capitals = toCapitals(text).normalize();
	const found = capitals.match(/[\p{L}\p{Mc}]/gu) ?? [];
	const letters = [...Map.groupBy(found, (letter) => letter)]
		.map(([letter, { length }]) => ({ letter, share: length / found.length, ...measureLetter(letter, font) }))
		.filter(({ share }) => share > 1 / 1000); // a foreign name doesn't count
	const width = letters.reduce((sum, one) => sum + one.width, 0) / letters.length / oswald.width;
	const marks = findRoom(letters, 'above') + findRoom(letters, 'below');
	const hang = isCommon(letters.filter(({ letter }) => joined.test(letter)));
	const rules = [
		marks > 0 && `:root { --marks: ${marks.toFixed(2)}; }`,
		hang && '* { letter-spacing: normal !important; }', // it would cut the line
	];
	return { width: letters.length > 0 ? width : 1, rules: rules.filter(Boolean).join('\n') };
}

/** The width of a letter, and how far it is above a capital and below Oswald's tail. Fonts measure in units (unitsPerEm). */
function measureLetter(letter: string, font?: Font) {
	const above = signs.test(letter) ? system.signs : undefined;
	const code = letter.codePointAt(0) ?? 0;
	if (font?.hasGlyphForCodePoint(code)) {
		const { advanceWidth, bbox } = font.glyphForCodePoint(code);
		const em = (units: number) => units / font.unitsPerEm;
		const below = above === undefined ? em(-bbox.minY) - oswald.tail : 0;
		return { width: em(advanceWidth), above: above ?? em(bbox.maxY - font.capHeight), below };
	}
	if (ideographs.test(letter)) return { width: 1, above: 0, below: 0 }; // a square
	const accent = /\p{M}/u.test(letter.normalize('NFD')) ? system.accent : 0;
	const below = /\p{Script=Georgian}/u.test(letter) ? system.tail : 0;
	return { width: system.width, above: above ?? accent, below };
}

type Letter = ReturnType<typeof measureLetter> & { share: number };

/** Whether the gym's language has these letters. Addresses and ids, which are part of its texts, are in English. */
function isCommon(letters: readonly Letter[]): boolean {
	return letters.reduce((sum, { share }) => sum + share, 0) > 1 / 500;
}

/** The room that letters need on a side. */
function findRoom(letters: readonly Letter[], side: 'above' | 'below'): number {
	const far = letters.filter((one) => one[side] > overshoot);
	return isCommon(far) ? Math.max(...far.map((one) => one[side])) : 0;
}

import type { Font } from 'fontkitten';
import { toCapitals } from '../../lib/text.ts';

/**
 * Draws the first letter of a name in the middle of 32 by 32, for the favicon: the machine that builds may have no font with it.
 * @returns the data of a path; empty if the font lacks the letter.
 */
export function drawLetter(name: string, font: Font): string {
	const [letter = ''] = /[\p{L}\d]/u.exec(name) ?? [];
	const codes = [toCapitals(letter), letter].map((text) => text.codePointAt(0) ?? 0);
	const code = codes.find((one) => font.hasGlyphForCodePoint(one));
	if (code === undefined) return '';
	const { path, bbox } = font.glyphForCodePoint(code);
	const scale = Math.min(20 / (bbox.maxX - bbox.minX), 18 / (bbox.maxY - bbox.minY));
	const [x, y] = [16 - (scale * (bbox.minX + bbox.maxX)) / 2, 16 + (scale * (bbox.minY + bbox.maxY)) / 2];
	return path.transform(scale, 0, 0, -scale, x, y).toSVG();
}

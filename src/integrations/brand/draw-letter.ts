import type { Font } from 'fontkitten';
import { toCapitals } from '../../lib/text.ts';

/** Draws the first letter of a name within 32 by 32 of an SVG. A letter that the font lacks is of the system's fonts. */
export function drawLetter(name = '', font?: Font): string {
	const [letter = ''] = /[\p{L}\d]/u.exec(name) ?? [];
	const capital = toCapitals(letter);
	const codes = [capital, letter].map((text) => text.codePointAt(0) ?? 0);
	const code = codes.find((one) => font?.hasGlyphForCodePoint(one));
	if (!font || code === undefined)
		return `<text x="16" y="24" text-anchor="middle" font-family="Arial,sans-serif" font-size="22" font-weight="700">${capital}</text>`;
	const { path, bbox } = font.glyphForCodePoint(code);
	const { minX, minY, maxX, maxY } = bbox;
	const scale = Math.min(20 / (maxX - minX), 18 / (maxY - minY));
	const [x, y] = [16 - (scale * (minX + maxX)) / 2, 16 + (scale * (minY + maxY)) / 2];
	return `<path d="${path.transform(scale, 0, 0, -scale, x, y).toSVG()}"/>`;
}

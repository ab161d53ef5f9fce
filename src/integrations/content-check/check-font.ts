import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quote } from '../../schemas/parts/explain.ts';
import { measureCapitals, openFont } from '../heading-font.ts';
import type { FileIssue } from '../../schemas/parts/picture.ts';
import { explainMissing, type Source } from './check-picture.ts';

/** The average width of capitals, in em, that the sizes of headings have room for. Arial Bold has 0.69. */
const widest = 0.75;

/** What is wrong with a font file, or undefined. */
export function checkFont(source: Source, name: string): FileIssue | undefined {
	const missing = explainMissing(source, name, 'font');
	if (missing !== undefined) return { message: missing };
	const shown = `The font ${quote(name)}`;
	try {
		const font = openFont(readFileSync(join(dirname(source.path), name)));
		if (![...'AZ09'].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)))
			return { message: `${shown} has no Latin letters and digits. Choose another one.` };
		if (measureCapitals(font) < widest) return undefined;
		return { message: `${shown} is wide: headings may break in the middle of words.`, params: { isWarning: true } };
	} catch {
		return { message: `${shown} can't be read. Download it again as a .ttf or .woff2 file.` };
	}
}

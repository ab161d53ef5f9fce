import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quote } from '../../schemas/parts/explain.ts';
import { openFont } from '../heading-font.ts';
import { explainMissing, type Source } from './check-picture.ts';

/** What is wrong with a font file, or undefined. */
export function checkFont(source: Source, name: string): string | undefined {
	const missing = explainMissing(source, name, 'font');
	if (missing !== undefined) return missing;
	try {
		const font = openFont(readFileSync(join(dirname(source.path), name)));
		if ([...'AZ09'].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) return undefined;
	} catch {
		return `The font ${quote(name)} can't be read. Download it again as a .ttf or .woff2 file.`;
	}
	return `The font ${quote(name)} has no Latin letters and digits. Choose another one.`;
}

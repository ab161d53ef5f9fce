import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quote } from '../../schemas/parts/explain.ts';
import { openFont } from '../heading-font.ts';
import { type FileContext, explainMissing } from './check-picture.ts';

/** What is wrong with a font file, or undefined. */
export function checkFont(files: FileContext, name: string): string | undefined {
	const missing = explainMissing(files, name, 'font');
	if (missing !== undefined) return missing;
	try {
		const font = openFont(readFileSync(join(dirname(files.path), name)));
		if ([...'AZ09'].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) return undefined;
	} catch {
		return `The font ${quote(name)} can't be read. Download it again as a .ttf or .woff2 file.`;
	}
	return `The font ${quote(name)} has no Latin letters and digits. Choose another one.`;
}

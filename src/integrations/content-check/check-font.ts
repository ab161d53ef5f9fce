import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quote } from '../../schemas/parts/explain.ts';
import { openFont } from '../heading-font.ts';
import { explainMissing, type Source } from './check-picture.ts';

/** What is wrong with a font file, or undefined. */
export function checkFont(source: Source, name: string): string | undefined {
	const missing = explainMissing(source, name);
	if (missing !== undefined) return missing;
	try {
		const font = openFont(readFileSync(join(dirname(source.path), name)));
		if (font.hasGlyphForCodePoint(65)) return undefined; // a truncated font can be opened
	} catch {
		// It can't be read.
	}
	return `The font ${quote(name)} can't be read, or has no letters. Download it again as a .ttf or .woff2 file.`;
}

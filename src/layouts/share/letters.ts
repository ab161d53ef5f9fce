// Text as drawn outlines, for pictures made while building: no machine has to have the font installed.
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import latin from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?inline';
import latinExtended from '@fontsource/oswald/files/oswald-latin-ext-600-normal.woff2?inline';
import subsetFont from 'subset-font';

/** A line of text in the display face: the shapes sit on the baseline and begin at 0, in units of the letters' size. */
export interface Line {
	shapes: string;
	width: number;
}

/** Whatever these files may contain: up to the letterlike symbols. */
const everyCharacter = Array.from({ length: 0x2150 }, (_, code) => String.fromCharCode(code)).join('');
const faces = [await load(latin), await load(latinExtended)];

/** Draws one line, kerned. A character that Oswald doesn't have is left out. */
export function drawLine(text: string): Line {
	let shapes = '';
	let width = 0;
	for (const { face, characters } of runs(text)) {
		for (const { codepoint: glyph, xAdvance = 0 } of shaped(face, characters)) {
			shapes += `<path transform="translate(${round(width)}) scale(${face.unit} ${-face.unit})" d="${outline(face, glyph)}"/>`;
			width += xAdvance * face.unit;
		}
	}
	return { shapes, width };
}

/** How wide a line would be: what drawLine says, for a tenth of the work. */
export function lineWidth(text: string): number {
	let width = 0;
	for (const { face, characters } of runs(text)) {
		for (const { xAdvance = 0 } of shaped(face, characters)) width += xAdvance * face.unit;
	}
	return width;
}

type LoadedFace = Awaited<ReturnType<typeof load>>;

async function load(dataUrl: string) {
	const file = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
	const unpacked = await subsetFont(file, everyCharacter, { targetFormat: 'truetype' });
	const face = new Face(new Blob(unpacked));
	return { font: new Font(face), unit: 1 / face.upem, outlines: new Map<number, string>() };
}

function shaped({ font }: LoadedFace, characters: string) {
	const run = new Run();
	run.addText(characters);
	run.guessSegmentProperties();
	shape(font, run);
	return run.getGlyphInfosAndPositions();
}

/** A glyph's outline, drawn once: a site has a title for every post, and all of them the same letters. */
function outline({ font, outlines }: LoadedFace, glyph: number): string {
	const path = outlines.get(glyph) ?? font.glyphToPath(glyph);
	outlines.set(glyph, path);
	return path;
}

/** The text in stretches that one font file can draw. */
function runs(text: string) {
	const found: { face: LoadedFace; characters: string }[] = [];
	for (const character of text) {
		const face = faces.find(({ font }) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
		const last = found.at(-1);
		if (face && last?.face === face) last.characters += character;
		else if (face) found.push({ face, characters: character });
	}
	return found;
}

function round(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

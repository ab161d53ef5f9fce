import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { displayFace } from '../../lib/display-face.ts';

/** What is laid over a picture: a drawing of the picture's size, as SVG, and text. */
export interface Overlay {
	drawing: string;
	lettering: Lettering;
	/** More text, where it is no part of the drawing. */
	name?: Lettering;
}

/** Text in the display face: as large as fits into its box, whose foot and left edge are its place. */
interface Lettering {
	text: string;
	font: string;
	color: string;
	left: number;
	foot: number;
	width: number;
	height: number;
	/** In pixels: smaller than the first, words are broken; larger than the second it never is. */
	sizes: [least: number, most: number];
	/** In parts of the font's own. */
	lineHeight: number;
}

// Sharp would take another face, without a word, if it found no file. What the face lacks, such as an emoji, comes from
// the machine's own fonts.
const fontfile = createRequire(resolve('package.json')).resolve(displayFace.file);
/** Something to be seen; of anything else sharp makes an error. */
const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Sharp sets the size of text by the dots per inch; at 72 this many points are as many pixels. */
const points = 12;

/** The layers of an overlay, as sharp's composite() wants them. */
export async function layers({ drawing, lettering, name }: Overlay): Promise<OverlayOptions[]> {
	const texts = await Promise.all(
		[lettering, ...(name ? [name] : [])].map(async (line) => {
			const text = await draw(line);
			return text ? [{ input: text.data, left: line.left, top: line.foot - text.info.height }] : [];
		}),
	);
	return [{ input: Buffer.from(drawing) }, ...texts.flat()];
}

async function draw({ text, font, color, width, height, sizes, lineHeight }: Lettering) {
	if (!visible.test(text)) return undefined;
	const [least, most] = sizes.map((size) => Math.round((size / points) * 72));
	const markup = `<span foreground="${color}" line_height="${lineHeight}">${escape(text)}</span>`;
	const options = { text: markup, font: `${font} ${points}`, fontfile, rgba: true, width };
	const set = (more: object) =>
		sharp({ text: { ...options, ...more } })
			.png()
			.toBuffer({ resolveWithObject: true });
	const fitted = await set({ height, wrap: 'word' });
	const { textAutofitDpi: dpi = 0 } = fitted.info;
	if (least && dpi < least) return set({ height, wrap: 'word-char' });
	return most && dpi > most ? set({ dpi: most, wrap: 'word' }) : fitted;
}

/** As markup, without what it can't hold: control characters and halves of others. */
function escape(text: string): string {
	return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

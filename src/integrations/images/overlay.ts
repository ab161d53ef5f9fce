import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { displayFace } from '../../lib/display-face.ts';

/** What to draw over a picture: an SVG of the picture's size, and text. */
export interface Overlay {
	drawing: string;
	lettering: Lettering;
	/** More text, if the SVG doesn't contain it. */
	name?: Lettering;
}

/** Text in the display font, as large as fits its box, aligned to the bottom left. */
interface Lettering {
	text: string;
	font: string;
	color: string;
	left: number;
	foot: number;
	width: number;
	height: number;
	/** In pixels. At the smallest size, words break. */
	sizes: [least: number, most: number];
	/** As a fraction of the font's own line height. */
	lineHeight: number;
}

// Without a font file, sharp silently uses another font. Glyphs that the font lacks, such as emoji, come from system
// fonts.
const fontfile = createRequire(resolve('package.json')).resolve(displayFace.file);
/** Matches a visible character. Sharp throws if a text has none. */
const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Sharp sizes text by dots per inch. At 72, one point is one pixel. */
const points = 12;

/** Renders the layers of an overlay for sharp's composite(). */
export async function renderLayers({ drawing, lettering, name }: Overlay): Promise<OverlayOptions[]> {
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

/** Escapes markup and removes what XML forbids: control characters and lone surrogates. */
function escape(text: string): string {
	return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

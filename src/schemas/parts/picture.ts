import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { isRecord } from '../../lib/get-property.ts';
import { pattern, text } from './fields.ts';
import { describe, explain, quote } from './explain.ts';

/** What the layout requires of a picture: the minimum width in pixels, and the minimum and maximum aspect ratio. */
export interface PictureNeeds {
	minWidth: number;
	shape: [number, number];
	shapeName: string; // the aspect ratio in words, e.g. "3:2"; empty if the picture is not cropped
}

export function isPictureNeeds(value: unknown): value is PictureNeeds {
	return isRecord(value) && 'minWidth' in value;
}

/** The context that Astro passes to every schema, extended by the content check. */
export interface SchemaContext {
	image: (needs: PictureNeeds) => z.ZodType<ImageMetadata>;
	/** Returns a collection's ids, to find broken references; undefined if unknown. */
	ids?: (collection: string) => readonly string[] | undefined;
}

/** The names of pictures that the site can show. */
export const shownPictures = /\.(jpe?g|png|webp|avif)$/i;

/** For full-width pictures: banners and the hero. */
export const wide: PictureNeeds = { minWidth: 1600, shape: [1.4, 3], shapeName: 'between 3:2 and 3:1' };
/** For cards and other cropped pictures. */
export const landscape: PictureNeeds = { minWidth: 1200, shape: [1.3, 1.8], shapeName: 'about 3:2' };
/** For logos. */
export const anyShape: PictureNeeds = { minWidth: 240, shape: [0, Infinity], shapeName: '' };
/** For people. */
export const portrait: PictureNeeds = { minWidth: 800, shape: [0.75, 0.85], shapeName: '4:5' };

/**
 * Checks a picture's size. Too few pixels are an error. The wrong aspect ratio is only a warning, because every picture is
 * cropped to its box around the focal point.
 * @returns the message, or undefined if the size is right.
 */
export function checkPictureSize(
	name: string,
	{ width, height }: { width: number; height: number },
	{ minWidth, shape: [least, most], shapeName }: PictureNeeds,
): { expected: string; isWarning?: true } | undefined {
	const picture = `The picture ${quote(name)}`;
	const minHeight = Math.round(minWidth / most);
	if (width < minWidth || height < minHeight) {
		const least = minHeight > 0 ? `${minWidth} x ${minHeight}` : `${minWidth} pixels wide`;
		return { expected: `${picture} is ${width} x ${height} pixels. It must be at least ${least} here.` };
	}
	if (width / height >= least && width / height <= most) return undefined;
	const side = width / height < least ? 'height' : 'width';
	const expected = `${picture} is ${width} x ${height} pixels. It is cropped to ${shapeName} here, which cuts off much of its ${side}. Check how it looks; "focus" sets what stays visible.`;
	return { expected, isWarning: true };
}

/** The field `image`: a file next to the content file. */
export function imageFile(
	{ image }: SchemaContext,
	needs: PictureNeeds,
	shows = 'the picture',
	example = './gym-bag.jpg',
) {
	const cut = needs.shapeName && `, cropped to ${needs.shapeName}`;
	const size = `at least ${needs.minWidth} pixels wide${cut}`;
	const hint = { about: `the file name of ${shows}, which is next to this file; ${size}`, example };
	const error = explain(hint);
	const name = z.string({ error }).min(1, { error });
	// By its type, Astro's image() accepts no string.
	return name
		.transform((value): unknown => value)
		.pipe(image(needs))
		.meta({ description: describe(hint), about: `${shows}; ${size}`, picture: true });
}

/** The field `alt`. Decorative pictures have none. */
function alt() {
	const about = "what the picture shows, for people who can't see it";
	const error = 'Write what the picture shows, e.g. "Two people on spin bikes".';
	const words = text(about, 'Two people on spin bikes', 140, 'one short sentence is enough');
	return words.refine((value) => !isOnlyName(value), { error });
}

/** Whether a text says nothing, or only names a picture: "-", "IMG_1234", "hall.jpg", "photo". */
export function isOnlyName(text: string): boolean {
	const name = /\.(jpe?g|png|webp|avif|heic|gif|svg)$|^(IMG|DSCN?|PXL|DJI|Screenshot|WhatsApp Image)[\s_-]?\d{3,}/i;
	const word = /^((an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|logo)s?( \d+)?|todo|n\/a|none)$/i;
	return !/\p{L}/u.test(text) || name.test(text) || word.test(text);
}

/** The field `focus`: the focal point, which stays visible after cropping. @param where names the screens, if not all. */
export function focus(where = '') {
	const about = `the part that must stay visible${where}: how far it is from the left and from the top`;
	const steps = /^(0|5|[1-9][05]|100)% (0|5|[1-9][05]|100)%$/;
	return pattern(about, '45% 35%', 'two percentages in steps of 5', steps).optional();
}

/** A picture's three fields: `image`, `alt` and `focus`. */
export function picture(context: SchemaContext, needs: PictureNeeds, shows?: string) {
	return { image: imageFile(context, needs, shows), alt: alt(), focus: focus() };
}

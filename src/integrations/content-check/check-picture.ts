// Checks the picture files that content names: whether they exist, can be decoded and have a suitable size. A name can be wrong
// (a phone's HEIC is often called .jpg), and so can a header (a truncated copy keeps its dimensions), so each is decoded once.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { fontFileName } from '../../schemas/brand.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { checkPictureSize, type PictureNeeds } from '../../schemas/parts/picture.ts';
import type { Entry } from './read-entries.ts';

/** The content file that names a picture or font. */
export type Source = Pick<Entry, 'file' | 'path'>;

/** The endings that the site can show. */
const shown = /\.(jpe?g|png|webp|avif)$/i;
/** More pixels on a side than any screen shows. Larger pictures slow down clones and builds. */
const maxSide = 6000;

/** Replaces Astro's `image()` during the check. Reads the picture and reports what doesn't fit. */
export function createImageSchema(source: Source, needs: PictureNeeds): z.ZodType<ImageMetadata> {
	return z.string().transform(async (name, context) => {
		const issue = await checkPicture(source, name, needs);
		if (issue) context.addIssue({ code: 'custom', ...issue });
		return { src: name, width: 0, height: 0, format: 'jpg' as const };
	});
}

/** What is wrong with a picture, or undefined. @param needs what its place in the layout requires, if anything. */
export async function checkPicture(source: Source, name: string, needs?: PictureNeeds) {
	const missing = explainMissing(source, name);
	if (missing !== undefined) return { message: missing };
	const facts = await readFacts(join(dirname(source.path), name));
	const mistake = explainFacts(facts, name);
	if (mistake !== undefined) return { message: `The picture ${quote(name)} ${mistake}` };
	return needs && checkPictureSize(name, facts, needs);
}

/** The words and file names of messages, by what a file is. */
const kinds = {
	picture: { example: './gym-bag.jpg', names: shown },
	font: { example: './oswald.woff2', names: fontFileName },
};

/** Why there is no such file, or undefined. */
export function explainMissing(
	{ path, file }: Source,
	name: string,
	kind: keyof typeof kinds = 'picture',
): string | undefined {
	const target = join(dirname(path), name);
	if (/^(\/|\w+:)/.test(name) || !join(dirname(file), name).startsWith('content'))
		return `The ${kind} must be in the folder content/. Put it next to this file and write e.g. "${kinds[kind].example}".`;
	// In an address, some of these have a meaning; Windows allows none.
	if (/[?#%*"<>|\\]/.test(name)) return `Rename the file ${quote(name)}: use only letters, digits and hyphens.`;
	const folder = dirname(target);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	// Not existsSync: on a case-insensitive file system it finds "./Spin.jpg" for spin.jpg, and the web server won't.
	if (names.includes(basename(target))) return undefined;
	const nearest = findNearest(
		basename(target),
		names.filter((file) => kinds[kind].names.test(file)),
	);
	const meant = nearest && name.replace(basename(name), nearest);
	return `There is no file ${quote(name)}.${suggest(meant)} Correct the name, or add the ${kind}.`;
}

interface Facts {
	/** The real format: "JPEG", "HEIC". Empty if it can't be decoded. */
	kind: string;
	/** As shown, in pixels. */
	width: number;
	height: number;
}

/** What is wrong with a picture, wherever it is used, or undefined. */
function explainFacts({ kind, width, height }: Facts, name: string): string | undefined {
	if (kind === '') return "can't be read, or is incomplete. Copy it again, or save it again as a JPEG or PNG.";
	if (!shown.test(`.${kind}`)) return `has the format ${kind}. Save it as a JPEG or PNG.`;
	if (!shown.test(name)) return `has the format ${kind}. Rename it to end in ".${kind.toLowerCase()}".`;
	if (Math.max(width, height) <= maxSide) return undefined;
	return `is ${width} x ${height} pixels. Make it at most ${maxSide} pixels wide and high.`;
}

/** By file and time of its last change, because the dev server checks again at every change. */
const known = new Map<string, Promise<Facts>>();

async function readFacts(path: string): Promise<Facts> {
	const key = `${path} ${(await stat(path)).mtimeMs}`;
	const facts = known.get(key) ?? decode(path).catch(() => ({ kind: '', width: 0, height: 0 }));
	known.set(key, facts);
	return facts;
}

async function decode(path: string): Promise<Facts> {
	const picture = sharp(await readFile(path));
	const { format, compression, autoOrient } = await picture.metadata(); // reads the header only
	const kind = format === 'heif' ? (compression === 'av1' ? 'AVIF' : 'HEIC') : format.toUpperCase();
	const { width, height } = autoOrient;
	// A file of 4 kB can hold a picture of 16,000 x 16,000 pixels, which takes gigabytes to decode. Downscaling reads every row
	// without holding a large photograph's hundreds of megabytes in memory.
	const isDecoded = shown.test(`.${kind}`) && Math.max(width, height) <= maxSide;
	if (isDecoded) await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
	return { kind, width, height };
}

// Checks the picture files that content names: whether they exist, can be decoded and have a suitable size.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { checkPictureSize, type PictureNeeds } from '../../schemas/parts/picture.ts';
import { readPictureFacts } from './picture-facts.ts';

/** The content file being checked, and what is known about its folder. */
export interface FileContext {
	path: string;
	/** The content folder. */
	content: string;
	/** The files named so far. */
	used: Set<string>;
}

/** Replaces Astro's `image()` during the check. Reads the picture and reports what doesn't fit. */
export function createImageSchema(files: FileContext, needs: PictureNeeds): z.ZodType<ImageMetadata> {
	return z.string().transform(async (name, context) => {
		const mistake = await checkPictureFile(files, name);
		const path = join(dirname(files.path), name);
		const issue =
			mistake === undefined ? checkPictureSize(name, await readPictureFacts(path), needs) : { message: mistake };
		if (issue) context.addIssue({ code: 'custom', ...issue });
		return { src: name, width: 0, height: 0, format: 'jpg' as const };
	});
}

/** Why a named file can't be used, or undefined if it exists. */
function checkFileExists({ path, content, used }: FileContext, name: string): string | undefined {
	const target = join(dirname(path), name);
	if (/^(\/|\w+:)/.test(name) || relative(content, target).startsWith('..')) {
		return 'The picture must be in the folder content/. Put it next to this file and write e.g. "./gym-bag.jpg".';
	}
	const names = listNames(dirname(target));
	// Not existsSync: on a case-insensitive file system it finds "./Spin.jpg" for spin.jpg, and the web server won't.
	if (names.includes(basename(target))) {
		used.add(target);
		return undefined;
	}
	if (names.some((file) => file.normalize() === basename(target).normalize()))
		return `Rename the file ${quote(name)}: use lowercase letters without accents.`;
	const candidates = names.filter((file) => shown.test(file));
	const nearest = findNearest(basename(target), candidates);
	const meant = nearest && name.replace(basename(name), nearest);
	return `There is no file ${quote(name)}.${suggest(meant)} Correct the name, or add the picture.`;
}

function listNames(folder: string): string[] {
	const items = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
	return items.filter((item) => !item.isDirectory()).map(({ name }) => name);
}

const shown = /\.(jpe?g|png|webp|avif|svg)$/i;
/** More than any screen shows. Larger files slow down clones and builds. */
const largest = { pixels: 6000, megabytes: 8 };

/** What is wrong with a picture, wherever it is used, or undefined. */
export async function checkPictureFile(files: FileContext, name: string): Promise<string | undefined> {
	const missing = checkFileExists(files, name);
	if (missing) return missing;
	const picture = `The picture ${quote(name)}`;
	const { kind, width, height, megabytes } = await readPictureFacts(join(dirname(files.path), name));
	const mistake = checkKind(kind, name);
	if (mistake !== undefined) return `${picture} ${mistake}`;
	if (width === 0 && kind === 'SVG') return `The site can't read ${quote(name)}. Save it as a PNG, 1800 pixels wide.`;
	if (width === 0) return `${picture} is incomplete. Copy or download it again.`;
	if (Math.max(width, height) > largest.pixels)
		return `${picture} is ${width} x ${height} pixels. Make it at most ${largest.pixels} pixels wide and high.`;
	if (megabytes <= largest.megabytes) return undefined;
	return `${picture} is ${megabytes.toFixed(1)} MB. Use at most ${largest.megabytes} MB: save it as a JPEG at quality 85.`;
}

/** Why the site can't show this type of file and what to do, or undefined. */
function checkKind(kind: string, name: string): string | undefined {
	const article = kind === 'AVIF' || kind === 'SVG' ? 'an' : 'a';
	if (['JPEG', 'PNG', 'WEBP', 'AVIF', 'SVG'].includes(kind)) {
		if (shown.test(name) && (kind === 'SVG') === /\.svg$/i.test(name)) return undefined;
		return `is really ${article} ${kind}. Rename it to end in ".${kind.toLowerCase()}".`;
	}
	if (kind === 'HEIC') return 'is a HEIC file, the kind iPhones save. Export it as a JPEG.';
	if (kind === '') return "can't be read. Save it again as a JPEG, or choose another one.";
	return `is ${article} ${kind}. Save it as a JPEG, PNG, WebP, AVIF or SVG.`;
}

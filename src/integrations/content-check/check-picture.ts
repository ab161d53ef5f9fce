// Checks the picture files that content names: whether they exist, can be decoded and have a suitable size.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { checkPictureSize, type PictureNeeds } from '../../schemas/parts/picture.ts';
import { maxSide, readPictureFacts, shownKinds } from './picture-facts.ts';

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
	// In an address, some of these have a meaning; Windows allows none.
	if (/[?#%*"<>|\\]/.test(name)) return `Rename the file ${quote(name)}: use only letters, digits and hyphens.`;
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

const shown = /\.(jpe?g|png|webp|avif)$/i;
const maxMegabytes = 8;

/** What is wrong with a picture, wherever it is used, or undefined. */
export async function checkPictureFile(files: FileContext, name: string): Promise<string | undefined> {
	const missing = checkFileExists(files, name);
	if (missing) return missing;
	const picture = `The picture ${quote(name)}`;
	const { kind, width, height, isAnimated, isComplete, megabytes } = await readPictureFacts(
		join(dirname(files.path), name),
	);
	const mistake = checkKind(kind, name);
	if (mistake !== undefined) return `${picture} ${mistake}`;
	if (Math.max(width, height) > maxSide)
		return `${picture} is ${width} x ${height} pixels. Make it at most ${maxSide} pixels wide and high.`;
	if (isAnimated) return `${picture} is animated, and visitors can't stop it. Save one frame as a JPEG.`;
	if (!isComplete) return `${picture} is incomplete. Copy or download it again.`;
	if (megabytes <= maxMegabytes) return undefined;
	return `${picture} is ${megabytes.toFixed(1)} MB. Use at most ${maxMegabytes} MB: save it as a JPEG at quality 85.`;
}

/** Why the site can't show this type of file and what to do, or undefined. */
function checkKind(kind: string, name: string): string | undefined {
	const article = kind === 'AVIF' ? 'an' : 'a';
	if (shownKinds.includes(kind)) {
		if (shown.test(name)) return undefined;
		return `is really ${article} ${kind}. Rename it to end in ".${kind.toLowerCase()}".`;
	}
	if (kind === 'SVG' || name.endsWith('.svg')) return 'is an SVG. Save it as a PNG.';
	if (kind === 'HEIC') return 'is a HEIC file, the kind iPhones save. Export it as a JPEG.';
	if (kind === '') return "can't be read. Save it again as a JPEG, or choose another one.";
	return `is a ${kind}. Save it as a JPEG, PNG, WebP or AVIF.`;
}

// Looks at the picture files that content names: there, readable, neither too small nor too large, of the right shape.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { guess, nearest, quote } from '../../schemas/parts/messages.ts';
import type { PictureNeeds } from '../../schemas/parts/picture.ts';
import { misshapen } from './misshapen.ts';
import { pictureFacts } from './picture-facts.ts';
import { type PictureKind, shown } from './picture-kind.ts';

/** Where a content file lies, and what the check has come upon so far. */
export interface Surroundings {
	path: string;
	/** The folder content/. */
	content: string;
	/** The files that were named. */
	used: Set<string>;
	/** What lies in the folders that were looked into: a gallery's, once and not for each of its pictures. */
	listed: Map<string, string[]>;
}

/** Stands for Astro's `image()` while content is checked: reads the picture and says what does not fit. */
export function checkedImage(place: Surroundings, needs: PictureNeeds): z.ZodType<ImageMetadata> {
	return z.string().transform(async (name, context) => {
		const problem = missing(place, name) ?? (await misfit(place, name, needs));
		if (problem === undefined) return { src: name, width: 0, height: 0, format: 'jpg' as const };
		context.addIssue({ code: 'custom', message: problem });
		return z.NEVER;
	});
}

/** What is wrong with the name of a file beside a content file, or undefined if it is there. */
export function missing({ path, content, used, listed }: Surroundings, name: string): string | undefined {
	const target = join(dirname(path), name);
	if (/^(\/|\w+:)/.test(name) || relative(content, target).startsWith('..')) {
		const repair = 'put it beside this file and write e.g. "./gym-bag.jpg"';
		return `The file must lie in the folder content/, not at ${quote(name)}: ${repair}.`;
	}
	const folder = dirname(target);
	const names = listed.get(folder) ?? (existsSync(folder) ? readdirSync(folder) : []);
	listed.set(folder, names);
	// Not existsSync: where capitals make no difference it would find "./Spin.jpg", which the web server will not.
	if (names.includes(basename(target))) {
		used.add(target);
		return undefined;
	}
	const other = names.find((file) => file.normalize() === basename(target).normalize());
	if (other !== undefined) {
		return `The name of the file ${quote(name)} has letters that computers write in two ways. Rename it to small letters without accents.`;
	}
	const isLogo = name.endsWith('.svg');
	const fitting = isLogo ? /\.svg$/i : /\.(jpe?g|png|webp|avif)$/i;
	const meant = nearest(
		basename(target),
		names.filter((file) => fitting.test(file)),
	);
	const right = meant && name.replace(basename(name), meant);
	return `There is no file ${quote(name)} beside this file.${guess(right)} Put the picture there or correct the name.`;
}

/** What is wrong with the drawing of a logo, or undefined. */
export function checkDrawing(place: Surroundings, name: string): string | undefined {
	const absent = missing(place, name);
	if (absent) return absent;
	const svg = readFileSync(join(dirname(place.path), name), 'utf8');
	const drawing = `The drawing ${quote(name)}`;
	if (!/<svg[^>]*\sviewBox="/.test(svg)) return `${drawing} needs a viewBox. Save it again as a plain SVG.`;
	if (/<script|<style|\son\w+=/i.test(svg))
		return `${drawing} contains styles or scripts. Save it again as a plain SVG.`;
	if (/<(a|image|foreignObject|iframe)[\s>]|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|<!ENTITY/i.test(svg))
		return `${drawing} contains links or pictures of other files. Save it again as a plain SVG.`;
	if (svg.includes('currentColor')) return undefined;
	return `${drawing} must be filled with "currentColor", so that it takes the page's colour.`;
}

/** More than any screen shows; larger ones only make the project slow to copy and to build. */
const largest = { pixels: 6000, megabytes: 8 };

/** What is wrong with a picture in whatever place it stands, or undefined. */
export async function unfit({ path }: Surroundings, name: string): Promise<string | undefined> {
	const picture = `The picture ${quote(name)}`;
	const { kind, whole, width, height, megabytes } = await pictureFacts(join(dirname(path), name));
	const problem = wrongKind(kind, name);
	if (problem !== undefined) return `${picture} ${problem}`;
	if (!whole) {
		return `${picture} is damaged: only a part of it can be read, as when a copy or a download was cut off. Copy it again from where it came.`;
	}
	if (Math.max(width, height) > largest.pixels) {
		return `${picture} is ${width} x ${height} px; keep it to ${largest.pixels} px. Make it smaller and save it again.`;
	}
	if (megabytes <= largest.megabytes) return undefined;
	return `${picture} has ${megabytes.toFixed(1)} MB; keep it to ${largest.megabytes} MB. Save it again as JPEG, quality 85.`;
}

/** Why the site cannot show a file of this kind, and what to do. */
function wrongKind(kind: PictureKind, name: string): string | undefined {
	const isShown = shown.some((one) => one === kind);
	if (isShown && /\.(jpe?g|png|webp|avif)$/i.test(name)) return undefined;
	if (isShown)
		return `is ${article(kind)} ${kind}, which its name does not say. Rename it to end in ".${kind.toLowerCase()}".`;
	if (kind === 'HEIC') return 'is a HEIC, as iPhones save them, whatever its name says. Export it as JPEG.';
	if (kind === 'web page') return 'is a web page and no picture. Open it in a browser and save the picture itself.';
	if (kind !== '')
		return `is ${article(kind)} ${kind}. The site shows JPEG, PNG, WebP and AVIF: save it as one of these.`;
	return 'cannot be opened. Save it again as JPEG, or choose another.';
}

async function misfit(place: Surroundings, name: string, needs: PictureNeeds): Promise<string | undefined> {
	const problem = await unfit(place, name);
	if (problem !== undefined) return problem;
	return misshapen(name, await pictureFacts(join(dirname(place.path), name)), needs);
}

/** As the name is spoken: an AVIF, an SVG. */
function article(kind: PictureKind): string {
	return kind === 'AVIF' || kind === 'SVG' ? 'an' : 'a';
}

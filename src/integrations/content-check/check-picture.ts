// Checks the picture files that content names: whether they exist, can be decoded and have a suitable size. A name can be wrong
// (a phone's HEIC is often called .jpg), and so can a header (a truncated copy keeps its dimensions), so each is decoded once.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Doubt } from '../../content-files/diagnostic.ts';
import type { Entry } from '../../content-files/entry.ts';
import { cacheFolder, contentFolder } from '../../folders.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { checkPictureSize, type PictureNeeds, shownPictures } from '../../schemas/parts/picture.ts';

/** The content file that names a picture or font. */
export type Source = Pick<Entry, 'file' | 'path'>;

/** More pixels on a side than any screen shows. Larger pictures slow down clones and builds. */
const maxSide = 6000;

/** What is wrong with a picture, or undefined. @param needs what its place in the layout requires, if anything. */
export async function doubtPicture(source: Source, name: string, needs?: PictureNeeds): Promise<Doubt | undefined> {
	const missing = explainMissing(source, name);
	if (missing !== undefined) return { expected: missing };
	const { mistake, ...size } = await examine(join(dirname(source.path), name));
	if (mistake !== undefined) return { expected: `The picture ${quote(name)} ${mistake}` };
	return needs && checkPictureSize(name, size, needs);
}

/** Why there is no such picture or font, or undefined. */
export function explainMissing({ path, file }: Source, name: string): string | undefined {
	const target = join(dirname(path), name);
	if (/^https?:/.test(name))
		return `Pictures and videos of other sites aren't shown. Write a link, [words](${name}), or put the picture next to this file.`;
	if (/^(\/|\w+:)/.test(name) || !/^content[\\/]/.test(join(dirname(file), name)))
		return `The file must be in the folder content/. Put it next to this one and write "./${basename(name)}".`;
	// In an address, some of these have a meaning; Windows allows none.
	if (/[?#%*"<>|]/.test(name)) return `Rename the file ${quote(name)}: use only letters, digits and hyphens.`;
	const folder = dirname(target);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	// Not existsSync: on a case-insensitive file system it finds "./Spin.jpg" for spin.jpg, and the web server won't.
	if (names.includes(basename(target))) return undefined;
	const others = names.filter((other) => !/\.(md|json)$/.test(other));
	const nearest = findNearest(basename(target), others);
	if (nearest?.normalize() === basename(target).normalize())
		return `Rename the file ${quote(name)}: computers write some of its letters in two ways. Use only a to z.`;
	const meant = nearest && name.replace(basename(name), nearest);
	return `There is no file ${quote(name)}.${suggest(meant)} Correct the name, or add the file.`;
}

/** By file, size and last change, because the dev server checks again at every change. */
const known = new Map<string, ReturnType<typeof decode>>();

/** The pictures that were whole in an earlier run, a line each: to decode a thousand takes half a minute. */
const listFile = join(cacheFolder, 'whole-pictures.txt');
const whole = new Set(existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : []);

async function examine(path: string) {
	const { size, mtimeMs } = (await stat(path).catch(() => undefined)) ?? {}; // none if it is a link that leads nowhere
	const key = `${path} ${size} ${mtimeMs}`;
	const facts = known.get(key) ?? decode(path, key);
	known.set(key, facts);
	return facts;
}

/** The picture's size as shown, in pixels, and what is wrong with it wherever it is used. */
async function decode(path: string, key: string): Promise<{ width: number; height: number; mistake?: string }> {
	const explainKind = (kind: string) =>
		`has the format ${kind}. Save it as a JPEG or PNG that ends in ".jpg" or ".png".`;
	try {
		const picture = sharp(await readFile(path));
		const { format, compression, autoOrient: size } = await picture.metadata(); // reads the header only
		const kind = compression === 'av1' ? 'AVIF' : format.replace('heif', 'heic').toUpperCase();
		if (!shownPictures.test(`.${kind}`) || !shownPictures.test(path)) return { ...size, mistake: explainKind(kind) };
		// A file of 4 kB can hold a picture of 16,000 x 16,000 pixels, which takes gigabytes to decode.
		if (Math.max(size.width, size.height) > maxSide) {
			const mistake = `is ${size.width} x ${size.height} pixels. Make it at most ${maxSide} pixels wide and high.`;
			return { ...size, mistake };
		}
		if (whole.has(key)) return size;
		// Downscaling reads every row without holding a large photograph's hundreds of megabytes in memory.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		mkdirSync(cacheFolder, { recursive: true });
		if (path.startsWith(contentFolder)) appendFileSync(listFile, `${key}\n`); // not those of tests
		return size;
	} catch {
		const broken = "can't be read, or is incomplete. Copy it again, or save it again as a JPEG or PNG.";
		const mistake = shownPictures.test(path) ? broken : explainKind(extname(path).slice(1).toUpperCase());
		return { width: 0, height: 0, mistake };
	}
}

// What a picture file really is. Its name says little (a phone's HEIC is often called .jpg) and its header not much more
// (a copy that was cut off has the right size), so every picture is decoded, once for its bytes.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { detectKind, type PictureKind } from './picture-kind.ts';

/** What the check needs to know of a picture. Width and height as shown, 0 if it cannot be decoded. */
export interface PictureFacts {
	kind: PictureKind;
	width: number;
	height: number;
	megabytes: number;
	/** The bytes can be decoded, to the last row. */
	isWhole: boolean;
	/** Tells whether two files hold the same picture. */
	hash: string;
}

/** By path, time and size: the dev server checks at every change. */
const known = new Map<string, Promise<PictureFacts>>();
/** Width and height by the hash of a file's bytes: the editing screen checks a copy of the folder. */
const sizes = new Map<string, Promise<Size>>();
type Size = Pick<PictureFacts, 'width' | 'height'>;

/** Decodes a picture, or remembers it. */
export async function readPictureFacts(path: string): Promise<PictureFacts> {
	const { mtimeMs, size } = await stat(path);
	const version = `${path} ${mtimeMs} ${size}`;
	const facts = known.get(version) ?? examine(path);
	known.set(version, facts);
	return facts;
}

/** Decodes many pictures on all processors, so that asking for each of them is quick afterwards. */
export async function decodePictures(paths: readonly string[]): Promise<void> {
	const waiting = [...paths];
	const work = async (): Promise<void> => {
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await readPictureFacts(path);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function examine(path: string): Promise<PictureFacts> {
	const bytes = await readFile(path);
	const hash = createHash('sha1').update(bytes).digest('base64url');
	const size = sizes.get(hash) ?? measure(bytes);
	sizes.set(hash, size);
	const { width, height } = await size;
	return { kind: detectKind(bytes), width, height, megabytes: bytes.length / 1e6, isWhole: width > 0, hash };
}

async function measure(bytes: Uint8Array): Promise<Size> {
	try {
		const picture = sharp(bytes);
		const { width, height } = (await picture.metadata()).autoOrient;
		// Made small, every row is read and few are kept: a large photograph would be hundreds of megabytes.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		return { width, height };
	} catch {
		return { width: 0, height: 0 }; // The caller tells the editor what to do about it.
	}
}

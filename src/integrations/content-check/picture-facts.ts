// Reads the real type and size of a picture file. Its name can be wrong (a phone's HEIC is often called .jpg), and so can its header
// (a truncated copy keeps its dimensions), so every picture is decoded once.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Metadata } from 'sharp';

/** What the check needs to know about a picture. Width and height as shown, 0 if it can't be decoded. */
export interface PictureFacts {
	/** The format in capitals, whatever the name says: "JPEG", "HEIC". Empty if it is not a picture. */
	kind: string;
	width: number;
	height: number;
	megabytes: number;
	/** Whether every row can be decoded. */
	isWhole: boolean;
	/** Equal for two files with the same picture. */
	hash: string;
}

/** Cached by path, time and size, because the dev server checks at every change. */
const known = new Map<string, Promise<PictureFacts>>();
/** By content hash, because the editing screen checks a copy of the folder. */
const measured = new Map<string, Promise<Measured>>();
type Measured = Pick<PictureFacts, 'kind' | 'width' | 'height'>;

/** Decodes a picture, or returns the cached result. */
export async function readPictureFacts(path: string): Promise<PictureFacts> {
	const { mtimeMs, size } = await stat(path);
	const version = `${path} ${mtimeMs} ${size}`;
	const facts = known.get(version) ?? examine(path);
	known.set(version, facts);
	return facts;
}

/** Decodes many pictures in parallel to fill the cache. */
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
	const facts = measured.get(hash) ?? measure(bytes);
	measured.set(hash, facts);
	const { kind, width, height } = await facts;
	return { kind, width, height, megabytes: bytes.length / 1e6, isWhole: width > 0, hash };
}

async function measure(bytes: Uint8Array): Promise<Measured> {
	let kind = '';
	try {
		const picture = sharp(bytes);
		const metadata = await picture.metadata();
		kind = nameKind(metadata);
		// Downscaling reads every row without holding a large photograph's hundreds of megabytes in memory.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		const { width, height } = metadata.autoOrient;
		return { kind, width, height };
	} catch {
		return { kind, width: 0, height: 0 }; // the caller reports it
	}
}

function nameKind({ format, compression }: Metadata): string {
	if (format !== 'heif') return format.toUpperCase();
	return compression === 'av1' ? 'AVIF' : 'HEIC';
}

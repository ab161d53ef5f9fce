// Reads the real type and size of a picture file. Its name can be wrong (a phone's HEIC is often called .jpg), and so can its header
// (a truncated copy keeps its dimensions), so every picture of a usable size is decoded once.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';

/** The formats that the site can show. */
export const shownKinds = ['JPEG', 'PNG', 'WEBP', 'AVIF'];
/** More pixels on a side than any screen shows. Larger pictures slow down clones and builds. */
export const maxSide = 6000;

interface Facts {
	/** The real format: "JPEG", "HEIC". Empty if it is not a picture. */
	kind: string;
	/** As shown, in pixels. */
	width: number;
	height: number;
	isAnimated: boolean;
	/** Whether every row can be decoded. */
	isComplete: boolean;
}

/** By content hash, because the dev server checks at every change. */
const known = new Map<string, Promise<Facts>>();

/** Reads a picture, or returns the known result. Two files with the same picture have the same hash. */
export async function readPictureFacts(path: string) {
	const bytes = await readFile(path);
	const hash = createHash('sha1').update(bytes).digest('base64url');
	const facts = known.get(hash) ?? read(bytes);
	known.set(hash, facts);
	return { ...(await facts), megabytes: bytes.length / 1e6, hash };
}

async function read(bytes: Uint8Array): Promise<Facts> {
	const facts = { kind: '', width: 0, height: 0, isAnimated: false, isComplete: false };
	try {
		const picture = sharp(bytes);
		const metadata = await picture.metadata(); // reads the header only
		const { width, height } = metadata.autoOrient;
		Object.assign(facts, { kind: nameKind(metadata), width, height, isAnimated: (metadata.pages ?? 1) > 1 });
		// A file of 4 kB can hold a picture of 16,000 x 16,000 pixels, which takes gigabytes to decode.
		if (!shownKinds.includes(facts.kind) || Math.max(width, height) > maxSide) return facts;
		// Downscaling reads every row without holding a large photograph's hundreds of megabytes in memory.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		return { ...facts, isComplete: true };
	} catch {
		return facts; // the caller reports it
	}
}

function nameKind({ format, compression }: Metadata): string {
	if (format !== 'heif') return format.toUpperCase();
	return compression === 'av1' ? 'AVIF' : 'HEIC';
}

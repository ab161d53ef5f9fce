// Reads the real type and size of a picture file. Its name can be wrong (a phone's HEIC is often called .jpg), and so can its header
// (a truncated copy keeps its dimensions), so every picture is decoded once.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { drawSvg } from '../images/draw-svg.ts';

interface Decoded {
	/** The real format: "JPEG", "HEIC". Empty if it is not a picture. */
	kind: string;
	/** As shown; 0 if not every row can be decoded. */
	width: number;
	height: number;
}

/** By content hash, because the dev server checks at every change. */
const known = new Map<string, Promise<Decoded>>();

/** Decodes a picture, or returns the known result. Two files with the same picture have the same hash. */
export async function readPictureFacts(path: string) {
	const bytes = await readFile(path);
	const hash = createHash('sha1').update(bytes).digest('base64url');
	const decoded = known.get(hash) ?? decode(path, bytes);
	known.set(hash, decoded);
	return { ...(await decoded), megabytes: bytes.length / 1e6, hash };
}

async function decode(path: string, bytes: Uint8Array): Promise<Decoded> {
	let kind = '';
	try {
		let picture = sharp(bytes);
		let metadata = await picture.metadata();
		kind = nameKind(metadata);
		if (kind === 'SVG') {
			picture = sharp(await drawSvg(path));
			metadata = await picture.metadata();
		}
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

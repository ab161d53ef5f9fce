// What a picture file really is. Its name says little (a phone's HEIC is often called .jpg) and its header not much more
// (a copy that was cut off has the right size), so every picture is decoded: once for its bytes, not once a check.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { cacheFolder } from '../../tooling/folders.ts';
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

const cacheFile = join(cacheFolder, 'decoded-pictures.json');
/** Width and height by the hash of a file's bytes; 0 if it cannot be decoded. */
const decoded = new Map(readCache());
/** By path, time and size, while this process runs: the dev server checks at every change. */
const known = new Map<string, Promise<PictureFacts>>();

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
	const before = decoded.size;
	const waiting = [...paths];
	const work = async (): Promise<void> => {
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await readPictureFacts(path);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	if (decoded.size === before) return;
	mkdirSync(dirname(cacheFile), { recursive: true });
	writeFileSync(cacheFile, JSON.stringify([...new Map([...readCache(), ...decoded])])); // another check may have written
}

async function examine(path: string): Promise<PictureFacts> {
	const bytes = await readFile(path);
	const hash = createHash('sha1').update(bytes).digest('base64url');
	const [width, height] = decoded.get(hash) ?? (await measure(bytes));
	decoded.set(hash, [width, height]);
	return { kind: detectKind(bytes), width, height, megabytes: bytes.length / 1e6, isWhole: width > 0, hash };
}

async function measure(bytes: Uint8Array): Promise<[width: number, height: number]> {
	try {
		const { default: sharp } = await import('sharp'); // a tenth of a second, which most checks can save
		const picture = sharp(bytes);
		const { width, height } = (await picture.metadata()).autoOrient;
		// Made small, every row is read and few are kept: a large photograph would be hundreds of megabytes.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		return [width, height];
	} catch {
		return [0, 0]; // The caller tells the editor what to do about it.
	}
}

function readCache(): [hash: string, size: [number, number]][] {
	const cache = z.array(z.tuple([z.string(), z.tuple([z.number(), z.number()])]));
	try {
		return cache.parse(JSON.parse(readFileSync(cacheFile, 'utf8')));
	} catch {
		return []; // The first check, or a file that another check is writing: everything is decoded again.
	}
}

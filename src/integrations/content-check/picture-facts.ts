// What a picture file really is. Its name says little (a phone's HEIC is often called .jpg) and its header not much more
// (a copy that was cut off has the right size), so every picture is decoded, once for its bytes and not once a check.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../tooling/folders.ts';
import { kindOfPicture, type PictureKind } from './picture-kind.ts';

/** What the check needs to know of a picture. Width and height as shown, 0 if it cannot be decoded. */
export interface PictureFacts {
	kind: PictureKind;
	width: number;
	height: number;
	megabytes: number;
	/** The bytes can be decoded, to the last row. */
	whole: boolean;
	/** Tells whether two files hold the same picture. */
	hash: string;
}
type Decoded = Pick<PictureFacts, 'width' | 'height' | 'whole'>;

const cacheFile = join(cacheFolder, 'decoded-pictures.json');
/** Half a megabyte of lines: enough for a decade of posts. */
const most = 10_000;
/** By the hash of the file's bytes: "width height", or "" if it cannot be decoded. */
const known = new Map<string, string>(readCache());
/** By path, time and size, while this process runs: the dev server checks at every change. */
const read = new Map<string, Promise<PictureFacts>>();

/** Decodes a picture, or remembers how it went. */
export async function pictureFacts(path: string): Promise<PictureFacts> {
	const { mtimeMs, size } = await stat(path);
	const version = `${path} ${mtimeMs} ${size}`;
	const facts = read.get(version) ?? examine(path);
	read.set(version, facts);
	return facts;
}

/** Decodes many pictures on all processors, so that asking for each of them is quick afterwards. */
export async function decodePictures(paths: readonly string[]): Promise<void> {
	const before = known.size;
	const waiting = [...paths];
	const work = async (): Promise<void> => {
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await pictureFacts(path);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	if (known.size > before) writeCache();
}

async function examine(path: string): Promise<PictureFacts> {
	const bytes = await readFile(path);
	const hash = createHash('sha1').update(bytes).digest('base64url');
	const kind = kindOfPicture(bytes);
	const remembered = known.get(hash);
	const decoded = remembered === undefined ? await decode(bytes) : fromLine(remembered);
	known.set(hash, decoded.whole ? `${decoded.width} ${decoded.height}` : '');
	return { kind, ...decoded, megabytes: bytes.length / 1e6, hash };
}

async function decode(bytes: Uint8Array): Promise<Decoded> {
	try {
		const { default: sharp } = await import('sharp'); // a tenth of a second, which most checks can save
		const picture = sharp(bytes);
		const { width, height } = (await picture.metadata()).autoOrient;
		// Made small, every row is read and few are kept: a large photograph would be hundreds of megabytes.
		await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
		return { width, height, whole: true };
	} catch {
		return { width: 0, height: 0, whole: false }; // The caller tells the editor what to do about it.
	}
}

function fromLine(line: string): Decoded {
	const [width = 0, height = 0] = line.split(' ').map(Number);
	return { width, height, whole: line !== '' };
}

function readCache(): [string, string][] {
	try {
		const stored: unknown = JSON.parse(readFileSync(cacheFile, 'utf8'));
		return Object.entries(stored ?? {}).filter((item): item is [string, string] => typeof item[1] === 'string');
	} catch {
		return []; // The first check of this folder, or a cache that another one was writing: everything is decoded again.
	}
}

/** In one step, and with what another check wrote meanwhile: tests run several at once. */
function writeCache(): void {
	const all = [...new Map([...readCache(), ...known])].slice(-most);
	const draft = `${cacheFile}.${process.pid}`;
	mkdirSync(dirname(cacheFile), { recursive: true });
	writeFileSync(draft, JSON.stringify(Object.fromEntries(all)));
	renameSync(draft, cacheFile);
}

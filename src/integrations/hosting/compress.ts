import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible, getContentType } from './file-types.ts';

/** Compresses a file with brotli, as small as its size allows in reasonable time. */
export async function brotli(body: Buffer): Promise<Buffer> {
	const quality = body.length > 200_000 ? 9 : constants.BROTLI_MAX_QUALITY;
	return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/**
 * Writes about.html.br and about.html.gz beside about.html, for servers with precompressed files. Every text file gets
 * both, even if it doesn't shrink: otherwise a server would keep sending a stale one from an earlier upload.
 */
export async function compressSite(dist: string, files: string[]): Promise<void> {
	const texts = files.filter((name) => compressible.test(getContentType(name))).values();
	// A few files at a time: a large blog has more files than a process may open at once.
	const worker = async () => {
		for (const file of texts) {
			const body = await readFile(path.join(dist, file));
			await writeFile(path.join(dist, `${file}.br`), await brotli(body));
			await writeFile(path.join(dist, `${file}.gz`), await promisify(gzip)(body));
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

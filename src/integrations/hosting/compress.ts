import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible, getContentType } from './file-types.ts';

const brotli = promisify(brotliCompress);

/** Compressors by encoding name. */
export const encoders = {
	br: (body: Buffer) =>
		brotli(body, {
			params: { [constants.BROTLI_PARAM_QUALITY]: body.length > 200_000 ? 9 : constants.BROTLI_MAX_QUALITY },
		}),
	gzip: promisify(gzip),
};

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
			await writeFile(path.join(dist, `${file}.br`), await encoders.br(body));
			await writeFile(path.join(dist, `${file}.gz`), await encoders.gzip(body));
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { compressible, getContentType } from './file-types.ts';

/**
 * Writes about.html.br and about.html.gz beside about.html, for servers with precompressed files. Every text file gets
 * both, even if it doesn't shrink: otherwise a server would keep sending a stale one from an earlier upload.
 */
export async function compressSite(dist: string, files: string[]): Promise<void> {
	const texts = files.filter((name) => compressible.test(getContentType(name)));
	const compress = async (name: string) => {
		const file = path.join(dist, name);
		const body = await readFile(file);
		const quality = body.length > 200_000 ? 9 : constants.BROTLI_MAX_QUALITY;
		const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
		await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
		await writeFile(`${file}.gz`, await promisify(gzip)(body));
	};
	await pMap(texts, compress, { concurrency: 4 });
}

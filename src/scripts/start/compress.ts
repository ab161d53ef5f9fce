import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pMap from 'p-map';

/** Writes about.html.br beside about.html, so that our server sends compressed files, as hosts do. */
export async function compressSite(dist: string): Promise<void> {
	const texts = globSync('**/*.{css,html,ics,js,json,svg,txt,webmanifest,xml}', { cwd: dist });
	const compress = async (name: string) => {
		const file = path.join(dist, name);
		const body = await readFile(file);
		const quality = body.length > 200_000 ? 9 : constants.BROTLI_MAX_QUALITY;
		const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
		await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
	};
	await pMap(texts, compress, { concurrency: 4 });
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressible, encoders, typeOf } from '../serve/site-files.ts';

/** Writes each text of a built site again in packed form, about.html.br and about.html.gz, for servers that send these. */
export async function compressSite(dist: string): Promise<number> {
	const entries = await readdir(dist, { recursive: true, withFileTypes: true });
	let count = 0;
	for (const entry of entries) {
		const file = path.join(entry.parentPath, entry.name);
		if (!entry.isFile() || !compressible.test(typeOf(entry.name))) continue;
		const body = await readFile(file);
		for (const [ending, pack] of [
			['br', encoders.br],
			['gz', encoders.gzip],
		] as const) {
			const packed = await pack(body);
			if (packed.length >= body.length) continue;
			await writeFile(`${file}.${ending}`, packed);
			count++;
		}
	}
	return count;
}

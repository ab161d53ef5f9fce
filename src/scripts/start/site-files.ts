import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotli } from '../../integrations/hosting/compress.ts';
import { compressible, getContentType } from '../../integrations/hosting/file-types.ts';

/** A file of the built site, ready to send. */
interface SiteFile {
	type: string;
	body: Buffer;
	/** The body in brotli, unless its type is compressed already. */
	compressed: Promise<Buffer> | undefined;
}

const hostFiles = new Set(['/_headers', '/_redirects']);

/** @returns a function that reads a file of a built site. It caches the file until a build changes it. */
export function createFileReader(dist: string): (sitePath: string) => Promise<SiteFile | undefined> {
	const cache = new Map<string, SiteFile & { changed: number }>();
	return async (sitePath) => {
		const file = path.join(dist, sitePath);
		const found = await stat(file).catch(() => undefined);
		if (!found?.isFile() || hostFiles.has(sitePath)) return undefined;
		const known = cache.get(file);
		if (known?.changed === found.mtimeMs) return known;
		const [type, body] = [getContentType(sitePath), await readFile(file)];
		const compressed = compressible.test(type) ? brotli(body) : undefined;
		const fresh = { type, body, compressed, changed: found.mtimeMs };
		cache.set(file, fresh);
		return fresh;
	};
}

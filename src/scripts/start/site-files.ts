import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { encoders } from '../../integrations/hosting/compress.ts';
import { compressible, getContentType } from '../../integrations/hosting/file-types.ts';

/** A file of the built site, ready to send. */
export interface SiteFile {
	type: string;
	/** The body in the best encoding that the request accepts. */
	body: Buffer;
	encoding: 'br' | 'gzip' | undefined;
	/** Whether the body depends on Accept-Encoding. */
	varies: boolean;
	etag: string;
}

interface Entry {
	changed: number;
	original: Buffer;
	hash: string;
	packed: Map<string, Promise<Buffer>>;
}

const hostFiles = new Set(['/_headers', '/_redirects']);

/** Finds and caches the files of a built site. Notices when a new build changes them. */
export function siteFiles(dist: string) {
	const entries = new Map<string, Entry>();

	async function entry(sitePath: string): Promise<Entry | undefined> {
		const file = path.join(dist, sitePath);
		const found = await stat(file).catch(() => undefined);
		if (!found?.isFile() || hostFiles.has(sitePath)) return undefined;
		const known = entries.get(file);
		if (known?.changed === found.mtimeMs) return known;
		const original = await readFile(file);
		const hash = createHash('sha256').update(original).digest('base64url').slice(0, 22);
		const fresh = { changed: found.mtimeMs, original, hash, packed: new Map<string, Promise<Buffer>>() };
		entries.set(file, fresh);
		return fresh;
	}

	return {
		/** The file for a page's path: "/about" and "/about/" both give about.html. */
		async resolve(sitePath: string): Promise<string | undefined> {
			const page = sitePath.replace(/\/+$/, '');
			const candidates = [...(sitePath.endsWith('/') ? [] : [sitePath]), `${page}.html`, `${page}/index.html`];
			for (const candidate of candidates) if (await entry(candidate)) return candidate;
			return undefined;
		},
		/** Reads a file in the best encoding for an Accept-Encoding header. */
		async read(sitePath: string, accept: string): Promise<SiteFile | undefined> {
			const found = await entry(sitePath);
			if (!found) return undefined;
			const type = getContentType(sitePath);
			const plain = { type, body: found.original, encoding: undefined, etag: `"${found.hash}"` };
			if (!compressible.test(type)) return { ...plain, varies: false };
			const encoding = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : undefined;
			if (!encoding) return { ...plain, varies: true };
			const packing = found.packed.get(encoding) ?? encoders[encoding](found.original);
			found.packed.set(encoding, packing);
			const body = await packing;
			if (body.length >= found.original.length) return { ...plain, varies: true };
			return { type, body, encoding, varies: true, etag: `"${found.hash}-${encoding}"` };
		},
	};
}

function accepts(header: string, encoding: string): boolean {
	return header.split(',').some((part) => {
		const [name, weight] = part.trim().split(/\s*;\s*q=/);
		return name === encoding && Number(weight ?? 1) > 0;
	});
}

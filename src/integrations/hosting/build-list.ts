import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

/** build.json, which each build publishes for `npm run check:deploy`. It holds nothing that pages don't. */
export const buildList = z.object({
	/** The home page's. */
	address: z.string(),
	/** The account service. Without one, both are empty. */
	accounts: z.object({ url: z.string(), key: z.string() }),
	/** The hash of every file, by its path in dist/. */
	files: z.record(z.string(), z.string()),
});
export type BuildList = z.infer<typeof buildList>;

export const hashFile = (content: Uint8Array | string) => createHash('sha256').update(content).digest('base64url');

/** The files of a built site. The other hosts' `_headers` isn't among them. */
export function hashFiles(folder: string): BuildList['files'] {
	const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
	return Object.fromEntries(names.sort().map((name) => [name, hashFile(readFileSync(join(folder, name)))]));
}

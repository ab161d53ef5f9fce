import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes build.json into a built site. The other hosts' `_headers` isn't in it. */
export function writeBuildList(folder: string, { address, accounts: { url, key } }: Omit<BuildList, 'files'>): void {
	const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
	const files = Object.fromEntries(names.sort().map((name) => [name, hashFile(readFileSync(join(folder, name)))]));
	const list: BuildList = { address, accounts: { url, key }, files };
	writeFileSync(join(folder, 'build.json'), JSON.stringify(list));
}

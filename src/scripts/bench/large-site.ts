import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder, root } from '../../folders.ts';

const home = path.join(root, '.astro/large-site');

/**
 * Copies content/ and adds posts that repeat the real ones with other titles and dates.
 * @returns the environment variables that make a command use the copy.
 */
export async function writeLargeSite(
	posts: number,
): Promise<{ CONTENT_DIR: string; OUT_DIR: string; CACHE_DIR: string }> {
	const content = path.join(home, 'content');
	await rm(content, { recursive: true, force: true });
	await cp(contentFolder, content, { recursive: true });
	const originals = globSync('*/index.md', { cwd: path.join(content, 'posts') }).map((file) => path.dirname(file));
	for (let number = 1; number <= posts; number++) {
		const folder = path.join(content, 'posts', `session-${number}`);
		await cp(path.join(content, 'posts', originals[number % originals.length] ?? ''), folder, { recursive: true });
		const file = path.join(folder, 'index.md');
		const date = new Date(Date.UTC(2021, 11, 31 - number)).toISOString().slice(0, 10); // before the real posts
		const text = (await readFile(file, 'utf8'))
			.replace(/^title: (.*)$/m, (_, title: string) => `title: ${title.slice(0, 40).trim()} ${number}`)
			.replace(/^date: .*$/m, `date: ${date}`)
			.replace(/^(pinned|draft): .*\n/gm, '');
		await writeFile(file, text);
	}
	return { CONTENT_DIR: content, OUT_DIR: path.join(home, 'dist'), CACHE_DIR: path.join(home, 'cache') };
}

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from '../support/render.ts';
import { blog, createPage, posts } from '../support/blog.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import BlogBoard from '~/sections/blog/BlogBoard.astro';
import { indexBlog } from '../../src/integrations/search-index.ts';

const policy = `<meta http-equiv="content-security-policy" content="script-src 'self';">`;
const [first, second] = [createPage(posts), createPage(posts, 2)];
const dist = temporaryFolder();

/** Writes a blog's pages as the site renders them. */
async function writeBlog(indexed: boolean): Promise<void> {
	for (const [file, page] of Object.entries({ 'blog.html': first, 'blog/page-2.html': second })) {
		const { body } = await render(BlogBoard, { blog: { ...blog, indexed }, posts: page, path: '/blog' });
		writeFiles(dist, { [file]: `<html lang="en"><head>${policy}</head>${body.outerHTML}</html>` });
	}
	for (const { id } of posts) {
		writeFiles(dist, { [`blog/${id}.html`]: `<html lang="en"><body><main><h1>${id}</h1></main></body></html>` });
	}
}
const read = (file: string) => readFile(join(dist, file), 'utf8');

beforeEach(() => rm(dist, { recursive: true, force: true }));

describe('the search index', () => {
	test('is not built for a small blog, whose security policy stays unchanged', async () => {
		await writeBlog(false);
		const before = await read('blog.html');
		expect(await indexBlog(dist)).toBe(0);
		expect(await read('blog.html')).toBe(before);
		expect(await readdir(dist)).not.toContain('pagefind');
	});

	test('has the posts of every page, and no unused files', async () => {
		await writeBlog(true);
		expect(await indexBlog(dist)).toBe(posts.length);
		const files = await readdir(join(dist, 'pagefind'));
		expect(files).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind.js', 'pagefind-worker.js']));
		expect(files.filter((file) => /ui|highlight|\.css$/.test(file))).toEqual([]);
		expect(await readdir(join(dist, 'pagefind/fragment'))).toHaveLength(posts.length);
	});

	test('allows WebAssembly only on the search page', async () => {
		await writeBlog(true);
		await indexBlog(dist);
		expect(await read('blog.html')).toContain("script-src 'wasm-unsafe-eval' 'self';");
		expect(await read('blog/page-2.html')).not.toContain('wasm');
	});
});

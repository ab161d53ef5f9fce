import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexBlog } from '../../src/tooling/search-index.ts';

const policy = `<meta http-equiv="content-security-policy" content="script-src 'self';">`;
const card = (id: string) =>
	`<li data-words="boxing"><article class="post post-small"><h2 class="display"><a class="post-title" href="/gym/blog/${id}">${id}</a></h2><p class="mt-1">About ${id}.</p></article></li>`;
const list = (ids: string[], attributes = '') =>
	`<html lang="en"><head>${policy}</head><body><blog-posts${attributes}><ul>${ids.map(card).join('')}</ul></blog-posts></body></html>`;

let dist: string;
beforeEach(async () => {
	dist = await mkdtemp(join(tmpdir(), 'ember-dist-'));
	await mkdir(join(dist, 'blog'));
	for (const id of ['one', 'two', 'three']) {
		await writeFile(
			join(dist, 'blog', `${id}.html`),
			`<html lang="en"><body><main><h1>${id}</h1></main></body></html>`,
		);
	}
	await writeFile(join(dist, 'blog/page-2.html'), list(['three']));
});
afterEach(() => rm(dist, { recursive: true }));

describe('the search index', () => {
	test('is not made for a blog that does not ask for it, and its policy stays as strict as it was', async () => {
		const html = list(['one', 'two']);
		await writeFile(join(dist, 'blog.html'), html);
		expect(await indexBlog(dist, '/gym')).toBe(0);
		expect(await readFile(join(dist, 'blog.html'), 'utf8')).toBe(html);
		expect(await readdir(dist)).not.toContain('pagefind');
	});

	test('holds the posts of every page, and brings nothing that the site does not use', async () => {
		await writeFile(join(dist, 'blog.html'), list(['one', 'two'], ' data-index="/gym/pagefind/pagefind.js"'));
		expect(await indexBlog(dist, '/gym')).toBe(3);
		const files = await readdir(join(dist, 'pagefind'));
		expect(files).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind.js', 'pagefind-worker.js']));
		expect(files.filter((file) => /ui|highlight|\.css$/.test(file))).toEqual([]);
		expect(await readdir(join(dist, 'pagefind/fragment'))).toHaveLength(3);
	});

	test('lets only the page that searches run WebAssembly', async () => {
		await writeFile(join(dist, 'blog.html'), list(['one'], ' data-index="/gym/pagefind/pagefind.js"'));
		await indexBlog(dist, '/gym');
		expect(await readFile(join(dist, 'blog.html'), 'utf8')).toContain("script-src 'wasm-unsafe-eval' 'self';");
		expect(await readFile(join(dist, 'blog/page-2.html'), 'utf8')).not.toContain('wasm');
	});
});

import { beforeAll, expect, test, vi } from 'vitest';
import { postItem, seen, showBlog, typed } from '../support/blog-search';

// One document for the file: an element can be defined only once. The tests follow one visitor.
const pages: Record<string, string> = {
	'/blog/page-2': `<style>p{}</style><ul id="posts" class="posts">${postItem('Gloves', 'boxing')}</ul>`,
	'/blog/page-3': `<ul id="posts">${postItem('Running')}</ul>`,
};
const fetchPage = vi.fn<(address: string) => Promise<Response>>();

beforeAll(async () => {
	vi.stubGlobal('fetch', fetchPage);
	const links = ['/blog', ...Object.keys(pages)].map((path) => `<a href="${path}">${path}</a>`);
	const numbers = links.join('').replace('<a', '<a aria-current="page"');
	showBlog(['Stretching'], `<div id="blog-pages">${numbers}<a rel="next" href="/blog/page-2">next</a></div>`);
	await import('~/sections/blog/search/posts-of-pages');
	await import('~/sections/blog/search/search');
});

test('the first letter fetches the other pages; if that fails, the search says so and the page stays as it is', async () => {
	expect(fetchPage).not.toHaveBeenCalled();
	fetchPage.mockResolvedValue(new Response('', { status: 503 }));
	await typed('g', 'The search did not load.');
	expect(seen()).toEqual(['Stretching']);
});

test('the next letter tries again, and posts of every page are found, each page fetched once', async () => {
	fetchPage.mockClear();
	fetchPage.mockImplementation((address) => Promise.resolve(new Response(pages[new URL(address).pathname])));
	await typed('glo', '1 post matches “glo”');
	expect(seen()).toEqual(['Gloves']);
	await typed('box', '1 post matches “box”');
	await typed('yoga', '3 posts match “yoga”');
	expect(fetchPage).toHaveBeenCalledTimes(2);
	expect(document.getElementById('blog-pages')?.hidden).toBe(true);
});

test('what every card says finds nothing', async () => {
	await typed('purchase', 'No post matches “purchase”.');
	expect(seen()).toEqual([]);
});

test('an empty field brings back the page and its numbers', async () => {
	await typed('', '');
	expect(seen()).toEqual(['Stretching']);
	expect(document.getElementById('blog-pages')?.hidden).toBe(false);
});

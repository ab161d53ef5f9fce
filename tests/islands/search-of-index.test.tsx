import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { postItem, seen, showBlog, typed } from '../support/blog-search';

// One document for the file: an element can be defined only once. The tests follow one visitor.
const card = (title: string) => postItem(title).replace(/<\/?li[^>]*>/g, '');
const found = ['Third', 'Fourth', 'Fifth'];
const index = `export const search = async (query) => ({ results: query === 'nothing' ? [] : ${JSON.stringify(found.map(card))}.map(
	(card, id) => ({ id: String(id), data: async () => ({ meta: { card } }) })) })`;
const more = () => document.getElementById('more-posts');

beforeAll(async () => {
	showBlog(['First', 'Second'], '<button id="more-posts" hidden>More posts</button><div id="blog-pages"></div>');
	await import('~/sections/blog/search/posts-of-index');
	await import('~/sections/blog/search/search');
});

test('an index that cannot be loaded is told, and the page stays as it is', async () => {
	document
		.querySelector('blog-posts')
		?.setAttribute('data-index', 'data:text/javascript,throw new Error("offline");//');
	await typed('t', 'The search did not load.');
	expect(seen()).toEqual(['First', 'Second']);
});

test('the next letter tries again; as many posts as a page has are shown, in the order of the index', async () => {
	document
		.querySelector('blog-posts')
		?.setAttribute('data-index', `data:text/javascript,${encodeURIComponent(index)}//`);
	await typed('th', '3 posts match “th”');
	expect(seen()).toEqual(['Third', 'Fourth']);
	expect(document.getElementById('blog-pages')?.hidden).toBe(true);
});

test('"More posts" shows the rest, and the keyboard goes on at the first of them', async () => {
	await userEvent.click(more() ?? document.body);
	await vi.waitFor(() => expect(seen()).toEqual(['Third', 'Fourth', 'Fifth']));
	expect(document.activeElement?.textContent).toBe('Fifth');
	expect(more()?.hidden).toBe(true);
});

test('nothing found is said as on a small blog, and an empty field brings back the page', async () => {
	await typed('nothing', 'No post matches “nothing”.');
	expect(seen()).toEqual([]);
	await vi.waitFor(() => expect(location.search).toBe('?q=nothing')); // the address follows a little later
	await typed('', '');
	expect(seen()).toEqual(['First', 'Second']);
	expect(document.getElementById('blog-pages')?.hidden).toBe(false);
	await vi.waitFor(() => expect(location.search).toBe(''));
});

import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { postItem, seen, showBlog, typed } from '../support/blog-search';

// All tests share one document, since a custom element can be defined only once. They run in order, as one visit.
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

test('shows an error if the index cannot be loaded, and leaves the page unchanged', async () => {
	document
		.querySelector('blog-posts')
		?.setAttribute('data-index', 'data:text/javascript,throw new Error("offline");//');
	await typed('t', 'The search did not load.');
	expect(seen()).toEqual(['First', 'Second']);
});

test('retries at the next keystroke and shows one page of results in the index’s order', async () => {
	document
		.querySelector('blog-posts')
		?.setAttribute('data-index', `data:text/javascript,${encodeURIComponent(index)}//`);
	await typed('th', '3 posts match “th”');
	expect(seen()).toEqual(['Third', 'Fourth']);
	expect(document.getElementById('blog-pages')?.hidden).toBe(true);
});

test('"More posts" shows the rest and moves focus to the first of them', async () => {
	await userEvent.click(more() ?? document.body);
	await vi.waitFor(() => expect(seen()).toEqual(['Third', 'Fourth', 'Fifth']));
	expect(document.activeElement?.textContent).toBe('Fifth');
	expect(more()?.hidden).toBe(true);
});

test('announces no results as on a small blog, and restores the page for an empty query', async () => {
	await typed('nothing', 'No post matches “nothing”.');
	expect(seen()).toEqual([]);
	await vi.waitFor(() => expect(location.search).toBe('?q=nothing')); // the address follows a little later
	await typed('', '');
	expect(seen()).toEqual(['First', 'Second']);
	expect(document.getElementById('blog-pages')?.hidden).toBe(false);
	await vi.waitFor(() => expect(location.search).toBe(''));
});

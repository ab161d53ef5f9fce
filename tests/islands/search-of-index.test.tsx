import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';

/** A post in a list, as the blog's pages render it. */
const postItem = (title: string) =>
	`<li data-words="${title} About it. Yoga"><article class="post"><a class="post-category" href="/">Yoga</a><h2><a class="post-title" href="/">${title}</a></h2><p>About it.</p><a href="/contact">purchase now</a></article></li>`;

/** Puts the blog's first page into the document, with the elements around its posts. */
function showBlog(titles: string[], rest: string): void {
	document.body.innerHTML = `<form><input id="blog-query" type="search" aria-label="Search"></form>
		<blog-posts>
			<p id="found" role="status" data-found="{count} posts match “{query}”" data-found-one="1 post matches “{query}”"
				data-none="No post matches “{query}”." data-not-loaded="The search did not load."></p>
			<div id="all-posts" hidden><a href="/blog">All posts</a></div>
			<ul id="posts">${titles.map((title) => postItem(title)).join('')}</ul>
			${rest}
		</blog-posts>`;
}

/** The visible titles. */
const seen = () => [...document.querySelectorAll('#posts > li:not([hidden]) h2')].map(({ textContent }) => textContent);

/** Replaces the query and waits for the announcement. */
async function typed(query: string, answer: string): Promise<void> {
	const input = document.querySelector('input');
	if (!input) throw new Error('The search field is missing.');
	await userEvent.clear(input);
	if (query) await userEvent.type(input, query);
	await vi.waitFor(() => {
		if (document.getElementById('found')?.textContent !== answer)
			throw new Error(`The announcement is "${document.getElementById('found')?.textContent}".`);
	});
}

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

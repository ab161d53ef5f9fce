import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** A post in a list, as the blog's pages render it. */
export const postItem = (title: string, words = '') =>
	`<li data-words="${title} About it. Yoga ${words}"><article class="post"><a class="post-category" href="/">Yoga</a><h2><a class="post-title" href="/">${title}</a></h2><p>About it.</p><a href="/contact">purchase now</a></article></li>`;

/** Puts the blog's first page into the document, with the elements around its posts. */
export function showBlog(titles: string[], rest: string, attributes = ''): void {
	document.body.innerHTML = `<form><input id="blog-query" type="search" aria-label="Search"></form>
		<blog-posts${attributes}>
			<p id="found" role="status" data-found="{count} posts match “{query}”" data-found-one="1 post matches “{query}”"
				data-none="No post matches “{query}”." data-not-loaded="The search did not load."></p>
			<div id="all-posts" hidden><a href="/blog">All posts</a></div>
			<ul id="posts">${titles.map((title) => postItem(title)).join('')}</ul>
			${rest}
		</blog-posts>`;
}

/** The visible titles. */
export const seen = () =>
	[...document.querySelectorAll('#posts > li:not([hidden]) h2')].map(({ textContent }) => textContent);

/** Replaces the query and waits for the announcement. */
export async function typed(query: string, answer: string): Promise<void> {
	const input = document.querySelector('input');
	if (!input) throw new Error('The search field is missing.');
	await userEvent.clear(input);
	if (query) await userEvent.type(input, query);
	await vi.waitFor(() => {
		if (document.getElementById('found')?.textContent !== answer)
			throw new Error(`The announcement is "${document.getElementById('found')?.textContent}".`);
	});
}

/**
 * `<blog-posts>`, the element around the blog's first page of posts. By itself it is nothing: the search (search.ts)
 * filters what it holds. Where the blog has more than that, posts-of-index.ts defines it. The scripts meet in this
 * element only: a module that both of them had would be a file of its own, and a page loads none before
 * somebody searches.
 */
export interface BlogPosts extends HTMLElement {
	/**
	 * Brings the posts that are not on the page.
	 * @returns how many match, if the list shows those by now; else the list is still to be filtered.
	 */
	find?: (query: string) => Promise<number | undefined>;
}

declare global {
	interface HTMLElementTagNameMap {
		'blog-posts': BlogPosts;
	}
}

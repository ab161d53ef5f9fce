/**
 * `<blog-posts>` wraps the posts on the blog's first page. search.ts filters them in place. If the blog has more than one
 * page, posts-of-index.ts defines the element and adds `find`. The two scripts share no module: the bundler would put it
 * in a separate file, which every visitor would download before searching.
 */
export interface BlogPosts extends HTMLElement {
	/**
	 * Shows the matching posts of the whole blog.
	 * @returns the number of matches, or undefined if the caller must filter the posts on the page.
	 */
	find?: (query: string) => Promise<number | undefined>;
}

declare global {
	interface HTMLElementTagNameMap {
		'blog-posts': BlogPosts;
	}
}

// The blog's search. On each keystroke, and on load if the URL has a query, it shows the matching posts, announces how many
// there are and updates the URL. A link leads back to all posts.
import { matches } from '~/lib/posts';

/**
 * `<blog-posts>` wraps the posts on the blog's first page. This script filters them in place. If the blog has more than one
 * page, posts-of-index.ts defines the element and adds `find`. The two scripts share only types: the bundler would put a
 * shared module in a separate file, which every visitor would download before searching.
 */
export interface BlogPosts extends HTMLElement {
	/**
	 * Shows the matching posts of the whole blog.
	 * @returns the number of matches, or undefined if the caller must filter the posts on the page.
	 */
	find?: (query: string) => Promise<number | undefined>;
}

const posts = document.querySelector<BlogPosts>('blog-posts');
const input = document.querySelector<HTMLInputElement>('#blog-query');
const status = document.getElementById('found');
const all = document.getElementById('all-posts');
if (posts && input && status && all) {
	const { found = '', foundOne = '', none = '', notLoaded = '' } = status.dataset;
	let latest = '';
	let timer = 0;

	const search = async () => {
		const query = (latest = input.value.trim());
		let text = '';
		try {
			const counted = await posts.find?.(query);
			if (query !== latest) return; // a newer query has replaced this one
			const count = counted ?? filter(query);
			text = (count > 1 ? found : count === 1 ? foundOne : none).replace('{count}', `${count}`);
		} catch {
			if (query !== latest) return;
			text = notLoaded;
		}
		status.textContent = query && text.replace('{query}', () => query);
		all.hidden = query === '';
		// Debounced: Safari throws after 100 calls of replaceState in 30 seconds (https://github.com/nusmodifications/nusmods/issues/763).
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			const address = new URL(location.href);
			address.searchParams.delete('q');
			if (query) address.searchParams.set('q', query);
			history.replaceState(history.state, '', address);
		}, 300);
	};
	const filter = (query: string) => {
		let count = 0;
		for (const post of posts.querySelectorAll('#posts > li')) {
			const isFound = matches(post.getAttribute('data-words') ?? '', query);
			post.toggleAttribute('hidden', !isFound);
			count += Number(isFound);
		}
		return count;
	};
	input.addEventListener('input', search);
	input.form?.addEventListener('submit', (event) => {
		event.preventDefault();
		void search();
	});
	all.addEventListener('click', (event) => {
		event.preventDefault();
		input.value = '';
		input.focus();
		void search();
	});
	input.value = new URLSearchParams(location.search).get('q') ?? '';
	if (input.value) void search();
}

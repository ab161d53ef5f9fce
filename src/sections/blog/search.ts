// The blog's search. On each keystroke, and on load if the URL has a query, it shows the matching posts and announces how many
// there are. The URL has the query once it is complete.
import { getOwn } from '~/lib/get-property.ts';
import { matches } from '~/lib/search-words.ts';
import { choosePlural, fill, type Plural } from '~/lib/text.ts';

const list = document.getElementById('posts');
const input = document.querySelector<HTMLInputElement>('#blog-query');
const status = document.getElementById('found');
const all = document.getElementById('all-posts');
if (list && input && status && all) {
	const { none = '', notLoaded = '' } = status.dataset;
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by BlogBoard.astro
	const found: Plural = JSON.parse(status.dataset['found'] ?? '{}');
	const pages = list.nextElementSibling;
	const ownCount = list.childElementCount;
	let words: { [id: string]: string | undefined } = {};
	let loading: Promise<void> | undefined;

	/**
	 * Loads the words of all posts, and adds the posts of the later pages to the list.
	 * @throws if the response isn't JSON, e.g. an error page, or is not complete after 15 seconds.
	 */
	const loadIndex = async () => {
		const response = await fetch(list.dataset['index'] ?? '', { signal: AbortSignal.timeout?.(15_000) });
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by our build (pages/blog/search.json.ts)
		const index: { words: typeof words; cards: string[] } = await response.json();
		words = index.words;
		list.insertAdjacentHTML('beforeend', index.cards.join(''));
	};
	const search = async () => {
		let isLoaded = true;
		try {
			if (input.value.trim()) await (loading ??= loadIndex());
		} catch {
			loading = undefined; // retry at the next keystroke
			isLoaded = false;
		}
		const query = input.value.trim(); // the visitor may have typed while the posts loaded
		const count = filter(isLoaded ? query : '');
		const text = count > 0 ? choosePlural(found, count, document.documentElement.lang) : none;
		status.textContent = query && (isLoaded ? fill(text, { count, query }) : notLoaded);
		all.hidden = query === '';
		pages?.toggleAttribute('hidden', isLoaded && query !== '');
	};
	/** Shows the matching posts, or the first page for an empty query. @returns the number of posts shown. */
	const filter = (query: string) => {
		let count = 0;
		for (const [index, post] of [...list.children].entries()) {
			const own = getOwn(words, post.getAttribute('data-post') ?? '') ?? '';
			const isFound = query ? matches(own, query) : index < ownCount;
			post.toggleAttribute('hidden', !isFound);
			count += Number(isFound);
		}
		return count;
	};
	input.addEventListener('input', search);
	input.addEventListener('change', () => {
		const query = input.value.trim();
		history.replaceState(history.state, '', query ? `?${new URLSearchParams({ q: query })}` : location.pathname);
	});
	input.form?.addEventListener('submit', (event) => {
		event.preventDefault();
		void search();
	});
	input.value ||= new URLSearchParams(location.search).get('q') ?? ''; // unless the visitor has typed while this loaded
	if (input.value) void search();
}

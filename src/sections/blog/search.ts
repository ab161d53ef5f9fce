// The blog's search. On each keystroke, and on load if the URL has a query, it shows the matching posts and announces how many
// there are. The URL has the query once it is complete.
import { getOwn } from '~/lib/get-property.ts';
import { matches } from '~/lib/search-words.ts';
import { choosePlural, fill, type Plural } from '~/lib/text.ts';

/** The words of each post, by its id. */
type Words = Partial<Record<string, string>>;

/**
 * Loads the words of all posts, and adds the posts of the later pages to the list.
 * @throws if the response isn't JSON, e.g. an error page, or is not complete after 15 seconds.
 */
async function loadIndex(list: HTMLElement): Promise<Words> {
	const response = await fetch(list.dataset['index'] ?? '', { signal: AbortSignal.timeout?.(15_000) });
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by our build (pages/blog/search.json.ts)
	const index: { words: Words; cards: string[] } = await response.json();
	list.insertAdjacentHTML('beforeend', index.cards.join(''));
	return index.words;
}

/** Shows the posts that match a query, or the first ones if it is empty. @returns how many. */
function filter(list: HTMLElement, words: Words, query: string, first: number): number {
	let count = 0;
	for (const [index, post] of [...list.children].entries()) {
		const own = getOwn(words, post.getAttribute('data-post') ?? '') ?? '';
		const isFound = query ? matches(own, query) : index < first;
		post.toggleAttribute('hidden', !isFound);
		count += Number(isFound);
	}
	return count;
}

const list = document.getElementById('posts');
const input = document.querySelector<HTMLInputElement>('#blog-query');
const status = document.getElementById('found');
const all = document.getElementById('all-posts');
if (list && input && status && all) {
	const { none = '', notLoaded = '' } = status.dataset;
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by BlogBoard.astro
	const forms: Plural = JSON.parse(status.dataset['found'] ?? '{}');
	const ownCount = list.childElementCount;
	let loading: Promise<Words | undefined> | undefined;

	const search = async () => {
		const words = input.value.trim() ? await (loading ??= loadIndex(list).catch(() => undefined)) : {};
		if (!words) loading = undefined; // retry at the next keystroke
		const query = input.value.trim(); // the visitor may have typed while the posts loaded
		const count = filter(list, words ?? {}, words ? query : '', ownCount);
		const text = count > 0 ? choosePlural(forms, count, document.documentElement.lang) : none;
		status.textContent = query && (words ? fill(text, { count, query }) : notLoaded);
		all.hidden = query === '';
		list.nextElementSibling?.toggleAttribute('hidden', words !== undefined && query !== '');
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

// The blog's search: at each letter, and at once where the address has a query, shows the posts that match, says how
// many, keeps the address in step, and leads back to all posts.
import { matches } from '~/lib/posts';
import type {} from './blog-posts';

const posts = document.querySelector('blog-posts');
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
			if (query !== latest) return; // typed on in the meantime
			const count = counted ?? filter(query);
			text = (count > 1 ? found : count === 1 ? foundOne : none).replace('{count}', `${count}`);
		} catch {
			if (query !== latest) return;
			text = notLoaded;
		}
		status.textContent = query && text.replace('{query}', () => query);
		all.hidden = query === '';
		// Not at each letter: Safari refuses more than a hundred changes of the address in half a minute.
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

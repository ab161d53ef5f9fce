// Search for a blog of more than one page, with Pagefind: the build creates the index, and the browser fetches only the
// parts that a query needs and searches them in a worker. Each result includes the HTML of its card.
import type { BlogPosts } from './search';

/** The part of Pagefind's API that we use. Its module is next to the index. */
interface Pagefind {
	search(query: string): Promise<{ results: Result[] }>;
}
interface Result {
	id: string;
	data(): Promise<{ meta: { card: string } }>;
}

customElements.define(
	'blog-posts',
	class extends HTMLElement implements BlogPosts {
		#list = this.querySelector('#posts');
		#own = [...(this.#list?.children ?? [])];
		#more = this.querySelector('#more-posts');
		#rest: Result[] = [];
		#cards = new Map<string, Element>();
		#pagefind: Pagefind | undefined;
		#attempts = 0;
		#latest = '';

		connectedCallback() {
			this.#more?.addEventListener('click', () => void this.#showMore());
		}

		async find(query: string) {
			this.#latest = query;
			if (query === '') return this.#show(this.#own, []);
			try {
				this.#pagefind ??= await this.#load();
				const { results } = await this.#pagefind.search(query);
				const posts = await this.#cardsOf(results);
				if (query === this.#latest) this.#show(posts, results.slice(posts.length));
				return results.length;
			} catch (error) {
				if (query === this.#latest) this.#show(this.#own, []);
				throw error;
			}
		}

		async #load(): Promise<Pagefind> {
			// Browsers cache a failed import, so retry with another URL (https://github.com/whatwg/html/issues/6768).
			const retry = this.#attempts++ > 0 ? `?${this.#attempts}` : '';
			// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by the build, without types
			return import(/* @vite-ignore */ `${this.dataset['index']}${retry}`);
		}

		/** Loads the cards of one page of results. */
		#cardsOf(results: Result[]): Promise<Element[]> {
			return Promise.all(
				results.slice(0, this.#own.length).map(async (result) => {
					const known = this.#cards.get(result.id);
					if (known) return known;
					const card = document.createElement('li');
					card.innerHTML = (await result.data()).meta.card;
					this.#cards.set(result.id, card);
					return card;
				}),
			);
		}

		#show(posts: Element[], rest: Result[]): number {
			document.documentElement.classList.remove('resting'); // load the results' pictures now (layouts/defer-images.js)
			this.#list?.replaceChildren(...posts);
			this.#rest = rest;
			this.#more?.toggleAttribute('hidden', rest.length === 0);
			this.querySelector('#blog-pages')?.toggleAttribute('hidden', posts !== this.#own);
			return posts.length;
		}

		async #showMore(): Promise<void> {
			const rest = this.#rest;
			try {
				const posts = await this.#cardsOf(rest);
				if (rest !== this.#rest) return; // a newer query has replaced this one
				this.#list?.append(...posts);
				this.#rest = rest.slice(posts.length);
				this.#more?.toggleAttribute('hidden', this.#rest.length === 0);
				// Move the focus to the first new post, since the button may be gone.
				posts[0]?.querySelector<HTMLElement>('.post-title')?.focus();
			} catch {
				const status = this.querySelector<HTMLElement>('#found');
				if (status) status.textContent = status.dataset['notLoaded'] ?? '';
			}
		}
	},
);

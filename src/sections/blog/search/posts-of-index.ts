// A blog of more than a page: an index that the build has made, of which the browser fetches what a query needs. It is searched in a
// worker, and each post that is found brings its card along.
import type { BlogPosts } from './blog-posts';

/** What we use of Pagefind, whose module lies beside the index. */
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
			// A browser remembers that a module did not load; at another address it tries again.
			const retry = this.#attempts++ > 0 ? `?${this.#attempts}` : '';
			// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by the build, without types
			return import(/* @vite-ignore */ `${this.dataset['index']}${retry}`);
		}

		/** The cards of as many results as a page has posts. */
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
			document.documentElement.classList.remove('resting'); // their pictures need not wait: the visitor asked for them
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
				if (rest !== this.#rest) return; // another query was typed in the meantime
				this.#list?.append(...posts);
				this.#rest = rest.slice(posts.length);
				this.#more?.toggleAttribute('hidden', this.#rest.length === 0);
				// The button may be gone; a keyboard goes on where the new posts begin.
				posts[0]?.querySelector<HTMLElement>('.post-title')?.focus();
			} catch {
				const status = this.querySelector<HTMLElement>('#found');
				if (status) status.textContent = status.dataset['notLoaded'] ?? '';
			}
		}
	},
);

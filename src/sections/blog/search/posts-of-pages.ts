// A blog of a few pages: the first query brings the posts of the other pages, to be filtered like those of the first.
import type { BlogPosts } from './blog-posts';

customElements.define(
	'blog-posts',
	class extends HTMLElement implements BlogPosts {
		#list = this.querySelector('#posts');
		#others: Element[] | undefined;

		#latest = '';

		async find(query: string) {
			this.#latest = query;
			if (query && !this.#others) {
				const pages = [...this.querySelectorAll<HTMLAnchorElement>('#blog-pages a:not([rel], [aria-current])')];
				const others = (await Promise.all(pages.map(postsOn))).flat();
				this.#others ??= others;
			}
			if (query !== this.#latest) return undefined; // typed on in the meantime
			const others = this.#others ?? [];
			document.documentElement.classList.remove('resting'); // their pictures need not wait: the visitor asked for them
			if (query) this.#list?.append(...others);
			else for (const post of others) post.remove();
			this.querySelector('#blog-pages')?.toggleAttribute('hidden', query !== '');
			return undefined;
		}
	},
);

async function postsOn({ href }: HTMLAnchorElement): Promise<Element[]> {
	const answer = await fetch(href);
	if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
	// The list alone: the page's styles would be held against the policy of this one.
	const list = /<ul id="posts"[\s\S]*?<\/ul>/.exec(await answer.text())?.[0] ?? '';
	return [...new DOMParser().parseFromString(list, 'text/html').querySelectorAll('#posts > li')];
}

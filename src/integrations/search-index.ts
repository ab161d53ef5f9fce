import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { attribute, contentOf, elementsOf, escape } from './html/markup.ts';

/** Pagefind would also write an interface of its own. */
const needed = /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\..*|.*\.pf_\w+)$/;

/** After the build of a large blog, writes the index that its search asks. */
export function searchIndex(): AstroIntegration {
	let base = '';
	return {
		name: 'search-index',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/$/, '');
			},
			'astro:build:done': async ({ dir, logger }) => {
				const count = await indexBlog(fileURLToPath(dir), base);
				if (count > 0) logger.info(`${count} posts can be searched`);
			},
		},
	};
}

/**
 * Writes what search/posts-of-index.ts asks: the articles' texts, each with the card that shows it. A blog whose first
 * page does not ask for an index gets none.
 * @param dist the built site.
 * @param base the path below which it is published, without a slash at its end.
 * @returns how many posts can be searched.
 */
export async function indexBlog(dist: string, base = ''): Promise<number> {
	const first = join(dist, 'blog.html');
	const html = await readFile(first, 'utf8');
	if (!elementsOf(html).some((element) => attribute(element, 'data-index'))) return 0;

	const later = (await readdir(join(dist, 'blog'))).filter((file) => /^page-\d+\.html$/.test(file));
	const lists = await Promise.all(later.map((file) => readFile(join(dist, 'blog', file), 'utf8')));
	const posts = [html, ...lists].flatMap(postsIn);
	if (posts.length === 0) throw new Error('blog.html asks for a search index, but no post was found on its pages.');
	const pagefind = await import('pagefind');
	try {
		// What an article says itself: not its breadcrumb, its facts or what to read next.
		const { index, errors } = await pagefind.createIndex({
			rootSelector: 'main',
			excludeSelectors: ['nav', 'dl', '.button', '.no-print'],
		});
		if (!index) throw new Error(`The search index was not made: ${errors.join(' ')}`);
		for (const { id, card, words } of posts) {
			const path = `${base}/blog/${id}`;
			const article = await readFile(join(dist, 'blog', `${id}.html`), 'utf8');
			const content = article.replace(/<main[^>]*>/, (main) => main + summary(card, words));
			const added = await index.addHTMLFile({ url: path, content });
			if (added.errors.length > 0) throw new Error(`${path} is not in the search index: ${added.errors.join(' ')}`);
		}
		const { files } = await index.getFiles();
		for (const { path, content } of files.filter((file) => needed.test(file.path))) {
			const target = join(dist, 'pagefind', path);
			await mkdir(dirname(target), { recursive: true });
			await writeFile(target, content);
		}
	} finally {
		await pagefind.close();
	}
	await writeFile(first, allowWebAssembly(html));
	return posts.length;
}

/** The posts of a list: data/blog.ts gave each the words that find it. */
function postsIn(html: string): { id: string; card: string; words: string }[] {
	return elementsOf(html).flatMap((element) => {
		const id = attribute(element, 'data-post');
		return id ? [{ id, card: contentOf(html, element), words: attribute(element, 'data-words') ?? '' }] : [];
	});
}

/** An element from which Pagefind reads what stands on other pages: the card, kept beside the text, and more words. */
function summary(card: string, words: string): string {
	return `<p data-card="${escape(card)}" data-pagefind-meta="card[data-card]">${escape(words)}</p>`;
}

/** Lets the page that searches run WebAssembly itself, for browsers that do not search in a worker. */
function allowWebAssembly(html: string): string {
	const allowed = html.replace(/script-src(?= )/, "script-src 'wasm-unsafe-eval'");
	if (allowed === html) throw new Error('blog.html has no "script-src" in its security policy to let the search in.');
	return allowed;
}

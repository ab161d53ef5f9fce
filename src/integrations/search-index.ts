import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, serialize } from 'parse5';
import { getAttribute, listElements, options } from './html/markup.ts';

/** The files to keep. Pagefind also writes a user interface, which we don't use. */
const needed = /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\..*|.*\.pf_\w+)$/;

/** Writes the search index of a large blog after the build. */
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
 * Writes the index that search/posts-of-index.ts queries: the text of each article, with the card that shows it. Writes
 * nothing if the first page of the blog doesn't use an index.
 * @param dist the built site.
 * @param base the base path, without a trailing slash.
 * @returns the number of indexed posts.
 */
export async function indexBlog(dist: string, base = ''): Promise<number> {
	const first = join(dist, 'blog.html');
	const html = await readFile(first, 'utf8');
	if (!listElements(parse(html, options)).some((element) => getAttribute(element, 'data-index'))) return 0;

	const later = (await readdir(join(dist, 'blog'))).filter((file) => /^page-\d+\.html$/.test(file));
	const lists = await Promise.all(later.map((file) => readFile(join(dist, 'blog', file), 'utf8')));
	const posts = [html, ...lists].flatMap(readPosts);
	const pagefind = await import('pagefind');
	try {
		// Index the article itself, without its breadcrumb, facts and further reading.
		const { index, errors } = await pagefind.createIndex({
			rootSelector: 'main',
			excludeSelectors: ['nav', 'dl', '.button', '.no-print'],
		});
		if (!index) throw new Error(`The search index could not be created: ${errors.join(' ')}`);
		for (const { id, card, words } of posts) {
			const path = `${base}/blog/${id}`;
			const article = await readFile(join(dist, 'blog', `${id}.html`), 'utf8');
			const content = article.replace(/<main[^>]*>/, (main) => main + createSummary(card, words));
			const added = await index.addHTMLFile({ url: path, content });
			if (added.errors.length > 0)
				throw new Error(`${path} could not be added to the search index: ${added.errors.join(' ')}`);
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
	// For browsers where Pagefind doesn't run in a worker (https://pagefind.app/docs/hosting/#content-security-policy-csp).
	await writeFile(first, html.replace(/script-src(?= )/, "script-src 'wasm-unsafe-eval'"));
	return posts.length;
}

/** The posts of a list page, with the search terms that data/blog.ts wrote into the page. */
function readPosts(html: string): { id: string; card: string; words: string }[] {
	return listElements(parse(html, options)).flatMap((element) => {
		const id = getAttribute(element, 'data-post');
		return id ? [{ id, card: serialize(element, options), words: getAttribute(element, 'data-words') ?? '' }] : [];
	});
}

/** An element that adds to the index what isn't in the article: the card, as metadata, and more search terms. */
function createSummary(card: string, words: string): string {
	return `<p data-card="${escape(card)}" data-pagefind-meta="card[data-card]">${escape(words)}</p>`;
}

/** Escapes an attribute value. */
function escape(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

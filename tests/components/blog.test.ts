import { describe, expect, test } from 'vitest';
import { blog, createPage, createPost, posts } from '../support/blog.ts';
import { render, texts } from '../support/render.ts';
import ArticleBody from '~/sections/blog/ArticleBody.astro';
import BlogBoard from '~/sections/blog/BlogBoard.astro';

const [first, second] = [createPage(posts), createPage(posts, 2)];
const hrefs = (document: Document, selector: string) =>
	[...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('a page of posts', () => {
	test('starts with a large post, marks unpublished ones and links to the next page', async () => {
		const document = await render(BlogBoard, { blog, posts: first, path: '/blog' });
		expect(texts(document, '#posts h2')).toHaveLength(12);
		expect(texts(document, '.col-span-full h2')).toEqual(['Post 0']);
		expect(hrefs(document, '[rel=next]')).toEqual(['/blog/page-2']);
		expect(texts(document, '#posts .bg-amber-300')).toEqual(['Draft']);
	});

	test('after the first has only small posts and links back to the list', async () => {
		const document = await render(BlogBoard, { blog, posts: second, path: '/blog/category/yoga' });
		expect(texts(document, '#posts h2')).toEqual(['Post 12', 'Post 13']);
		expect(document.querySelector('.post-large')).toBeNull();
		expect(hrefs(document, '[rel=prev]')).toEqual(['/blog/category/yoga']);
	});
});

test('an article ends with related posts, if any, the older and newer post, and the feed', async () => {
	const [older, newer, ...related] = posts.slice(1, 5);
	const article = { post: createPost(0), page: blog.page, text: '', classes: [] };
	const of = (props: object) => render(ArticleBody, { ...article, related: [], older, ...props });
	const document = await of({ related, newer });
	expect(texts(document, 'h2')).toEqual(['Related posts']);
	const links = ['Post 3 19.04.2022', 'Post 4 19.04.2022', 'Older Post 1', 'Newer Post 2'];
	expect(texts(document, '.mt-20 a')).toEqual([...links, 'Follow the blog (RSS)']);
	const alone = await of({});
	expect(texts(alone, 'h2')).toEqual([]);
	expect(texts(alone, '.mt-20 a')).toEqual(['Older Post 1', 'Follow the blog (RSS)']);
});

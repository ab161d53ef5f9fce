// A blog for tests: fourteen posts and the page's texts, in place of an editor's content.
import type { Blog, PostSummary } from '~/data/blog.ts';
import { paginate, type ListPage } from '~/lib/pagination.ts';
import { blogPageSchema } from '../../src/schemas/blog-page.ts';
import { postSchema } from '../../src/schemas/post.ts';
import { example } from './example.ts';

/** The post at an index. */
export function createPost(index: number): PostSummary {
	return {
		id: `post-${index}`,
		href: `/blog/post-${index}`,
		day: '19.04.2022',
		data: { ...example(postSchema), title: `Post ${index}` },
		category: { name: 'Yoga', href: '/blog/category/yoga' },
		words: 'rest',
		mark: index === 0 ? 'Draft' : undefined,
	};
}

/** Fourteen posts; the first is a draft. */
export const posts = Array.from({ length: 14 }, (_, index) => createPost(index));

/** A blog with these posts and an empty sidebar. */
export const blog: Blog = {
	page: example(blogPageSchema),
	posts,
	recent: [],
	categories: [],
	tags: [],
};

/** A page of posts, twelve per page. */
export function createPage(list: PostSummary[], number = 1): ListPage<PostSummary> {
	const found = paginate(list, 12)[number - 1];
	if (!found) throw new Error(`There is no page ${number} of ${list.length} posts.`);
	return found;
}

// A blog for the tests: fourteen posts, and the texts around them. They stand for what an editor wrote.
import type { Blog, PostSummary } from '~/data/blog';
import { inPages, type ListPage } from '~/lib/pagination';
import { blogPageSchema } from '../../src/schemas/blog-page.ts';
import { labelsSchema } from '../../src/schemas/labels.ts';
import { postSchema } from '../../src/schemas/post.ts';
import { example } from './example.ts';

const texts = example(blogPageSchema);
/** The blog’s own texts. */
export const page = {
	...texts,
	article: { ...texts.article, related: 'Related posts', older: 'Older', newer: 'Newer' },
};
/** Fourteen posts; the first is a draft. */
export const posts = Array.from({ length: 14 }, (_, index): PostSummary => ({
	id: `post-${index}`,
	href: `/blog/post-${index}`,
	day: '19.04.2022',
	data: { ...example(postSchema), title: `Post ${index}` },
	category: { name: 'Yoga', href: '/blog/category/yoga' },
	words: 'rest',
	mark: index === 0 ? 'Draft' : undefined,
}));
/** A blog of these posts, with nothing in its sidebar. */
export const blog: Blog = {
	page,
	labels: example(labelsSchema),
	posts,
	recent: [],
	categories: [],
	tags: [],
	indexed: false,
};

/** One of the pages of such posts, twelve on each. */
export function pageOf(list: PostSummary[], number = 1): ListPage<PostSummary> {
	const found = inPages(list, 12)[number - 1];
	if (!found) throw new Error(`There is no page ${number} of ${list.length} posts.`);
	return found;
}

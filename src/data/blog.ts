// What every page of the blog shows: the posts in their order, and the sidebar's lists, all derived from the posts.
import { getCollection } from 'astro:content';
import { formatDate } from '~/lib/dates';
import type { ListPage } from '~/lib/pagination';
import { byDate, countCategories, countTags, pinnedFirst, postsPerPage, publication, type Term } from '~/lib/posts';
import { fill } from '~/lib/text';
import type { BlogPage } from '~/schemas/blog-page';
import type { Labels } from '~/schemas/labels';
import type { Post } from '~/schemas/post';
import { single, todayAtGym } from './entries';

/** A post as its card shows it. */
export interface PostSummary {
	id: string;
	data: Post;
	/** Its date as visitors read it. */
	day: string;
	href: string;
	/** The first of its categories. */
	category: { name: string; href: string };
	/** What the search looks through: title and description, author left out, categories and tags. */
	words: string;
	/** "Draft" or "Scheduled" while visitors do not see it. */
	mark?: string | undefined;
}

/** The blog's texts, its posts in the order of the page, and what the sidebar lists. */
export interface Blog {
	page: BlogPage;
	labels: Labels;
	posts: PostSummary[];
	recent: PostSummary[];
	categories: Term[];
	tags: Term[];
	/** The posts are more than a page: the search uses an index. */
	indexed: boolean;
}

/** The posts that visitors may read; `npm run dev` has the others too. Whatever shows posts reads them here. */
export async function readPosts() {
	const today = await todayAtGym();
	return getCollection('posts', ({ data }) => import.meta.env.DEV || publication(data, today) === 'published');
}

/** Reads the blog. */
export async function readBlog(): Promise<Blog> {
	const { data: page } = await single('blogPage');
	const { data: labels } = await single('labels');
	const { data: gym } = await single('gym');
	const categories = await getCollection('categories');
	const names = new Map(categories.map(({ id, data }) => [id, data.name]));
	const today = await todayAtGym();
	const marks = { draft: page.draft, scheduled: page.scheduled, published: undefined };

	const posts = pinnedFirst(await readPosts()).map(({ id, data }) => {
		const categoryIds = data.categories.map((category) => category.id);
		const [first = ''] = categoryIds;
		const name = (category: string) => names.get(category) ?? category;
		return {
			id,
			data,
			day: formatDate(data.date, gym),
			href: `/blog/${id}`,
			category: { name: name(first), href: `/blog/category/${first}` },
			// Not the article's own words: they would make the page a quarter heavier for everyone who never searches.
			words: [data.title, data.description, ...categoryIds.map(name), ...data.tags].join(' '),
			mark: marks[publication(data, today)],
		};
	});
	return {
		page,
		labels,
		posts,
		recent: byDate(posts).slice(0, page.recentCount),
		categories: countCategories(posts, categories, gym.language),
		tags: countTags(posts, gym.language),
		indexed: posts.length > postsPerPage,
	};
}

/** The title of a page of posts: its own on the first, with the page's number on those after it. */
export function pageTitle({ page }: Blog, title: string, { current }: ListPage<PostSummary>): string {
	return current === 1 ? title : fill(page.laterPage, { title, page: current });
}

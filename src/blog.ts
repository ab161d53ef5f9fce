// What every page of the blog shows: the posts in their order, and the sidebar's lists, all derived from the posts.
import { getCollection } from 'astro:content';
import { single } from '~/entries';
import { byDate, countCategories, countTags, pinnedFirst, searchWords, type Term } from '~/lib/posts';
import type { BlogPage } from '~/schemas/blog-page';
import type { Post } from '~/schemas/post';

/** A post as its card shows it. */
export interface PostSummary {
	id: string;
	data: Post;
	href: string;
	/** The first of its categories. */
	category: { name: string; href: string };
	/** What the search looks through. */
	words: string;
}

/** The blog's texts, its posts in the order of the page, and what the sidebar lists. */
export interface Blog {
	page: BlogPage;
	posts: PostSummary[];
	recent: PostSummary[];
	categories: Term[];
	tags: Term[];
}

/** Reads the blog. */
export async function readBlog(): Promise<Blog> {
	const { data: page } = await single('blogPage');
	const entries = await getCollection('posts');
	const categories = await getCollection('categories');
	const names = new Map(categories.map(({ id, data }) => [id, data.name]));

	const posts = pinnedFirst(entries).map(({ id, data }) => {
		const [first] = data.categories;
		const filedUnder = data.categories.map((category) => names.get(category.id) ?? category.id);
		return {
			id,
			data,
			href: `/blog/${id}`,
			category: { name: filedUnder[0] ?? '', href: `/blog/category/${first?.id}` },
			// Not the article's own words: they would make the page a quarter heavier for everyone who never searches.
			words: searchWords(data.title, data.description, ...filedUnder, ...data.tags),
		};
	});
	return {
		page,
		posts,
		recent: byDate(posts).slice(0, page.recentCount),
		categories: countCategories(posts, categories),
		tags: countTags(posts),
	};
}

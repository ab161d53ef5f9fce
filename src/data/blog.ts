// The data of every blog page: the sorted posts, and the sidebar's lists, which are derived from them.
import { getCollection } from 'astro:content';
import { formatDate } from '~/lib/dates.ts';
import { groupByCategory, groupByTag, isPublished, sortByDate, sortPinnedFirst } from '~/lib/posts.ts';
import { isPercentFirst } from '~/lib/prices.ts';
import { listWords } from '~/lib/search-words.ts';
import { getTodayAtGym, once, readCoachNames, readSingle } from './entries.ts';
import { isOff } from './navigation.ts';

/**
 * Reads the blog's texts, its sorted posts, and the sidebar's lists. In `npm run dev`, drafts and scheduled posts too; none if the
 * blog is switched off.
 */
export const readBlog = once(async () => {
	const { data: page } = await readSingle('blogPage');
	const { data: gym } = await readSingle('gym');
	const categories = await getCollection('categories');
	const names = new Map(categories.map(({ id, data }) => [id, data.name]));
	const coaches = await readCoachNames(); // other authors keep their name

	const today = await getTodayAtGym();
	const published = await getCollection('posts', ({ data }) => import.meta.env.DEV || isPublished(data, today));
	const posts = sortPinnedFirst((await isOff('/blog')) ? [] : published).map((entry) => {
		const { id, data, body = '' } = entry;
		const categoryIds = data.categories.map((category) => category.id);
		const [first = ''] = categoryIds;
		const name = (category: string) => names.get(category) ?? category;
		return {
			...entry,
			data: { ...data, author: coaches.get(data.author ?? '') ?? data.author },
			day: formatDate(data.date, gym),
			href: `/blog/${id}`,
			category: { name: name(first), href: `/blog/category/${first}` },
			words: listWords([data.title, data.description, body, ...categoryIds.map(name), ...data.tags].join(' ')),
		};
	});
	return {
		page,
		isUnitFirst: page.promo.unit === '%' && isPercentFirst(gym.language),
		posts,
		recent: sortByDate(posts).slice(0, page.recentCount),
		categories: groupByCategory(posts, categories, gym.language).map(({ id, ...category }) => ({
			...category,
			href: `/blog/category/${id}`,
		})),
		tags: groupByTag(posts, gym.language).map(({ id, ...tag }) => ({ ...tag, href: `/blog/tag/${id}` })),
	};
});

export type Blog = Awaited<ReturnType<typeof readBlog>>;

/** A post with what its card shows. */
export type Post = Blog['posts'][number];

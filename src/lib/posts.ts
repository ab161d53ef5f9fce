interface Dated {
	data: { date: Date; pinned?: boolean | undefined };
}

/** Newest first. */
export function byDate<Post extends Dated>(posts: Post[]): Post[] {
	return [...posts].sort((one, other) => other.data.date.getTime() - one.data.date.getTime());
}

/** The order of the blog and of the home page's teasers: pinned posts first, then the newest. */
export function pinnedFirst<Post extends Dated>(posts: Post[]): Post[] {
	return byDate(posts).sort((one, other) => Number(other.data.pinned ?? false) - Number(one.data.pinned ?? false));
}

interface Filed {
	data: { categories: { id: string }[]; tags: string[] };
}

/** A category or tag, and how many posts have it. */
export interface Term {
	id: string;
	name: string;
	count: number;
}

/** Every category with the number of its posts, by name; one without posts has no page and is left out. */
export function countCategories(posts: Filed[], categories: { id: string; data: { name: string } }[]): Term[] {
	return categories
		.map(({ id, data }) => ({ id, name: data.name, count: inCategory(posts, id).length }))
		.filter(({ count }) => count > 0)
		.sort((one, other) => one.name.localeCompare(other.name));
}

/** Every tag with the number of its posts, the most used first, then by name. */
export function countTags(posts: Filed[]): Term[] {
	return [...new Set(posts.flatMap(({ data }) => data.tags))]
		.map((id) => ({ id, name: id.replaceAll('-', ' '), count: withTag(posts, id).length }))
		.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** The posts of a category, in the order given. */
export function inCategory<Post extends Filed>(posts: Post[], id: string): Post[] {
	return posts.filter(({ data }) => data.categories.some((category) => category.id === id));
}

/** The posts with a tag, in the order given. */
export function withTag<Post extends Filed>(posts: Post[], tag: string): Post[] {
	return posts.filter(({ data }) => data.tags.includes(tag));
}

/** What the search looks through: each word of the texts once, in lower case and without accents. */
export function searchWords(...texts: string[]): string {
	return [...new Set(texts.flatMap(words))].join(' ');
}

/** Whether every word of the query, or the beginning or middle of one, is among the words that searchWords returned. */
export function matches(haystack: string, query: string): boolean {
	return words(query).every((word) => haystack.includes(word));
}

function words(text: string): string[] {
	const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many posts a page of the blog, a category or a tag shows. */
export const postsPerPage = 12;

/** Whether visitors see an entry: from its date on, unless it is a draft. @param today the day at the gym, yyyy-mm-dd. */
export function isPublished({ draft, date }: { draft: boolean; date: string }, today: string): boolean {
	return !draft && date <= today;
}

interface Dated {
	id: string;
	data: { date: string; pinned?: boolean | undefined };
}

/** Sorts posts, newest first. Posts of the same day are sorted by id, so that every build has the same order. */
export function sortByDate<Post extends Dated>(posts: Post[]): Post[] {
	return [...posts].sort(
		(one, other) => other.data.date.localeCompare(one.data.date) || one.id.localeCompare(other.id, 'en'),
	);
}

/** Sorts posts for the blog and the home page: pinned posts first, then newest first. */
export function sortPinnedFirst<Post extends Dated>(posts: Post[]): Post[] {
	return sortByDate(posts).sort((one, other) => Number(other.data.pinned ?? false) - Number(one.data.pinned ?? false));
}

interface Filed {
	data: { categories: { id: string }[]; tags: string[] };
}

/** The posts of each category, sorted by its name. Categories without posts have no page and are left out. */
export function groupByCategory<Post extends Filed>(
	posts: Post[],
	categories: { id: string; data: { name: string } }[],
	language: string,
) {
	return categories
		.map(({ id, data }) => ({ id, name: data.name, posts: selectCategory(posts, id) }))
		.filter((category) => category.posts.length > 0)
		.sort((one, other) => one.name.localeCompare(other.name, language));
}

/** What a tag's address has in place of it: letters and numbers of any alphabet. "Sırt & boyun" -> "sırt-boyun" */
export function createTagId(tag: string): string {
	const word = tag
		.toLowerCase()
		.normalize('NFC')
		.replaceAll(/[\u0307ʼ]/g, (mark) => (mark === 'ʼ' ? '’' : '')); // the dot that "İ" leaves on its "i"
	return word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** The posts of each tag, most used first, then by name. Tags with one address are one tag. */
export function groupByTag<Post extends Filed>(posts: Post[], language: string) {
	const names = new Map(posts.flatMap(({ data }) => data.tags.map((tag) => [createTagId(tag), tag])));
	return [...names]
		.map(([id, name]) => ({ id, name, posts: posts.filter(({ data }) => data.tags.map(createTagId).includes(id)) }))
		.sort((one, other) => other.posts.length - one.posts.length || one.name.localeCompare(other.name, language));
}

/** The posts of a category, in the order given. */
function selectCategory<Post extends Filed>(posts: Post[], id: string): Post[] {
	return posts.filter(({ data }) => data.categories.some((category) => category.id === id));
}

/** Up to three other posts of a post's first category, newest first. */
export function findRelated<Post extends Dated & Filed>(posts: Post[], { id, data }: Post): Post[] {
	const [{ id: category } = { id: '' }] = data.categories;
	return sortByDate(selectCategory(posts, category).filter((post) => post.id !== id)).slice(0, 3);
}

import { type CollectionEntry, type CollectionKey, getCollection, render } from 'astro:content';
import { dayIn } from '~/lib/dates';

/** The one entry of a collection that is a single file, such as the gym's settings or a page's texts. */
export async function single<Collection extends CollectionKey>(collection: Collection) {
	const [entry] = await getCollection(collection);
	if (!entry) throw new Error(`The collection "${collection}" is empty: its file in content/ is missing.`);
	return entry;
}

const builtAt = new Date(); // one moment for all pages, also when a build passes midnight

/** The day at the gym on which the site is built: yyyy-mm-dd. */
export async function todayAtGym(): Promise<string> {
	const { data: gym } = await single('gym');
	return dayIn(gym.timeZone, builtAt);
}

/** The entries of a collection by their `order`; getCollection promises none. */
export async function ordered<
	Collection extends 'classes' | 'coaches' | 'gallery' | 'plans' | 'partners' | 'testimonials',
>(collection: Collection): Promise<CollectionEntry<Collection>[]> {
	const entries = await getCollection(collection);
	return entries.sort((one, other) => one.data.order - other.data.order);
}

/** The text under an entry's fields, as a component. */
export async function bodyOf(entry: CollectionEntry<'aboutPage' | 'classes' | 'ownPages' | 'posts'>) {
	return (await render(entry)).Content;
}

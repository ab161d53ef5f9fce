import { type CollectionEntry, type CollectionKey, getCollection, render } from 'astro:content';
import { buildTime, getToday } from '~/lib/build-time.ts';
import { writeClock } from '~/schedule/clock.ts';
import type { CollectionWith, Content } from '~/schemas/collections.ts';

/** Reads something once a build, since every page asks for it. In development, content may change at any time. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let result: Promise<Value> | undefined;
	return () => (import.meta.env.DEV ? read() : (result ??= read()));
}

/** Reads the only entry of a single-file collection, such as the gym's settings. @throws if there is none. */
export async function readSingle<Collection extends CollectionKey>(collection: Collection) {
	const [entry] = await getCollection(collection);
	if (!entry) throw new Error(`The collection "${collection}" is empty: its file in content/ is missing.`);
	return entry;
}

/** The date of the build in the gym's time zone: yyyy-mm-dd. */
export async function getTodayAtGym(): Promise<string> {
	return getToday((await readSingle('gym')).data.timeZone);
}

/** The gym's clock for `<html data-clock>`, which scripts read. */
export async function readGymClock(): Promise<string> {
	return writeClock((await readSingle('gym')).data.timeZone, buildTime);
}

/** Reads a collection sorted by `order`. getCollection() guarantees no order. */
export async function readOrdered<Collection extends CollectionWith<'order'>>(collection: Collection) {
	const entries = await getCollection(collection);
	return entries.sort((one, other) => one.data.order - other.data.order || (one.id < other.id ? -1 : 1));
}

/** Reads the names of all coaches by id. */
export async function readCoachNames(): Promise<ReadonlyMap<string, string>> {
	return new Map((await getCollection('coaches')).map(({ id, data }) => [id, data.name]));
}

/** Reads the questions of a page. */
export async function readQuestions(page: Content<'questions'>['pages'][number]) {
	const questions = (await readOrdered('questions')).filter(({ data }) => data.pages.includes(page));
	return Promise.all(
		questions.map(async (entry) => ({ id: entry.id, title: entry.data.title, Answer: await renderBody(entry) })),
	);
}

/** Renders an entry's body text as a component. */
export async function renderBody(entry: CollectionEntry<CollectionWith<'body'>>) {
	return (await render(entry)).Content;
}

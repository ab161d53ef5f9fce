import { getCollection } from 'astro:content';

/** Reads the names of all coaches. Returns a function that finds the name for a reference. */
export async function readCoachNames() {
	const names = new Map((await getCollection('coaches')).map(({ id, data }) => [id, data.name]));
	return ({ id }: { id: string }): string => names.get(id) ?? id;
}

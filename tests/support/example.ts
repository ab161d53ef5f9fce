import { z } from 'astro/zod';
import picture from '../../.github/home.jpg';
import { shelves } from '../../src/schemas/collections.ts';
import type { Tools } from '../../src/schemas/parts/picture.ts';
import { leastEntry } from '../gyms/smallest.ts';

const tools: Tools = { image: () => z.any().transform(() => picture) };

/**
 * An entry as a page gets it, with the least that its schema demands, so that a fixture says only what its test is about.
 * @param schema one of src/schemas, such as `planSchema`.
 */
export function example<Entry>(schema: (tools: Tools) => z.ZodType<Entry>): Entry {
	const isOfSchema = (name: string): name is keyof typeof shelves =>
		Object.entries(shelves).some(([key, shelf]) => key === name && Object.is(shelf.schema, schema));
	const collection = Object.keys(shelves).find(isOfSchema);
	if (collection === undefined) throw new Error('No collection has this schema.');
	return schema(tools).parse(leastEntry(collection));
}

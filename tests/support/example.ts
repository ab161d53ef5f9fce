import { z } from 'astro/zod';
import picture from '../../.github/home.jpg';
import { type CollectionDefinition, definitions } from '../../src/schemas/collections.ts';
import type { SchemaContext } from '../../src/schemas/parts/picture.ts';
import { leastEntry } from '../fixtures/smallest.ts';

const context: SchemaContext = { image: () => z.any().transform(() => picture) };

/**
 * An entry as a page receives it, with only the required fields, so that a test adds only what it needs.
 * @param schema one of src/schemas, such as `planSchema`.
 */
export function example<Entry>(schema: (context: SchemaContext) => z.ZodType<Entry>): Entry {
	const collections = Object.entries<CollectionDefinition>(definitions);
	const collection = collections.find(([, definition]) => Object.is(definition.schema, schema));
	if (!collection) throw new Error('No collection has this schema.');
	return schema(context).parse(leastEntry(...collection));
}

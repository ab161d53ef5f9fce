import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './lib/folders.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

const content = pathToFileURL(`${contentFolder}/`);
const all = Object.entries<CollectionDefinition>(definitions).map(([name, { folder, files, schema }]) => {
	const loader = glob({ base: new URL(`${folder}/`, content), pattern: files });
	return [name, defineCollection({ loader, schema })];
});
// Object.fromEntries forgets which schema belongs to which name.
export const collections = z.custom<Collections>().parse(Object.fromEntries(all));

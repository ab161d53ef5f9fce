import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './folders.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

const content = pathToFileURL(`${contentFolder}/`);

const all = Object.entries<CollectionDefinition>(definitions).map(([name, { folder, files, schema }]) => [
	name,
	defineCollection({ loader: glob({ base: new URL(`${folder}/`, content), pattern: files }), schema }),
]);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of Object.fromEntries loses which schema belongs to which name
export const collections = Object.fromEntries(all) as Collections;

import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './folders.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

const content = pathToFileURL(`${contentFolder}/`);

/**
 * Loads the files of a collection. While one has a mistake, `npm run dev` shows that in place of the pages (content-check/), so
 * it needn't end.
 */
function loadFiles({ folder, files }: CollectionDefinition): Loader {
	const loader = glob({ base: new URL(`${folder}/`, content), pattern: files });
	return {
		...loader,
		load: (context) =>
			loader.load(context).catch((error: unknown) => {
				if (!context.watcher) throw error;
			}),
	};
}

const all = Object.entries<CollectionDefinition>(definitions).map(([name, definition]) => [
	name,
	defineCollection({ loader: loadFiles(definition), schema: definition.schema }),
]);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of Object.fromEntries loses which schema belongs to which name
export const collections = Object.fromEntries(all) as Collections;

import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './folders.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

const content = pathToFileURL(`${contentFolder}/`);

/**
 * Loads the files of a folder. Hides two of Astro's messages: some folders start out empty, and the content check reports
 * mistakes.
 */
function createLoader({ folder, files }: CollectionDefinition): Loader {
	const loader = glob({ base: new URL(`${folder}/`, content), pattern: files });
	const load: Loader['load'] = ({ logger, ...context }) => {
		const warn = (message: string) => void (message.startsWith('No files found') || logger.warn(message));
		const error = (message: string) => void (message.startsWith('Failed to reload') || logger.error(message));
		return loader.load({ ...context, logger: Object.assign(logger.fork(logger.label), { warn, error }) });
	};
	return { ...loader, load };
}

const all = Object.entries<CollectionDefinition>(definitions).map(([name, definition]) => [
	name,
	defineCollection({ loader: createLoader(definition), schema: definition.schema }),
]);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of Object.fromEntries loses which schema belongs to which name
export const collections = Object.fromEntries(all) as Collections;

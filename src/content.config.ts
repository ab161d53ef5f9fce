import { defineCollection } from 'astro:content';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './folders.ts';
import { fillFacts, getFacts } from './lib/facts.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

const content = pathToFileURL(`${contentFolder}/`);

/**
 * Loads the files of a collection, and fills in what settings/gym.json says. While a file has a mistake, `npm run dev` shows
 * that in place of the pages (content-check/), so it needn't end.
 */
function loadFiles(name: string, { folder, files }: CollectionDefinition): Loader {
	const loader = glob({ base: new URL(`${folder}/`, content), pattern: files });
	async function load(context: LoaderContext) {
		const facts = getFacts(JSON.parse(await readFile(new URL('settings/gym.json', content), 'utf8')));
		await loader.load({
			...context,
			// The check says what is missing. An empty collection, such as changes, isn't worth a warning.
			logger: Object.assign(context.logger.fork(context.logger.label), { warn: () => undefined }),
			parseData(entry) {
				if (name !== 'texts') fillFacts(entry.data, facts); // they have placeholders of their own
				return context.parseData(entry);
			},
			// The facts are in the fields and the text of unchanged files too.
			generateDigest: (file) => context.generateDigest(JSON.stringify([file, facts])),
		});
	}
	return {
		...loader,
		load: (context) =>
			load(context).catch((error: unknown) => {
				if (!context.watcher) throw error;
			}),
	};
}

const all = Object.entries<CollectionDefinition>(definitions).map(([name, definition]) => [
	name,
	defineCollection({ loader: loadFiles(name, definition), schema: definition.schema }),
]);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of Object.fromEntries loses which schema belongs to which name
export const collections = Object.fromEntries(all) as Collections;

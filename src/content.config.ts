import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, getValue, isDraft, replaceTexts, selectEntries } from './content-files/entry.ts';
import { fillFacts, fillMarkdown, readContent } from './content-files/read-content.ts';
import { contentFolder, root } from './folders.ts';
import { isTrialLink } from './lib/contact-links.ts';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';

type Definitions = typeof definitions;
type Collections = { [Name in keyof Definitions]: Pick<Definitions[Name], 'schema'> };

let reading: ReturnType<typeof readContent> | undefined;

/** All collections load at once, and share what is read. */
function readOnce() {
	reading ??= readContent(contentFolder).finally(() => (reading = undefined));
	return reading;
}

/**
 * Hands the entries of a collection to Astro. While a file has a mistake, `npm run dev` shows that in place of the pages
 * (content-check/), so it needn't end.
 */
function loadEntries(name: string): Loader {
	return {
		name: 'content-files',
		async load(astro) {
			const { store, watcher } = astro;
			if (name === 'texts') return; // astro.config.mjs hands them to readTexts()
			const { entries, facts } = await readOnce();
			const trialBook = getValue(selectEntries(entries, 'contactPage')[0]?.data, ['form', 'trialBook']);
			const load = async ({ id, path, definition, data = {}, body }: Entry) => {
				replaceTexts(data, (text) => (typeof trialBook === 'string' && isTrialLink(text) ? trialBook : text));
				// What our plugins (integrations/html/markdown.ts) need to know. Astro reads it like the front matter of the text.
				const context = `---\n${JSON.stringify({ trialBook, id, isAnswer: name === 'questions' })}\n---\n`;
				return {
					id,
					filePath: relative(root, path).replaceAll(sep, '/'),
					data: await astro.parseData({ id, data, filePath: path }),
					body: fillFacts(body.trim(), facts),
					...(definition.body && {
						rendered: await astro.renderMarkdown(context + fillMarkdown(body.trim(), facts), {
							fileURL: pathToFileURL(path),
						}),
					}),
				};
			};
			const loading = selectEntries(entries, name).map(
				(entry) => (isDraft(entry) ? load(entry).catch(() => undefined) : load(entry)), // a draft may be incomplete, and is left out then
			);
			const loaded = await Promise.all(loading).catch((error: unknown) => {
				if (!watcher) throw error;
			});
			if (!loaded) return;
			store.clear();
			// Otherwise, Astro 7.3 would warn whenever a page reads an empty collection, such as changes
			// (https://github.com/withastro/astro/issues/15329).
			store.set({ id: 'none', data: {} });
			store.delete('none');
			for (const { rendered, ...entry } of loaded.filter((one) => one !== undefined))
				store.set({ ...entry, ...(rendered && { rendered, assetImports: rendered.metadata?.imagePaths ?? [] }) });
		},
	};
}

const all = Object.entries<CollectionDefinition>(definitions).map(([name, { schema }]) => [
	name,
	defineCollection({ loader: loadEntries(name), schema }),
]);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of Object.fromEntries loses which schema belongs to which name
export const collections = Object.fromEntries(all) as Collections;

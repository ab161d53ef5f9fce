// What stands around an entry on its page: the headings and words that come from other files.
import { z } from 'astro/zod';
import { getProperty } from '../../../lib/get-property.ts';
import type { definitions } from '../../../schemas/collections.ts';
import type { Entry } from '../../content-check/read-entries.ts';

const around = ['gym', 'labels', 'homePage', 'classesPage', 'pricingPage', 'blogPage'] as const;

/** The texts that a preview needs beside the entry's own. */
export interface Surroundings {
	/** Of single files, by the name of their collection. */
	texts: { [Name in (typeof around)[number]]: z.output<ReturnType<(typeof definitions)[Name]['schema']>> };
	/** What categories are called, by their ids. */
	names: Record<string, string>;
}

/** Takes them out of the content. */
export function surroundingsOf(entries: readonly Entry[]): Surroundings {
	const texts = entries.filter(({ collection }) => around.some((name) => name === collection));
	const named = entries.filter(({ collection }) => collection === 'categories');
	return {
		texts: z
			.custom<Surroundings['texts']>() // a preview of content with a mistake says that it can't be shown
			.parse(Object.fromEntries(texts.map(({ collection, data }) => [collection, data]))),
		names: Object.fromEntries(named.map(({ id, data }) => [id, String(getProperty(data, 'name') ?? id)])),
	};
}

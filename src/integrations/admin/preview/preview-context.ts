// The texts from other files that appear around an entry on its page.
import { z } from 'astro/zod';
import { getProperty } from '../../../lib/get-property.ts';
import type { definitions } from '../../../schemas/collections.ts';
import type { Entry } from '../../content-check/read-entries.ts';

const singleFiles = ['gym', 'labels', 'homePage', 'classesPage', 'pricingPage', 'blogPage'] as const;

/** The texts that a preview needs besides the entry's own. */
export interface PreviewContext {
	/** Single-file collections by name. */
	texts: { [Name in (typeof singleFiles)[number]]: z.output<ReturnType<(typeof definitions)[Name]['schema']>> };
	/** Category names by id. */
	names: Record<string, string>;
}

/** Collects these texts from the content. */
export function readPreviewContext(entries: readonly Entry[]): PreviewContext {
	const texts = entries.filter(({ collection }) => singleFiles.some((name) => name === collection));
	const named = entries.filter(({ collection }) => collection === 'categories');
	return {
		texts: z
			.custom<PreviewContext['texts']>() // if the content has a mistake, the preview says that it can't be shown
			.parse(Object.fromEntries(texts.map(({ collection, data }) => [collection, data]))),
		names: Object.fromEntries(named.map(({ id, data }) => [id, String(getProperty(data, 'name') ?? id)])),
	};
}

import { z } from 'astro/zod';
import { describe, explain, suggest, type Issue, findNearest, quote } from './explain.ts';
import type { SchemaContext } from './picture.ts';

const nouns = { classes: 'class', coaches: 'coach', categories: 'category', gallery: 'picture', ownPages: 'page' };

/**
 * A reference to an entry of another collection. It returns the same value as Astro's `reference()`, which does not run
 * outside Astro, has no messages for editors, and only logs a missing entry.
 */
export function reference<Collection extends keyof typeof nouns>(
	context: SchemaContext,
	collection: Collection,
	about: string,
	example: string,
) {
	const folder = collection === 'ownPages' ? 'content/pages/more' : `content/${collection}`;
	const hint = { about: `${about} (the name of a file in ${folder})`, example };
	const readIds = () => context.ids?.(collection);
	const explainUnknown = ({ input }: Issue) => {
		const meant = suggest(findNearest(String(input), readIds() ?? []));
		return `There is no ${nouns[collection]} called ${quote(input)}.${meant || ` Write the name of a file in ${folder}.`}`;
	};
	return z
		.union([z.string(), z.number()], { error: explain(hint) })
		.refine((id) => id !== '', { error: explain(hint), abort: true })
		.refine((id) => readIds()?.includes(String(id)) ?? true, { error: explainUnknown })
		.transform((id) => ({ collection, id: String(id) }))
		.meta({ description: describe(hint), about, reference: collection });
}

/** A reference to a class by its file name. */
export function classReference(context: SchemaContext, about = 'the class') {
	return reference(context, 'classes', about, 'cycling');
}

/** A reference to a coach by their file name. */
export function coachReference(context: SchemaContext, about: string) {
	return reference(context, 'coaches', about, 'lena-moreau');
}

/** A reference to a picture of the gallery. */
export function galleryPicture(context: SchemaContext) {
	return reference(context, 'gallery', 'the gallery picture', '1');
}

import { z } from 'astro/zod';
import { describe, explain, suggest, type Issue, findNearest, quote } from './explain.ts';
import type { SchemaContext } from './picture.ts';

/**
 * A reference to an entry of another collection. It returns the same value as Astro's `reference()`, which does not run
 * outside Astro, has no messages for editors, and only logs a missing entry.
 */
export function reference<const Collection extends string>(
	context: SchemaContext,
	collection: Collection,
	about: string,
	example: string,
) {
	const hint = { about, example };
	const readIds = () => context.ids?.(collection);
	const explainUnknown = ({ input }: Issue) => {
		const meant = suggest(findNearest(String(input), readIds() ?? []));
		return `There is no ${quote(input)} in content/${collection}.${meant} Write ${about}, e.g. ${quote(example)}.`;
	};
	return z
		.union([z.string().min(1), z.number()], { error: explain(hint) })
		.refine((id) => readIds()?.includes(String(id)) ?? true, { error: explainUnknown })
		.transform((id) => ({ collection, id: String(id) }))
		.meta({ description: describe(hint) });
}

/** How an editor names a class. */
export const className = 'the name of a file in content/classes, without ".md"';

/** A reference to a class by its file name. */
export function classReference(context: SchemaContext) {
	return reference(context, 'classes', className, 'cycling');
}

/** A reference to a trainer by the coach's file name. */
export function trainerReference(context: SchemaContext, about: string) {
	const file = 'the name of a file in content/coaches, without ".json"';
	return reference(context, 'coaches', `${about}: ${file}`, 'lena-moreau');
}

/** A reference to a picture of the gallery. */
export function galleryPicture(context: SchemaContext) {
	return reference(context, 'gallery', 'the name of a file in content/gallery, without ".json"', '1');
}

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

import { z } from 'astro/zod';
import { describe, explain, suggest, type Issue, findNearest, quote } from './explain.ts';
import type { SchemaContext } from './picture.ts';

/** What an entry is called in messages, and the name of one. Without a line here, it's an entry. */
const kinds = new Map([
	['classes', { noun: 'class', example: 'cycling' }],
	['coaches', { noun: 'coach', example: 'lena-moreau' }],
	['categories', { noun: 'category', example: 'boxing' }],
	['gallery', { noun: 'picture', example: '1' }],
	['ownPages', { noun: 'page', example: 'privacy' }],
]);

/**
 * A reference to an entry of another collection. It returns the same value as Astro's `reference()`, which does not run
 * outside Astro, has no messages for editors, and only logs a missing entry.
 */
export function reference<Collection extends string>(context: SchemaContext, collection: Collection, about: string) {
	const { noun, example } = kinds.get(collection) ?? { noun: 'entry', example: 'a-name' };
	const folder = collection === 'ownPages' ? 'content/pages/more' : `content/${collection}`;
	const hint = { about: `${about} (the name of a file in ${folder})`, example };
	const readIds = () => context.ids?.(collection);
	const explainUnknown = ({ input, path = [] }: Issue) => {
		const name = String(input).replaceAll(/^.*\/|\.\w+$/g, '');
		const meant = suggest(findNearest(name, readIds() ?? []));
		const removal = path.some(Number.isInteger) ? ', or remove this entry' : '';
		return `There is no ${noun} called ${quote(input)}.${meant || ` Write the name of a file in ${folder}${removal}.`}`;
	};
	return z
		.union([z.string(), z.number()], { error: explain(hint) })
		.refine((id) => id !== '', { error: explain(hint), abort: true })
		.refine((id) => readIds()?.includes(String(id)) ?? true, { error: explainUnknown })
		.transform((id) => ({ collection, id: String(id) }))
		.meta({ description: describe(hint), about, reference: collection });
}

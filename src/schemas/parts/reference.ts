import { z } from 'astro/zod';
import { describe, explain, suggest, type Issue, findNearest, quote } from './explain.ts';
import type { SchemaContext } from './picture.ts';

const samples = { classes: 'cycling', coaches: 'lena-moreau', categories: 'boxing', gallery: '1', ownPages: 'privacy' };

/**
 * A reference to an entry of another collection. It returns the same value as Astro's `reference()`, which does not run
 * outside Astro, has no messages for editors, and only logs a missing entry.
 */
export function reference<Name extends keyof typeof samples>(context: SchemaContext, collection: Name, about: string) {
	const folder = collection === 'ownPages' ? 'content/pages/more' : `content/${collection}`;
	const hint = { about: `${about} (the name of a file in ${folder})`, example: samples[collection] };
	const readIds = () => context.ids?.(collection);
	const explainUnknown = ({ input }: Issue) => {
		const name = String(input).replaceAll(/^.*\/|\.\w+$/g, '');
		const meant = suggest(findNearest(name, readIds() ?? [])) || ' Write the name of a file there.';
		return `There is no ${quote(input)} in ${folder}.${meant}`;
	};
	return z
		.union([z.string(), z.number()], { error: explain(hint) })
		.refine((id) => id !== '', { error: explain(hint), abort: true })
		.refine((id) => readIds()?.includes(String(id)) ?? true, { error: explainUnknown })
		.transform((id) => ({ collection, id: String(id) }))
		.meta({ description: describe(hint), about, reference: collection });
}

import { z } from 'astro/zod';
import { describe, explain } from './messages.ts';

/**
 * Names an entry of another collection. The same result as Astro's own `reference()`, which cannot be loaded outside
 * Astro and has no messages for editors. That the entry exists is checked in check-content.ts.
 */
export function reference<const Collection extends string>(collection: Collection, about: string, example: string) {
	const hint = { about, example };
	return z
		.union([z.string().min(1), z.number()], { error: explain(hint) })
		.transform((id) => ({ collection, id: String(id) }))
		.meta({ description: describe(hint) });
}

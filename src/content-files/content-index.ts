import { z } from 'astro/zod';
import { definitions } from '../schemas/collections.ts';
import type { SchemaContext } from '../schemas/parts/picture.ts';
import { type Entry, isDraft } from './entry.ts';

/** A picture whose file has been checked before: only its name is known. */
export const checkedPicture = z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const }));

export type ContentIndex = ReturnType<typeof indexContent>;

/**
 * Indexes what is compared across files: all entries, and the parsed data of some collections.
 * @throws if an entry doesn't pass its schema. A draft may be incomplete, and is left out then.
 */
export function indexContent(entries: readonly Entry[]) {
	function read<Schema extends z.ZodType<object>>(definition: { schema: (context: SchemaContext) => Schema }) {
		const schema = definition.schema({ image: () => checkedPicture });
		const own = entries.filter((entry) => Object.is(entry.definition, definition));
		return own.flatMap((entry) => {
			const { data, error } = schema.safeParse(entry.data);
			if (error && !isDraft(entry)) throw error;
			return error ? [] : { entry, data: { ...data, id: entry.id } };
		});
	}
	const [gym] = read(definitions.gym);
	const [brand] = read(definitions.brand);
	if (!gym || !brand) throw new Error('gym.json or brand.json in content/settings/ is missing.');
	return {
		entries,
		gym: gym.data,
		brand: brand.data,
		classes: read(definitions.classes),
		schedule: read(definitions.schedule),
		changes: read(definitions.changes),
		coaches: read(definitions.coaches),
		plans: read(definitions.plans),
		navigation: read(definitions.navigation),
		ownPages: read(definitions.ownPages),
	};
}

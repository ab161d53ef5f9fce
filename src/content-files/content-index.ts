import { z } from 'astro/zod';
import { definitions } from '../schemas/collections.ts';
import type { SchemaContext } from '../schemas/parts/picture.ts';
import { type Entry, isDraft, selectEntries } from './entry.ts';

/** A picture whose file has been checked before: only its name is known. */
export const fileName = z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const }));

export type ContentIndex = ReturnType<typeof indexContent>;

/**
 * Indexes what is compared across files: all entries, and the parsed data of some collections.
 * @throws if an entry doesn't pass its schema. A draft may be incomplete, and is left out then.
 */
export function indexContent(entries: readonly Entry[]) {
	function read<Schema extends z.ZodType>(collection: string, createSchema: (context: SchemaContext) => Schema) {
		const schema = createSchema({ image: () => fileName });
		return selectEntries(entries, collection).flatMap((entry) => {
			const { data, error } = schema.safeParse(entry.data);
			if (error && !isDraft(entry)) throw error;
			return error ? [] : { entry, data };
		});
	}
	const [gym] = read('gym', definitions.gym.schema);
	const [brand] = read('brand', definitions.brand.schema);
	if (!gym || !brand) throw new Error('gym.json or brand.json in content/settings/ is missing.');
	return {
		entries,
		gym: gym.data,
		brand: brand.data,
		classes: read('classes', definitions.classes.schema),
		schedule: read('schedule', definitions.schedule.schema),
		changes: read('changes', definitions.changes.schema).map(({ entry, data }) => ({
			entry,
			data: { ...data, id: entry.id },
		})),
		coaches: read('coaches', definitions.coaches.schema),
		plans: read('plans', definitions.plans.schema),
		navigation: read('navigation', definitions.navigation.schema),
		ownPages: read('ownPages', definitions.ownPages.schema),
	};
}

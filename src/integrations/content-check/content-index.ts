import { z } from 'astro/zod';
import { changeSchema } from '../../schemas/change.ts';
import { classSchema } from '../../schemas/class.ts';
import { coachSchema } from '../../schemas/coach.ts';
import { gymSchema } from '../../schemas/gym.ts';
import { homePageSchema } from '../../schemas/home-page.ts';
import type { SchemaContext } from '../../schemas/parts/picture.ts';
import { planSchema } from '../../schemas/plan.ts';
import { scheduleSchema } from '../../schemas/schedule.ts';
import { type Entry, listTexts, selectEntries } from './read-entries.ts';

const context: SchemaContext = {
	image: () => z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const })),
};

export type ContentIndex = ReturnType<typeof indexContent>;

/**
 * Indexes what is compared across files: all entries, their texts, and the parsed data of some collections.
 * @throws if an entry doesn't pass its schema
 */
export function indexContent(entries: readonly Entry[]) {
	function read<Schema extends z.ZodType>(collection: string, createSchema: (context: SchemaContext) => Schema) {
		const schema = createSchema(context);
		return selectEntries(entries, collection).map((entry) => ({ entry, data: schema.parse(entry.data) }));
	}
	const [gym] = read('gym', gymSchema);
	const [homePage] = read('homePage', homePageSchema);
	if (!gym || !homePage) throw new Error('content/settings/gym.json or content/pages/home.md is missing.');
	return {
		entries,
		texts: entries.flatMap(listTexts),
		gym: gym.data,
		homePage,
		classes: read('classes', classSchema),
		schedule: read('schedule', scheduleSchema),
		changes: read('changes', changeSchema).map(({ entry, data }) => ({
			entry,
			data: { ...data, trainer: data.trainer?.id },
		})),
		plans: read('plans', planSchema),
		coaches: read('coaches', coachSchema),
	};
}

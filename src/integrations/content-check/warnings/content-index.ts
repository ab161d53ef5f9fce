import { z } from 'astro/zod';
import { changeSchema } from '../../../schemas/change.ts';
import { coachSchema } from '../../../schemas/coach.ts';
import { gymSchema } from '../../../schemas/gym.ts';
import type { SchemaContext } from '../../../schemas/parts/picture.ts';
import { planSchema } from '../../../schemas/plan.ts';
import { type Entry, listTexts, selectEntries, type Text } from '../read-entries.ts';

const context: SchemaContext = {
	image: () => z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const })),
};

/** Indexes what the warnings compare: all entries, their texts, and the parsed data of some collections. */
export function indexContent(entries: readonly Entry[]) {
	function read<Schema extends z.ZodType>(collection: string, createSchema: (context: SchemaContext) => Schema) {
		const schema = createSchema(context);
		return selectEntries(entries, collection).map((entry) => ({ entry, data: schema.parse(entry.data) }));
	}
	const [gym] = read('gym', gymSchema);
	if (!gym) throw new Error('There is no content/settings/gym.json.');
	return {
		entries,
		texts: entries.flatMap(listTexts),
		gym,
		plans: read('plans', planSchema),
		changes: read('changes', changeSchema),
		coaches: read('coaches', coachSchema),
	};
}

export type ContentIndex = ReturnType<typeof indexContent>;

/** The name of the field that holds a text, or the list's name for a text in a list. */
export function getFieldName({ path }: Text): string {
	return String(path.findLast((step) => typeof step === 'string'));
}

import type { z } from 'astro/zod';
import { parseTimeRange } from '../lib/times.ts';
import { classReference } from './parts/class-reference.ts';
import { time } from './parts/days-and-hours.ts';
import { entry, group, list, text } from './parts/fields.ts';
import { quote } from './parts/explain.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The classes of one day, in the order of the page. */
export const scheduleSchema = (context: SchemaContext) =>
	entry('the schedule of one day', {
		name: text('the name of the day', 'Monday', 14),
		short: text('the day in three letters, for phones', 'Mon', 3, 'seven of them stand in one line'),
		classes: withoutClashes(list('the classes of the day, from top to bottom', row(context), [0, 30])),
	});

/** Nobody leads two classes at the same time. */
function withoutClashes(rows: z.ZodArray<ReturnType<typeof row>>) {
	const checked = rows.superRefine((classes, context) => {
		for (const [index, { trainer, time }] of classes.entries()) {
			const { start, end } = parseTimeRange(time);
			const other = classes.slice(0, index).find((earlier) => {
				const range = parseTimeRange(earlier.time);
				return earlier.trainer === trainer && range.start < end && start < range.end;
			});
			if (!other) continue;
			const message = `${trainer} leads ${quote(other.class.id)} at ${other.time} on this day. Change the time or the trainer of one of the two.`;
			context.addIssue({ code: 'custom', path: [index, 'time'], message });
		}
	});
	return checked.describe(rows.description ?? '');
}

function row(context: SchemaContext) {
	return group('one class of the day', {
		class: classReference(context),
		time: time(),
		trainer: text('who leads it', 'Lena Moreau', 30, 'the row has one line for it'),
	});
}

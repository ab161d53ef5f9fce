import { time } from './parts/days-and-times.ts';
import { entry, group, list } from './parts/fields.ts';
import { bookingAddress } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { classReference, coachReference } from './parts/reference.ts';

/** The classes of one day. Pages sort them by time. */
export const scheduleSchema = (context: SchemaContext) =>
	entry('the schedule of one day', { classes: list('the classes of the day', row(context), [0, 30]) });

function row(context: SchemaContext) {
	return group('one class', {
		class: classReference(context),
		time: time(),
		trainer: coachReference(context, 'who teaches it on this day, if not the usual trainer').optional(),
		book: bookingAddress('this class on this day'),
	}).meta({ summary: '{{time}} {{class}} {{trainer}}' }); // for the editing screen
}

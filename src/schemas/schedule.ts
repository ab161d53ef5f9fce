import type { z } from 'astro/zod';
import { entry, group, list, text, time } from './fields.ts';
import type { Tools } from './picture.ts';
import { reference } from './reference.ts';

/** The classes of one day, in the order of the page. */
export const scheduleSchema = (tools: Tools) =>
	entry('the schedule of one day', {
		name: text('the name of the day', 'Monday', 12),
		short: text('the day in three letters, for phones', 'Mon', 3, 'seven of them stand in one line'),
		classes: list('the classes of the day, from top to bottom', row(tools), [0, 12]),
	});

function row(tools: Tools) {
	return group('one class of the day', {
		class: reference(tools, 'classes', 'the name of a file in content/classes, without ".json"', 'cycling'),
		time: time(),
		trainer: text('who leads it', 'Lena Moreau', 30, 'the row has one line for it'),
	});
}

/** The classes of one day. */
export type ScheduleDay = z.infer<ReturnType<typeof scheduleSchema>>;

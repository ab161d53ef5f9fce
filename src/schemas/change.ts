import type { z } from 'astro/zod';
import { countDays } from '../lib/dates.ts';
import { day, hoursOfDay, time, timeOfDay } from './parts/days-and-times.ts';
import { explain, quote } from './parts/explain.ts';
import { entry, oneOf, text, wholeNumber } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** What a change can be about, and the fields that only some kinds have. */
const kinds: Record<ChangeFields['what'], { required: Own[]; optional: Own[] }> = {
	closed: { required: [], optional: ['every'] },
	hours: { required: ['hours'], optional: ['every'] },
	canceled: { required: ['class'], optional: ['at'] },
	moved: { required: ['class'], optional: ['at', 'time', 'day', 'room', 'trainer'] },
	trainer: { required: ['class', 'trainer'], optional: ['at'] },
	away: { required: ['coach'], optional: ['trainer'] },
	announcement: { required: ['message'], optional: [] },
};

type Own = Exclude<keyof ChangeFields, 'from' | 'what'>;

/** The fields of a change. */
export type ChangeFields = z.infer<ReturnType<typeof createFields>>;

const createFields = (context: SchemaContext) =>
	entry('a change', {
		from: day('the first day', '2026-12-24'),
		until: day('the last day, if there is more than one', '2026-12-26').optional(),
		what: oneOf('what changes', ['closed', 'hours', 'canceled', 'moved', 'trainer', 'away', 'announcement']),
		every: oneOf('"year" if it comes back each year on the same dates', ['year']).optional(),
		hours: hoursOfDay('the opening hours on these days', '10:00am-2:00pm').optional(),
		class: reference(context, 'classes', 'the class that changes').optional(),
		at: timeOfDay('the usual start, if only one of two classes of the day changes', '6:00pm').optional(),
		time: time('when the class begins and ends on these days', '5:00pm-6:00pm').optional(),
		day: day('the day to which the class moves', '2026-12-03').optional(),
		room: text('the room to which the class moves', 'Hall 2', 40).optional(),
		coach: reference(context, 'coaches', 'the coach who is away').optional(),
		trainer: reference(
			context,
			'coaches',
			'who teaches on these days; if a coach is away without it, classes are canceled',
		).optional(),
		message: text('one or two sentences', 'Next yoga: Saturday.', 120, 'there is room for one line').optional(),
		link: link('a link after the message', 'Read more', '/blog').optional(),
		announce: wholeNumber('how many days ahead it appears; by default, 7 or 14', 7, [0, 60]).optional(),
	});

/** A change on certain days. `what` decides which other fields it has. */
export const changeSchema = (context: SchemaContext) => {
	const fields = createFields(context);
	const summary = '{{from}} {{what}} {{hours}} {{class}} {{time}} {{day}} {{room}} {{trainer}} {{coach}} {{message}}'; // for the editing screen
	return fields
		.superRefine((change, { issues }) => {
			const { required, optional } = kinds[change.what];
			const names = [...new Set(['from', 'until', 'what', ...required, ...optional, 'message', 'link', 'announce'])];
			const unknown = Object.keys(change).filter((name) => name !== '$schema' && !names.includes(name));
			const message = explain({ about: '', fields: names })({ keys: unknown });
			if (unknown.length > 0) issues.push({ code: 'unrecognized_keys', keys: unknown, message, input: change });
			for (const name of required.filter((name) => change[name] === undefined)) {
				const message = `Add ${quote(name)}. ${fields.shape[name].unwrap().description}`;
				issues.push({ code: 'invalid_type', expected: 'string', path: [name], message, input: undefined });
			}
			const [field, explanation] = findMistake(change);
			if (field) issues.push({ code: 'custom', path: [field], message: explanation, input: change });
		})
		.transform((change) => change) // Astro (7.3) adds fields to an object, and zod refuses that after a check
		.meta({ description: 'A change.', summary });
};

/** The field that doesn't fit the others, and what to do. */
function findMistake(change: ChangeFields): [field?: string, message?: string] {
	const { what, from, until, time, day, room, coach, trainer } = change;
	const days = countDays(from, until);
	if (days < 1) return ['until', 'The last day is before the first day. Change one of them.'];
	if (days > 366) return ['until', `The change lasts ${days} days. Use at most 366.`];
	if (day && Math.abs(countDays(from, day) - 1) > 183)
		return ['day', 'The class moves by more than half a year. Check the year.'];
	if (what === 'moved' && !time && !day && !room)
		return ['time', 'Say where the class moves: write "time", "day" or "room".'];
	if (coach && coach.id === trainer?.id)
		return ['trainer', 'The coach is away. Choose someone else, or leave this out: the classes are then canceled.'];
	if (day && days > 1)
		return ['day', 'Only one day can move to another. Leave out the last day, and make a file for each day.'];
	return [];
}

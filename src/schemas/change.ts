import { z } from 'astro/zod';
import { getProperty } from '../lib/get-property.ts';
import type { TimeRange } from '../lib/times.ts';
import { day, time, timeOfDay } from './parts/days-and-times.ts';
import { findNearest, suggest } from './parts/explain.ts';
import { entry, oneOf, text, wholeNumber } from './parts/fields.ts';
import { type Link, link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { classReference, coachReference } from './parts/reference.ts';

/** What a change can be about. */
const changeKinds = ['closed', 'hours', 'canceled', 'moved', 'trainer', 'away', 'announcement'] as const;

/** A reference to another entry. */
export interface Reference {
	id: string;
}

/** The fields of every kind of change. */
export interface ChangeFields {
	what: (typeof changeKinds)[number];
	from: Date;
	until?: Date | undefined;
	/** Whether it comes back each year. */
	every?: 'year' | undefined;
	/** Special opening hours. */
	hours?: TimeRange | undefined;
	class?: Reference | undefined;
	/** When the slot usually starts. */
	at?: number | undefined;
	/** When a moved class takes place. */
	time?: TimeRange | undefined;
	/** The day to which a class moves. */
	day?: Date | undefined;
	/** The room to which a class moves. */
	room?: string | undefined;
	/** Who leads the class instead. */
	trainer?: Reference | undefined;
	/** The coach who is away. */
	coach?: Reference | undefined;
	message?: string | undefined;
	link?: Link | undefined;
	announce?: number | undefined;
}

/** A change on certain days. `what` decides which other fields it has. */
export const changeSchema = (context: SchemaContext) => {
	const message = text(
		'one or two sentences for visitors',
		'Mara is sick. Next yoga: Saturday.',
		120,
		'there is room for one line',
	);
	const instead = { hours: 'For special hours, write "what": "hours".' };
	const kind = <Kind extends ChangeFields['what'], Shape extends z.ZodRawShape>(what: Kind, own: Shape) => {
		const fields = {
			from: day('the first day', '2026-12-24'),
			until: day('the last day, if there is more than one', '2026-12-26').optional(),
			what: z.literal(what).meta({ description: `What changes: ${changeKinds.join(', ')}.`, about: 'what changes' }),
			...own,
			message: what === 'announcement' ? message : message.optional(),
			link: link('a link after the message', 'Read more', '/blog').optional(),
			announce: wholeNumber(
				'how many days ahead it appears; by default, 14 for closed days and special hours, 7 for everything else',
				7,
				[0, 60],
			).optional(),
		};
		return entry('a change', fields, instead);
	};
	const ofClass = {
		class: classReference(context, 'the class that changes'),
		at: timeOfDay(
			'the usual start, if the class runs twice that day and only one of the two changes',
			'6:00pm',
		).optional(),
	};
	const trainer = coachReference(context, 'who teaches the class on these days');
	const every = oneOf('"year" if it comes back each year on the same dates', ['year']).optional();
	const change = z.discriminatedUnion(
		'what',
		[
			kind('closed', { every }),
			kind('hours', { hours: time('the opening hours on these days', '10:00am-2:00pm'), every }),
			kind('canceled', ofClass),
			kind('moved', {
				...ofClass,
				time: time('when the class begins and ends on these days', '5:00pm-6:00pm').optional(),
				day: day('the day to which the class moves', '2026-12-03').optional(),
				room: text('the room to which the class moves', 'Hall 2', 40).optional(),
				trainer: trainer.optional(),
			}),
			kind('trainer', { ...ofClass, trainer }),
			kind('away', {
				coach: coachReference(context, 'the coach who is away'),
				trainer: coachReference(context, 'who teaches their classes; without anybody, these are canceled').optional(),
			}),
			kind('announcement', {}),
		],
		{
			error: ({ input }) =>
				`Write one of: ${changeKinds.join(', ')}.${suggest(findNearest(String(getProperty(input, 'what')), changeKinds))}`,
		},
	);
	const dated = change.superRefine((value: ChangeFields, { issues }) => {
		const [field, message] = findMistake(value);
		if (field) issues.push({ code: 'custom', path: [field], message, input: value });
	});
	const summary = '{{from}} {{what}} {{hours}} {{class}} {{time}} {{day}} {{room}} {{trainer}} {{coach}} {{message}}'; // for the editing screen
	return dated.transform((value): ChangeFields => value).meta({ description: 'A change.', summary });
};

const longest = 366;

/** The field that doesn't fit the others, and what to do. */
function findMistake({ what, from, until = from, time, day, room }: ChangeFields): [field?: string, message?: string] {
	const days = (until.getTime() - from.getTime()) / 86_400_000 + 1;
	if (days < 1) return ['until', 'The last day is before the first day. Change one of them.'];
	if (days > longest) return ['until', `The change lasts ${days} days. Use at most ${longest}.`];
	if (what === 'moved' && !time && !day && !room)
		return ['time', 'Say where the class moves: write "time", "day" or "room".'];
	if (day && days > 1)
		return ['day', 'Only one day can move to another. Leave out the last day, and make a file for each day.'];
	return [];
}

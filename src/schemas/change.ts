import { z } from 'astro/zod';
import { type Change, changeKinds, listDays } from '../lib/changes.ts';
import { day, time, timeOfDay } from './parts/days-and-times.ts';
import { entry, text, wholeNumber } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { classReference, trainerReference } from './parts/reference.ts';

/** A change on certain days. `what` decides which other fields it has. */
export const changeSchema = (context: SchemaContext) => {
	const message = text(
		'one or two sentences for visitors',
		'Mara is sick. Next yoga: Saturday.',
		120,
		'there is room for one line',
	);
	const kind = <Kind extends Change['what'], Shape extends z.ZodRawShape>(what: Kind, own: Shape) =>
		entry('a change', {
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
		});
	const ofClass = {
		class: classReference(context, 'the class that changes'),
		at: timeOfDay(
			'the usual start, if the class runs twice that day and only one of the two changes',
			'6:00pm',
		).optional(),
	};
	const trainer = trainerReference(context, 'who teaches the class on these days');
	const change = z.discriminatedUnion(
		'what',
		[
			kind('closed', {}),
			kind('hours', { hours: time('the opening hours on these days', '10:00am-2:00pm') }),
			kind('canceled', ofClass),
			kind('moved', {
				...ofClass,
				time: time('when the class begins and ends on these days', '5:00pm-6:00pm'),
				trainer: trainer.optional(),
			}),
			kind('trainer', { ...ofClass, trainer }),
			kind('announcement', {}),
		],
		{ error: `Write one of: ${changeKinds.join(', ')}.` },
	);
	const dated = change.superRefine((value, { issues }) => {
		const message = explainDays(value);
		if (message !== undefined) issues.push({ code: 'custom', path: ['until'], message, input: value });
	});
	const summary = '{{from}} {{what}} {{hours}} {{class}} {{time}} {{trainer}} {{message}}'; // for the editing screen
	return dated.transform((value): Fields => value).meta({ description: 'A change.', summary });
};

/** The fields of every kind. */
type Fields = Omit<Change, 'id' | 'class' | 'trainer'> & {
	class?: { collection: 'classes'; id: string };
	trainer?: { collection: 'coaches'; id: string } | undefined;
};

const longest = 366;

function explainDays(change: Pick<Change, 'from' | 'until'>): string | undefined {
	const days = listDays(change).length;
	if (days === 0) return 'The last day is before the first day. Change one of them.';
	if (days <= longest) return undefined;
	return `The change lasts ${days} days. Use at most ${longest}.`;
}

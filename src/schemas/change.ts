import type { z } from 'astro/zod';
import { listDays } from '../lib/changes.ts';
import { day, time, timeOfDay } from './parts/days-and-times.ts';
import { quote } from './parts/explain.ts';
import { entry, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { className, reference, trainerReference } from './parts/reference.ts';

/** A change on certain days: the gym is closed or has other hours, a class is cancelled or changed, or an announcement. */
export const changeSchema = (context: SchemaContext) => {
	const change = entry('a change', {
		from: day('the first day', '2026-12-24'),
		until: day('the last day, if there are several', '2026-12-26').optional(),
		closed: yesOrNo('whether the gym is closed on these days').default(false),
		hours: time('other opening hours on these days', '10:00-14:00').optional(),
		class: reference(context, 'classes', `the class that changes: ${className}`, 'yoga').optional(),
		at: timeOfDay(
			'when the class usually begins, if it takes place twice on the day and only one of them changes',
			'18:00',
		).optional(),
		cancelled: yesOrNo('whether the class is cancelled').default(false),
		time: time('when the class begins and ends on these days, if it moves', '5:00pm-6:00pm').optional(),
		trainer: trainerReference(context, 'who leads the class on these days, if someone else does').optional(),
		message: text(
			'one or two sentences for visitors',
			'Mara is ill. Next yoga: Saturday.',
			120,
			'it has one line',
		).optional(),
		link: link('a link behind the message', 'Read more', '/blog').optional(),
		announce: wholeNumber(
			'how many days ahead it appears; left out, 14 for closed days and other hours, 7 for all else',
			7,
			[0, 60],
		).optional(),
	});
	const checked = change.superRefine((value, { issues }) => {
		const [field, message] = findMistake(value) ?? [];
		if (field !== undefined) issues.push({ code: 'custom', path: [field], message, input: value });
	});
	// Astro extends every object schema with "$schema", which ours already has. Zod 4.6 refuses to overwrite a field of an object
	// with refinements (https://github.com/colinhacks/zod/issues/5065). The transform hides the object from Astro.
	return checked.transform((value) => value).describe(change.description ?? '');
};

type Fields = z.infer<ReturnType<typeof changeSchema>>;

const longest = 366;

/** Finds a mistake that involves several fields: reversed days, or fields that do not form one change. */
function findMistake(change: Fields): [field: keyof Fields, message: string] | undefined {
	const findGiven = (...fields: (keyof Fields)[]) => fields.filter((field) => change[field]);
	const days = listDays(change).length;
	const [kind, second] = findGiven('closed', 'hours', 'class');
	const [ofClass] = findGiven('at', 'cancelled', 'time', 'trainer');
	const [instead] = findGiven('time', 'trainer');
	if (days === 0) return ['until', '"until" is before "from". Write the first day as "from", the last as "until".'];
	if (days > longest)
		return ['until', `It lasts for ${days} days. Write the last day of it, at most a year after the first.`];
	if (second)
		return [
			second,
			`${quote(kind)} and ${quote(second)} are two changes. Write one of the two into a file of its own.`,
		];
	if (!change.class && ofClass)
		return [
			ofClass,
			`${quote(ofClass)} is about a class. Add "class": the name of a file in content/classes, e.g. "yoga".`,
		];
	if (change.class && !change.cancelled && !instead)
		return ['class', 'Nothing changes for the class. Add "cancelled": true, another "time" or another "trainer".'];
	if (change.cancelled && instead)
		return ['cancelled', `A cancelled class has no ${quote(instead)}. Remove one of the two.`];
	if (!kind && !change.message)
		return ['from', 'The change is empty. Add "closed": true, other "hours", a "class", or a "message".'];
	return undefined;
}

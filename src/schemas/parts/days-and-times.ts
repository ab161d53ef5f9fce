// Date and time fields: weekday, calendar day, time of day, time range. Times become minutes after midnight.
import { z } from 'astro/zod';
import { parseTime, parseTimeRange } from '../../lib/times.ts';
import { weekdays } from '../../lib/weekdays.ts';
import { oneOf, pattern } from './fields.ts';
import { describe, explain, quote } from './explain.ts';

const onTwelve = String.raw`(?:1[0-2]|[1-9]):[0-5]\d[ap]m`;
const onTwentyFour = String.raw`(?:(?:2[0-3]|[01]?\d):[0-5]\d|24:00)`;

/** Matches a time range in content: "9:00am-10:00am", "18:00-19:00". */
export const timeRange = new RegExp(`^(?:${onTwelve} ?[-–] ?${onTwelve}|${onTwentyFour} ?[-–] ?${onTwentyFour})$`);

/** A day of the week. */
export const weekday = (about: string) => oneOf(about, weekdays);

/** When something begins and ends, on the 12-hour or 24-hour clock. Pages use the clock from the gym's settings. */
export function time(about = 'when the class begins and ends', example = '9:00am-10:00am') {
	const form = 'the start and the end, each with minutes and, on a 12-hour clock, with am or pm, without spaces'; // or "18:00-19:00"
	return pattern(about, example, form, timeRange)
		.transform(parseTimeRange)
		.refine(({ start, end }) => start < end, {
			error: `The end must be after the start, or up to 6:00am the next day. Write the start first, e.g. ${quote(example)}.`,
		});
}

/** The hours of a day, with breaks: "8:00am-12:00pm, 2:00pm-8:00pm". */
export function hoursOfDay(about: string, example: string) {
	const form =
		'the start and the end, each with minutes and, on a 12-hour clock, with am or pm; a comma before the next hours';
	return pattern(about, example, form, (text) => text.split(/, ?/).every((part) => timeRange.test(part)))
		.transform((text) => text.split(/, ?/).map(parseTimeRange))
		.refine((all) => all.every(({ start, end }, index) => (all[index - 1]?.end ?? 0) <= start && start < end), {
			error: `Each end must be after its start, or up to 6:00am the next day, and hours must not overlap. Write them in order, e.g. ${quote(example)}.`,
		})
		.describe(describe({ about, example })); // which change.ts quotes
}

/** A time of day, on the 12-hour or 24-hour clock. @param advice what else an editor may have meant */
export function timeOfDay(about: string, example: string, advice?: string) {
	const form = `hours and minutes, without spaces or capitals${advice ? `; ${advice}` : ''}`;
	return pattern(about, example, form, new RegExp(`^(?:${onTwelve}|${onTwentyFour})$`)).transform(parseTime);
}

/** A calendar day, yyyy-mm-dd. read-file.ts reads dates as text, so that impossible days are found. */
export function day(about: string, example: string) {
	const hint = { about, example, form: 'a real date, with the year first' };
	const date = z.iso.date({ error: explain(hint), abort: true }).meta({ description: describe(hint) });
	return date.refine((value) => /^[12]/.test(value), { error: explain(hint), abort: true }); // not "0026-03-09"
}

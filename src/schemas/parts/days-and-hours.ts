// Date and time fields: weekday, calendar day, time range, time of day.
import { z } from 'astro/zod';
import { parseTimeRange, timeRange } from '../../lib/times.ts';
import { weekdays } from '../../lib/weekdays.ts';
import { oneOf, pattern } from './fields.ts';
import { demand, describe, explain, type Issue, nameField, quote } from './explain.ts';

/** A day of the week. */
export const weekday = (about: string) => oneOf(about, weekdays);

/** A time range on the 12-hour or 24-hour clock. Pages use the clock from the gym's settings. */
export function time(about = 'when the class begins and ends', example = '9:00am-10:00am') {
	const hint = { about, example }; // or "18:00-19:00"
	const reversed = (issue: Issue) =>
		`${nameField(issue)} ends before it begins: ${quote(issue.input)}. Write the earlier hour first, e.g. ${quote(example)}.`;
	return pattern(
		{ ...hint, form: 'be two hours without spaces, with am or pm or on the 24-hour clock' },
		timeRange,
	).refine(isForward, { error: reversed });
}

/** Optional `day` and `time` fields. @param when says when they apply. */
export function ownHours(when: string) {
	return {
		day: weekday(`the day${when}`).optional(),
		time: time(`when the class begins and ends${when}`).optional(),
	};
}

/** Requires `day` and `time` together or not at all. */
export function together<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
	const error = '"day" and "time" belong together. Add the other one, or leave out both.';
	return fields.refine((value) => 'day' in value === 'time' in value, { error });
}

/** A time of day on the 24-hour clock, as search engines expect. */
export function clock(about: string, example: string) {
	return pattern({ about, example, form: 'be an hour and minutes on the 24-hour clock' }, /^([01]\d|2[0-3]):[0-5]\d$/);
}

/**
 * A calendar day. Astro parses dates in frontmatter and silently turns 2022-02-31 into a day in March. check-content.ts
 * parses them as text, so it finds impossible days.
 */
export function day(about: string, example: string) {
	const hint = { about, example };
	const read = (value: unknown) => (typeof value === 'string' && isDay(value) ? new Date(value) : value);
	const explainMissing = explain(hint);
	const explainForm = demand(hint, ({ input }) => `be a day of the calendar as year-month-day, not ${quote(input)}`);
	const error = (issue: Issue) => (issue.input ? explainForm(issue) : explainMissing(issue));
	return z.preprocess(read, z.date({ error })).meta({ description: describe(hint), type: 'string', format: 'date' });
}

function isForward(value: string): boolean {
	const { start, end } = parseTimeRange(value);
	return start < end;
}

function isDay(value: string): boolean {
	const date = new Date(`${value}T00:00:00Z`);
	return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

import { getDateFormat } from './dates.ts';
import { getRangeDash, type Times } from './times.ts';

/** The weekdays in the site's order, Monday to Sunday. The ids are the schedule's file names and URL segments. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The index of a weekday: 0 for "monday" to 6 for "sunday", -1 for anything else. */
export function getWeekdayNumber(id: string): number {
	return weekdays.findIndex((day) => day === id);
}

/** The weekday of a date. @param date yyyy-mm-dd. */
export function getWeekday(date: string): Weekday {
	return weekdays.at(new Date(date).getUTCDay() - 1) ?? 'sunday'; // getUTCDay() starts at Sunday
}

/** The name of a weekday in a language: "Monday" or "Mon". @param day its id, e.g. "monday". */
export function getDayName(day: string, language: string, length: 'long' | 'short' = 'long'): string {
	const date = new Date(Date.UTC(2024, 0, 1 + getWeekdayNumber(day))); // January 1, 2024 was a Monday
	return getDateFormat(language, { weekday: length }).format(date);
}

/** Names several weekdays: "Monday-Friday", "Monday, Wednesday", 月曜日、水曜日. Joins three or more in a row, as the clock joins times. */
export function formatWeekdays(days: readonly string[], { language, clock }: Times, length: 'long' | 'short' = 'long') {
	const runs: number[][] = [];
	for (const day of days.map(getWeekdayNumber).sort((one, other) => one - other)) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	const name = (day = 0) => getDayName(weekdays[day] ?? '', language, length);
	const join = (run: number[]) => name(run[0]) + getRangeDash(clock) + name(run.at(-1));
	const names = runs.flatMap((run) => (run.length > 2 ? join(run) : run.map(name)));
	return new Intl.ListFormat(language, { style: 'narrow' }).format(names);
}

import { type Clock, formatTimeRange, type TimeRange, wholeDay } from './times.ts';
import { formatWeekdays, type Weekday, weekdays } from './weekdays.ts';

/** One line of the opening hours in content. The gym is closed on a day without a time or a line. */
export interface HoursLine {
	weekdays: readonly Weekday[];
	time?: TimeRange | undefined;
}

/** When the gym is open on a weekday, in order. Empty if it is closed. */
export function getHoursOn(day: Weekday, hours: readonly HoursLine[]): TimeRange[] {
	const lines = hours.filter((line) => line.weekdays.includes(day));
	return lines.flatMap(({ time }) => time ?? []).sort((one, other) => one.start - other.start);
}

/** The same with the days before and after, whose hours may join, in minutes after the day's midnight. */
export function getHoursAround(day: Weekday, hours: readonly HoursLine[]): TimeRange[] {
	const index = weekdays.indexOf(day);
	return [-1, 0, 1].flatMap((offset) => {
		const own = getHoursOn(weekdays.at((index + offset) % 7) ?? day, hours);
		return own.map(({ start, end }) => ({ start: start + offset * wholeDay, end: end + offset * wholeDay }));
	});
}

/** Whether the gym is open during all of a time. @param hours sorted. */
export function isOpenDuring({ start, end }: TimeRange, hours: readonly TimeRange[]): boolean {
	const reached = hours.reduce((time, line) => (line.start <= time ? Math.max(time, line.end) : time), start);
	return reached >= end;
}

/** Whether hours last from midnight to midnight. */
export function isAllDay({ start, end }: TimeRange): boolean {
	return end - start === wholeDay;
}

/** Writes opening hours in the gym's language and by its clock. Days with the same hours share a line. */
export function listOpeningHours(
	hours: readonly HoursLine[],
	{ language, clock }: { language: string; clock: Clock },
	words: { everyDay: string; allDay: string; closed: string },
) {
	const write = (times: TimeRange[]) =>
		times.map((time) => (isAllDay(time) ? words.allDay : formatTimeRange(time, clock))).join(', ');
	const alike = Map.groupBy(weekdays, (day) => write(getHoursOn(day, hours)) || words.closed);
	return [...alike].map(([time, days]) => {
		const name = (length: 'long' | 'short') =>
			days.length === 7 ? words.everyDay : formatWeekdays(days, language, length);
		return { days: name('long'), short: name('short'), time };
	});
}

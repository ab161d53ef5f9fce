// When the gym is open and its desk is staffed, in the usual week and on a date.
import { addDays, findLatest, formatDateRange } from '../lib/dates.ts';
import { getHoursOn, type HoursLine } from '../lib/opening-hours.ts';
import { fill } from '../lib/text.ts';
import { formatTime, formatTimeRange, parseTime, type TimeRange, type Times, wholeDay } from '../lib/times.ts';
import { formatWeekdays, getDayName, getWeekday, weekdays } from '../lib/weekdays.ts';
import { findDoors, listDays } from './changes.ts';
import { addMinutes, daysAhead, joinPeriods, joinTexts, toMoment } from './periods.ts';
import type { Changes, Period, TimedText } from './types.ts';

/** How long before the doors open a page says so, in minutes. */
const soonMinutes = 12 * 60;

/** When the gym is open on a date, in order. Empty if it is closed. @param date yyyy-mm-dd. */
export function getHoursOnDate(date: string, hours: readonly HoursLine[], changes: Changes): TimeRange[] {
	const doors = findDoors(changes, date);
	return doors ? (doors.hours ?? []) : getHoursOn(getWeekday(date), hours);
}

/** When the desk is staffed on a date: its usual hours, as far as special opening hours include them. @param date yyyy-mm-dd. */
export function getDeskHoursOnDate(date: string, hours: readonly HoursLine[], changes: Changes): TimeRange[] {
	const usual = getHoursOn(getWeekday(date), hours);
	const doors = findDoors(changes, date);
	if (!doors) return usual;
	const shared = usual.flatMap((desk) =>
		(doors.hours ?? []).map(({ start, end }) => ({ start: Math.max(start, desk.start), end: Math.min(end, desk.end) })),
	);
	return shared.filter((desk) => desk.start < desk.end);
}

/** When hours run on several days. Those that join are one period: those of a day may last past midnight. */
function listOpen(from: string, until: string, getHours: (date: string) => TimeRange[]): Period[] {
	const periods = listDays({ from, until }).flatMap((date) =>
		getHours(date).map(({ start, end }) => ({ from: toMoment(date, start), until: toMoment(date, end) })),
	);
	return joinPeriods(periods);
}

/** Whether the gym is open during all of a time. Both may last past midnight. @param date yyyy-mm-dd. */
export function isOpenDuring(time: TimeRange, date: string, hours: readonly HoursLine[], changes: Changes): boolean {
	const open = listOpen(addDays(date, -1), addDays(date, 1), (day) => getHoursOnDate(day, hours, changes));
	return open.some(({ from, until }) => from <= toMoment(date, time.start) && toMoment(date, time.end) <= until);
}

/** Writes the hours of a day: "8:00am-12:00pm, 2:00pm-8:00pm". */
export function formatHours(hours: readonly TimeRange[], times: Times, allDay: string): string {
	return hours.map((time) => (time.end - time.start === wholeDay ? allDay : formatTimeRange(time, times))).join(', ');
}

/** Writes opening hours in the gym's language and by its clock. Days with the same hours share a line. */
export function listOpeningHours(
	hours: readonly HoursLine[],
	gym: Times,
	words: { everyDay: string; allDay: string; closed: string },
) {
	const write = (times: TimeRange[]) => formatHours(times, gym, words.allDay) || words.closed;
	return [...Map.groupBy(weekdays, (day) => write(getHoursOn(day, hours)))].map(([time, days]) => {
		const name = (length: 'long' | 'short') => (days.length === 7 ? words.everyDay : formatWeekdays(days, gym, length));
		return { days: name('long'), short: name('short'), time };
	});
}

/**
 * Says whether hours run: "Open now, until 1:00am", "Opens at 7:30am" or, if that is long to come, "Closed". Hours that don't end
 * within a day are "Open now".
 * @param getHours when they run on a date.
 * @param today yyyy-mm-dd.
 * @param words `unknown`: once no hours are known.
 */
export function listStatuses(
	getHours: (date: string) => TimeRange[],
	today: string,
	times: Times,
	words: Record<'now' | 'until' | 'soon' | 'later' | 'unknown', string>,
): TimedText[] {
	const first = addDays(today, -1); // its hours may last past midnight
	const last = addDays(today, daysAhead);
	const open = listOpen(first, last, getHours);
	const fillIn = (text: string, moment: string, since: string) => {
		const date = moment.slice(0, 10);
		const isNear = moment < addMinutes(since, 6 * wholeDay);
		const day = isNear ? getDayName(getWeekday(date), times.language) : formatDateRange(date, date, times.language);
		return fill(text, { time: formatTime(parseTime(moment.slice(11)), times), day });
	};
	const createStatus = (text: string, isOpen: boolean, from: string, until: string) => ({
		part: 'status',
		changing: { text, 'data-open': String(isOpen) },
		from,
		until,
	});
	const states = open.flatMap(({ from, until }, index) => {
		const closed = open[index - 1]?.until ?? toMoment(first, 0);
		const soon = findLatest(closed, addMinutes(from, -soonMinutes));
		const lastDay = findLatest(from, addMinutes(until, -wholeDay));
		return [
			createStatus(fillIn(words.later, from, closed), false, closed, soon),
			createStatus(fillIn(words.soon, from, closed), false, soon, from),
			createStatus(words.now, true, from, lastDay),
			createStatus(fillIn(words.until, until, from), true, lastDay, until),
		];
	});
	return joinTexts([...states, createStatus(words.unknown, false, open.at(-1)?.until ?? first, addDays(last, 1))]);
}

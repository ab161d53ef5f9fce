// When the gym is open, in the usual week and on a date.
import { fill } from '../lib/text.ts';
import { type Clock, formatTime, formatTimeRange, type TimeRange, wholeDay } from '../lib/times.ts';
import { formatWeekdays, getWeekday, weekdays } from '../lib/weekdays.ts';
import { addDays } from '../lib/dates.ts';
import { getHoursOn, type HoursLine } from '../lib/weekly-hours.ts';
import { type Change, findDoors } from './changes.ts';
import { toMoment, writePeriods } from './periods.ts';

/** How long before the doors open a page says so, in minutes. */
const soon = 12 * 60;

/** When the gym is open on a date, in order. Empty if it is closed. @param date yyyy-mm-dd. */
function getHoursOnDate(date: string, hours: readonly HoursLine[], changes: readonly Change[]): TimeRange[] {
	const doors = findDoors(changes, date);
	return doors ? [doors.hours ?? []].flat() : getHoursOn(getWeekday(date), hours);
}

/**
 * When the gym is open on several days, in minutes after the first one's midnight. Hours that join are one: those of a day may
 * last past midnight.
 */
export function listOpenSpans(
	first: string,
	days: number,
	hours: readonly HoursLine[],
	changes: readonly Change[] = [],
): TimeRange[] {
	const spans: TimeRange[] = [];
	for (let day = 0; day < days; day++) {
		for (const { start, end } of getHoursOnDate(addDays(first, day), hours, changes)) {
			const [from, until] = [start + day * wholeDay, end + day * wholeDay];
			const last = spans.at(-1);
			if (last && from <= last.end) last.end = Math.max(last.end, until);
			else spans.push({ start: from, end: until });
		}
	}
	return spans;
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
	gym: { language: string; clock: Clock },
	words: { everyDay: string; allDay: string; closed: string },
) {
	const write = (times: TimeRange[]) =>
		times.map((time) => (isAllDay(time) ? words.allDay : formatTimeRange(time, gym.clock))).join(', ');
	const alike = Map.groupBy(weekdays, (day) => write(getHoursOn(day, hours)) || words.closed);
	return [...alike].map(([time, days]) => {
		const name = (length: 'long' | 'short') => (days.length === 7 ? words.everyDay : formatWeekdays(days, gym, length));
		return { days: name('long'), short: name('short'), time };
	});
}

/** What a page says about the doors, and the periods in which it is true. */
export interface OpenStatus {
	isOpen: boolean;
	text: string;
	when: string;
}

/**
 * "Open now, until 1:00am", "Opens at 7:30am" or, if that is long to come, "Closed", on several days. A gym that doesn't close
 * within a day is "Open now".
 * @param first yyyy-mm-dd.
 */
export function listOpenStatuses(
	first: string,
	days: number,
	{ hours, clock }: { hours: readonly HoursLine[]; clock: Clock },
	changes: readonly Change[],
	words: { openNow: string; openUntil: string; opensAt: string; closed: string },
): OpenStatus[] {
	const spans = listOpenSpans(first, days, hours, changes);
	const name = (text: string, minutes: number) => fill(text, { time: formatTime(minutes % wholeDay, clock) });
	const states = spans.flatMap(({ start, end }, index) => {
		const closed = spans[index - 1]?.end ?? 0;
		return [
			{ isOpen: false, text: words.closed, start: closed, end: start - soon },
			{ isOpen: false, text: name(words.opensAt, start), start: Math.max(closed, start - soon), end: start },
			{ isOpen: true, text: words.openNow, start, end: end - wholeDay },
			{ isOpen: true, text: name(words.openUntil, end), start: Math.max(start, end - wholeDay), end },
		];
	});
	return joinStatuses(first, states);
}

/** Joins the times at which the same is true. @param first yyyy-mm-dd; the times are in minutes after its midnight. */
function joinStatuses(first: string, states: readonly (Omit<OpenStatus, 'when'> & TimeRange)[]): OpenStatus[] {
	return [...Map.groupBy(states, ({ text }) => text)].flatMap(([text, found]) => {
		const periods = found.map(({ start, end }) => ({ from: toMoment(first, start), until: toMoment(first, end) }));
		const when = writePeriods(periods);
		return when ? { isOpen: found.some(({ isOpen }) => isOpen), text, when } : [];
	});
}

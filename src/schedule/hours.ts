// When the gym is open and its desk is staffed, in the usual week and on a date.
import { fill } from '../lib/text.ts';
import { formatTime, formatTimeRange, type TimeRange, type Times, wholeDay } from '../lib/times.ts';
import { formatWeekdays, getDayName, getHoursOn, getWeekday, type HoursLine, weekdays } from '../lib/weekdays.ts';
import { addDays, formatDateRange } from '../lib/dates.ts';
import { findDoors } from './changes.ts';
import { daysAhead, joinTexts, toMoment } from './periods.ts';
import type { Changes, TimedText } from './types.ts';

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

/** Hours on several days, in minutes after the first one's midnight. Those that join are one: those of a day may last past midnight. */
function listSpans(first: string, days: number, getHours: (date: string) => TimeRange[]): TimeRange[] {
	const spans: TimeRange[] = [];
	for (let day = 0; day < days; day++) {
		for (const { start, end } of getHours(addDays(first, day))) {
			const [from, until] = [start + day * wholeDay, end + day * wholeDay];
			const last = spans.at(-1);
			if (last && from <= last.end) last.end = Math.max(last.end, until);
			else spans.push({ start: from, end: until });
		}
	}
	return spans;
}

/** Whether the gym is open during all of a time. Both may last past midnight. @param date yyyy-mm-dd. */
export function isOpenDuring(
	{ start, end }: TimeRange,
	date: string,
	hours: readonly HoursLine[],
	changes: Changes,
): boolean {
	const spans = listSpans(addDays(date, -1), 3, (day) => getHoursOnDate(day, hours, changes));
	return spans.some((span) => span.start <= start + wholeDay && end + wholeDay <= span.end);
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
	const days = daysAhead + 2;
	const spans = listSpans(first, days, getHours);
	const name = (text: string, minutes: number, since: number) => {
		const date = toMoment(first, minutes).slice(0, 10);
		const isNear = minutes - since < 6 * wholeDay;
		const day = isNear ? getDayName(getWeekday(date), times.language) : formatDateRange(date, date, times.language);
		return fill(text, { time: formatTime(minutes % wholeDay, times), day });
	};
	const say = (text: string, isOpen: boolean, start: number, end: number) => ({
		part: 'status',
		changing: { text, 'data-open': String(isOpen) },
		from: toMoment(first, start),
		until: toMoment(first, end),
	});
	const states = spans.flatMap(({ start, end }, index) => {
		const closed = spans[index - 1]?.end ?? 0;
		return [
			say(name(words.later, start, closed), false, closed, start - soonMinutes),
			say(name(words.soon, start, closed), false, Math.max(closed, start - soonMinutes), start),
			say(words.now, true, start, end - wholeDay),
			say(name(words.until, end, start), true, Math.max(start, end - wholeDay), end),
		];
	});
	return joinTexts([...states, say(words.unknown, false, spans.at(-1)?.end ?? 0, days * wholeDay)]);
}

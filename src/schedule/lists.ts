// Classes on dates, as scripts on pages read them.
import { addDays, formatDateRange } from '../lib/dates.ts';
import { type Clock, formatTime, formatTimeRange, wholeDay } from '../lib/times.ts';
import type { HoursLine } from '../lib/weekly-hours.ts';
import type { Change } from './changes.ts';
import { getDeskHoursOnDate, getHoursOnDate } from './hours.ts';
import type { DatedSlot } from './notices.ts';
import { daysAhead } from './occurrences.ts';
import { joinWeeks, splitWeeks, toMoment } from './periods.ts';
import { createEventKey } from './week.ts';

/** When visitors can come to the classes, as the contact form offers it. */
export interface OfferedDays {
	/** The dates in words: "2026-12-01" is "Tue, Dec 1". */
	names: { [date: string]: string };
	/** By the title of the class; '' for a session with a trainer. */
	classes: { [title: string]: OfferedTimes[] };
}

/**
 * The moments at which a class begins (joinWeeks), and their time in words. `weekly`: its slot in words, also if the page is older
 * than its dates.
 */
type OfferedTimes = [moments: string, time: string, weekly: string];

/** Lists when visitors can come to some classes. @param today the day of the build, yyyy-mm-dd. */
export function listOfferedDays(
	classes: readonly { data: { title: string }; slots: readonly DatedSlot[] }[],
	today: string,
	gym: { language: string; clock: Clock; hours: readonly HoursLine[]; staffedHours?: readonly HoursLine[] | undefined },
	changes: readonly Change[] = [],
): OfferedDays {
	const { language, clock, hours, staffedHours = [] } = gym;
	const dates = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
	const sessions = dates.flatMap((date) => {
		const doors = getHoursOnDate(date, hours, changes);
		// Staff may come before the doors open.
		const shared = getDeskHoursOnDate(date, staffedHours, changes).flatMap((desk) =>
			doors.map(({ start, end }) => ({ start: Math.max(start, desk.start), end: Math.min(end, desk.end) })),
		);
		return shared.flatMap(({ start, end }) => {
			const last = Math.min(end, wholeDay) - 60; // a session takes an hour
			return last < start ? [] : { begins: toMoment(date, last), time: formatTimeRange({ start, end }, clock) };
		});
	});
	const listTimes = ({ ahead, weekly }: DatedSlot) => {
		const times = ahead.map(({ begins, start }) => ({ begins, time: formatTime(start, clock) }));
		return times.length > 0 ? joinTimes(times, weekly) : [['', '', weekly] satisfies OfferedTimes];
	};
	const lists = classes.map(({ data, slots }) => [data.title, slots.flatMap(listTimes)] as const);
	return {
		names: Object.fromEntries(dates.map((date) => [date, formatDateRange(date, date, language)])),
		classes: { '': joinTimes(sessions, ''), ...Object.fromEntries(lists) },
	};
}

function joinTimes(times: { begins: string; time: string }[], weekly: string): OfferedTimes[] {
	const alike = Map.groupBy(times, ({ time }) => time);
	return [...alike].map(([time, found]) => [joinWeeks(found.map(({ begins }) => begins)), time, weekly]);
}

/** When a class begins, in order: the moment, the same in words, and its slot in words. */
export function readOfferedDays(
	{ names, classes }: OfferedDays,
	title: string,
): [moment: string, words: string, weekly: string][] {
	const times = classes[title] ?? [];
	const moments = times.flatMap(([moments, time, weekly]) =>
		splitWeeks(moments).map((moment): [string, string, string] => {
			return [moment, `${names[moment.slice(0, 10)]}, ${time}`, weekly];
		}),
	);
	return moments.filter(([moment]) => moment).sort();
}

/** A class on a date, as schedule.json lists it. */
export interface ListedClass {
	/** The event key, e.g. "boxing-tuesday-0900". */
	key: string;
	title: string;
	/** By the gym's clock: "2026-12-01T09:00". */
	begins: string;
	ends: string;
	/** The same time as pages show it: "9:00am". */
	time: string;
	trainer: string;
}

/** Lists the classes of the next eight weeks, in order. */
export function listClasses(slots: readonly DatedSlot[], clock: Clock): ListedClass[] {
	const classes = slots.flatMap((slot) =>
		slot.ahead.map(({ date, start, end, begins, trainer }) => ({
			...{ key: createEventKey(slot), title: slot.title, begins, trainer },
			ends: toMoment(date, end),
			time: formatTime(start, clock),
		})),
	);
	return classes.sort((one, other) => one.begins.localeCompare(other.begins));
}

// Checks the times of classes in the usual week, and the home page's table against the schedule.
import { getHoursAround, isOpenDuring } from '../../lib/opening-hours.ts';
import { parsePhone } from '../../lib/phone.ts';
import { formatTime, formatTimeRange, type TimeRange } from '../../lib/times.ts';
import { weekdays, type Weekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** A weekly class and where it is written. */
export interface Row extends TimeRange {
	entry: Entry;
	path: (string | number)[];
	/** The id of the class. */
	id: string;
	day: Weekday;
	/** The id of the coach. */
	trainer: string;
}

/** Lists the classes of the week, Monday to Sunday. */
export function listRows({ classes, schedule }: ContentIndex): Row[] {
	const trainers = new Map(classes.map(({ entry, data }) => [entry.id, data.trainer.id]));
	return weekdays.flatMap((day) => {
		const rows = schedule
			.filter(({ entry }) => entry.id === day)
			.flatMap(({ entry, data }) =>
				data.classes.map(({ class: { id }, time, trainer }, index): Row => {
					const path = ['classes', index, 'time'];
					return { entry, path, id, day, trainer: trainer?.id ?? trainers.get(id) ?? '', ...time };
				}),
			);
		return rows.sort((one, other) => one.start - other.start);
	});
}

/** Lists the times of a class in words: "Tuesday 9:00am, Saturday 10:00pm". */
export function listTimes({ gym }: ContentIndex, rows: readonly Row[], id: string | undefined): string {
	const own = rows.filter((row) => row.id === id);
	return own.map(({ day, start }) => `${capitalize(day)} ${formatTime(start, gym.clock)}`).join(', ');
}

/** Why a trainer can't teach a class: they teach another one of the day at the same time. */
export function explainClash({ coaches, gym }: ContentIndex, row: Row, others: readonly Row[]): string | undefined {
	const other = others.find(({ trainer, start, end }) => trainer === row.trainer && start < row.end && row.start < end);
	if (!other) return undefined;
	const name = coaches.find(({ entry }) => entry.id === row.trainer)?.data.name;
	return `${name} also teaches ${quote(other.id)} ${formatTimeRange(other, gym.clock)} on this day. Change the time or trainer of one of them.`;
}

/** What is doubtful about the time of a class: it is very long, or the gym is closed. @param hours of that day, sorted. */
export function doubtTime({ gym }: ContentIndex, row: TimeRange, hours: readonly TimeRange[]): string | undefined {
	const length = (row.end - row.start) / 60;
	if (length > 4) return `The class is ${length} hours long. Did you mix up am and pm?`;
	if (isOpenDuring(row, hours)) return undefined;
	const open = hours.filter(({ start, end }) => end > 0 && start < 24 * 60);
	const known = open.map((time) => formatTimeRange(time, gym.clock)).join(' and ');
	return `The gym is ${known ? `open ${known}` : 'closed'} on this day. Check which is right.`;
}

/** Finds trainers with two classes at a time, doubtful times, and rows of the home page's table that the schedule doesn't have. */
export function checkTimes(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	const times = rows.flatMap((row, index): Diagnostic[] => {
		const report = (expected: string) =>
			diagnose(row.entry, row.path, quote(getValue(row.entry.data, row.path)), expected);
		const clash = explainClash(
			content,
			row,
			rows.slice(0, index).filter(({ day }) => day === row.day),
		);
		if (clash !== undefined) return [report(clash)];
		const doubt = doubtTime(content, row, getHoursAround(row.day, content.gym.hours));
		return doubt === undefined ? [] : [{ ...report(doubt), isWarning: true }];
	});
	const { entry, data: home } = content.homePage;
	const featured = home.timetable.rows.flatMap(({ class: { id }, day }, index) => {
		if (rows.some((row) => row.id === id && row.day === (day ?? row.day))) return [];
		const known = listTimes(content, rows, id);
		const expected = `${day ? "The class doesn't run on this day." : "The class isn't in the schedule."} ${known ? `Its times are: ${known}.` : 'Add it to the schedule, or remove this row.'}`;
		return diagnose(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], quote(day ?? id), expected);
	});
	return [...times, ...featured];
}

/** Reports a phone number that can't be dialed in the gym's country. */
export function checkPhone({ entries, gym }: ContentIndex): Diagnostic[] {
	const expected =
		'Write one phone number with its area code, e.g. "(212) 555-0142". If it is from another country, begin with "+".';
	if (parsePhone(gym)) return [];
	return selectEntries(entries, 'gym').map((entry) => diagnose(entry, ['phone'], quote(gym.phone), expected));
}

// Checks the times of classes against each other, and the home page's table against the schedule.
import { formatTime, formatTimeRange, type TimeRange } from '../../lib/times.ts';
import { getWeekdayNumber } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue } from './read-entries.ts';

/** A weekly class and where it is written. */
export interface Row extends TimeRange {
	entry: Entry;
	path: (string | number)[];
	/** The id of the class. */
	id: string;
	day: string;
	/** The id of the coach. */
	trainer: string | undefined;
}

/** Lists the classes of the week, Monday to Sunday. */
export function listRows({ classes, schedule }: ContentIndex): Row[] {
	const trainers = new Map(classes.map(({ entry, data }) => [entry.id, data.trainer.id]));
	const rows = schedule.flatMap(({ entry, data }) =>
		data.classes.map(({ class: { id }, time, trainer }, index): Row => {
			const path = ['classes', index, 'time'];
			return { entry, path, id, day: entry.id, trainer: trainer?.id ?? trainers.get(id), ...time };
		}),
	);
	return rows.sort((one, other) => getWeekdayNumber(one.day) - getWeekdayNumber(other.day) || one.start - other.start);
}

/** Lists the times of a class in words: "Tuesday 9:00am, Saturday 10:00pm". */
export function listTimes({ gym }: ContentIndex, rows: readonly Row[], id: string | undefined): string {
	const own = rows.filter((row) => row.id === id);
	return own.map(({ day, start }) => `${capitalize(day)} ${formatTime(start, gym.clock)}`).join(', ');
}

/** Reports trainers with two classes at the same time, and rows of the home page's table that the schedule doesn't have. */
export function checkTimes(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	const clashes = rows.flatMap(({ entry, path, day, start, end, trainer }, place) => {
		const other = rows
			.slice(0, place)
			.find((row) => row.day === day && row.trainer === trainer && row.start < end && start < row.end);
		const name = content.coaches.find((one) => one.entry.id === trainer)?.data.name;
		const expected = `${name} also teaches ${quote(other?.id)} ${other && formatTimeRange(other, content.gym.clock)} on this day. Change the time or trainer of one of them.`;
		return other ? diagnose(entry, path, quote(getValue(entry.data, path)), expected) : [];
	});
	const { entry, data: home } = content.homePage;
	const featured = home.timetable.rows.flatMap(({ class: { id }, day }, index) => {
		if (rows.some((row) => row.id === id && row.day === (day ?? row.day))) return [];
		const times = listTimes(content, rows, id);
		const expected = `${day ? "The class doesn't run on this day." : "The class isn't in the schedule."} ${times ? `Its times are: ${times}.` : 'Add it to the schedule, or remove this row.'}`;
		return diagnose(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], quote(day ?? id), expected);
	});
	return [...clashes, ...featured];
}

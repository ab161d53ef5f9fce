// Checks the times of classes, in the usual week and on the days of a change.
import { type Change, findExceptions, listDays, listDaysOfSlot } from '../../lib/changes.ts';
import { getHoursAround, isOpenDuring } from '../../lib/opening-hours.ts';
import { parsePhone } from '../../lib/phone.ts';
import { formatTime, formatTimeRange, type TimeRange } from '../../lib/times.ts';
import { getWeekday, weekdays, type Weekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** A weekly class and where it is written. */
interface Row extends TimeRange {
	entry: Entry;
	path: (string | number)[];
	/** The id of the class. */
	id: string;
	day: Weekday;
	/** The id of the coach. */
	trainer: string;
}

/** Lists the classes of the week, Monday to Sunday. */
function listRows({ classes, schedule }: ContentIndex): Row[] {
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

/** The times of a class in words: "Its times are: Tuesday 9:00am, Saturday 10:00pm." */
function describeTimes({ gym }: ContentIndex, rows: readonly Row[], id: string | undefined): string {
	const own = rows.filter((row) => row.id === id);
	if (own.length === 0) return "It isn't in the schedule.";
	return `Its times are: ${own.map(({ day, start }) => `${capitalize(day)} ${formatTime(start, gym.clock)}`).join(', ')}.`;
}

/**
 * Finds a class whose trainer teaches another one at that time, or that takes place while the gym is closed.
 * @param others the other classes of the day. @param hours of the day, sorted.
 */
function checkTime(
	{ coaches, gym }: ContentIndex,
	row: Row,
	others: readonly Row[],
	hours: readonly TimeRange[],
): Pick<Diagnostic, 'expected' | 'isWarning'> | undefined {
	const other = others.find(({ trainer, start, end }) => trainer === row.trainer && start < row.end && row.start < end);
	if (other) {
		const name = coaches.find(({ entry }) => entry.id === row.trainer)?.data.name;
		const expected = `${name} also teaches ${quote(other.id)} ${formatTimeRange(other, gym.clock)} on this day. Change the time or trainer of one of them.`;
		return { expected };
	}
	if (isOpenDuring(row, hours)) return undefined;
	const open = hours.filter(({ start, end }) => end > 0 && start < 24 * 60);
	const known = open.map((time) => formatTimeRange(time, gym.clock)).join(' and ');
	const expected = `The gym is ${known ? `open ${known}` : 'closed'} on this day. Check which is right.`;
	return { expected, isWarning: true };
}

/** Checks the times of the week. */
export function checkTimes(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	return rows.flatMap((row, index) => {
		const earlier = rows.slice(0, index).filter(({ day }) => day === row.day);
		const doubt = checkTime(content, row, earlier, getHoursAround(row.day, content.gym.hours));
		const found = quote(getValue(row.entry.data, row.path));
		return doubt ? { ...diagnose(row.entry, row.path, found, ''), ...doubt } : [];
	});
}

const severalHint = "For one day only, make it the first and last day. A class can't move to another day.";

/** Finds changes that have no effect, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const all = content.changes.map(({ data }) => data);
	const closed = all.filter(({ what }) => what === 'closed').flatMap(listDays);
	const rows = listRows(content);
	return content.changes.flatMap(({ entry, data: change }) => {
		const found: Diagnostic[] = [];
		const report = (field: string, expected: string, isWarning = false) =>
			found.push({ ...diagnose(entry, [field], quote(getValue(entry.data, [field])), expected), isWarning });

		const last = change.until ?? change.from;
		if (last.getUTCFullYear() < new Date().getUTCFullYear())
			report(change.until ? 'until' : 'from', 'This day was in an earlier year. Correct it, or delete the file.', true);
		const off = change.hours ? listOutside(content, change, rows) : [];
		if (off.length > 0)
			report('hours', `These classes don't run then: ${off.join(', ')}. Check that it's meant.`, true);
		if (!change.class) return found;
		const slots = rows.flatMap((row) => listDaysOfSlot(change, row).map((date) => ({ row, date })));
		if (slots.length === 0)
			report('class', `The class doesn't run then. ${describeTimes(content, rows, change.class.id)}`);
		else if (change.what !== 'canceled' && slots.every(({ date }) => closed.includes(date)))
			report('what', 'Another file in content/changes closes the gym then. Change one of the two.');
		const days = new Set(slots.map(({ row }) => capitalize(row.day)));
		if (change.time && days.size > 1)
			report('time', `This moves the class on ${[...days].join(' and ')}. ${severalHint}`, true);
		if (!change.time && !change.trainer) return found;
		for (const { row, date } of slots) {
			const others = rows.filter((other) => other !== row && other.day === row.day);
			const running = others.map((other) => changeRow(other, date, all)).filter(({ takesPlace }) => takesPlace);
			const special = all.find(({ hours, ...one }) => hours && listDays(one).includes(date))?.hours;
			const hours = special ? [special] : getHoursAround(getWeekday(date), content.gym.hours);
			const doubt = checkTime(content, changeRow(row, date, all), running, hours);
			if (!doubt || (doubt.isWarning && !change.time)) continue;
			report(change.time ? 'time' : 'trainer', `On ${date}: ${doubt.expected}`, doubt.isWarning);
			break; // the other days are alike
		}
		return found;
	});
}

/** The classes that special hours leave out, with their times. */
function listOutside({ changes, gym }: ContentIndex, change: Change, rows: readonly Row[]): string[] {
	const days = listDays(change);
	const moved = changes.map(({ data }) => data).filter(({ time }) => time);
	const isOut = (row: Row) =>
		findExceptions(row, [...moved, change]).some(({ date, takesPlace }) => !takesPlace && days.includes(date));
	return rows
		.filter(isOut)
		.map(({ id, day, start }) => `${quote(id)} (${capitalize(day)} ${formatTime(start, gym.clock)})`);
}

/** A class as it is on a day. */
function changeRow(row: Row, date: string, changes: readonly Change[]) {
	const exception = findExceptions(row, changes).find((one) => one.date === date);
	const { takesPlace = true, time = row, trainer = row.trainer } = exception ?? {};
	return { ...row, start: time.start, end: time.end, trainer, takesPlace };
}

/** Reports a phone number that can't be dialed in the gym's country. */
export function checkPhone({ entries, gym }: ContentIndex): Diagnostic[] {
	const expected =
		'Write one phone number with its area code, e.g. "(212) 555-0142". If it is from another country, begin with "+".';
	if (parsePhone(gym)) return [];
	return selectEntries(entries, 'gym').map((entry) => diagnose(entry, ['phone'], quote(gym.phone), expected));
}

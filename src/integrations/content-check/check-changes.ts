// Checks dated changes against the schedule and against each other.
import { isDeepStrictEqual } from 'node:util';
import { type Change, findExceptions, listDays, listDaysOfSlot } from '../../lib/changes.ts';
import { getHoursAround } from '../../lib/opening-hours.ts';
import { type Clock, formatTime } from '../../lib/times.ts';
import { getWeekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import { checkTime, describeTimes, listRows, type Row } from './check-times.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { getValue } from './read-entries.ts';

const severalHint = "For one day only, make it the first and last day. A class can't move to another day.";

/** Finds changes that have no effect, contradict another one, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const all = content.changes.map(({ data }) => data);
	const rows = listRows(content);
	return content.changes.flatMap(({ entry, data: change }, index) => {
		const found: Diagnostic[] = [];
		const report = (field: string, expected: string, isWarning = false) =>
			found.push({ ...diagnose(entry, [field], quote(getValue(entry.data, [field])), expected), isWarning });

		const last = change.until ?? change.from;
		if (last.getUTCFullYear() < new Date().getUTCFullYear())
			report(change.until ? 'until' : 'from', 'This day was in an earlier year. Correct it, or delete the file.', true);
		for (const other of content.changes.slice(0, index)) {
			const [field, date] = findContradiction(change, other.data, rows) ?? [];
			if (field) report(field, `${other.entry.file} contradicts this on ${date}. Change one of the two.`);
		}
		const off = change.hours ? listOutside(change, all, rows, content.gym.clock) : [];
		if (off.length > 0)
			report('hours', `These classes don't run then: ${off.join(', ')}. Check that it's meant.`, true);
		if (!change.class) return found;
		const slots = listSlots(change, rows);
		if (slots.length === 0)
			report('class', `The class doesn't run then. ${describeTimes(content, rows, change.class.id)}`);
		const days = new Set(slots.map(({ row }) => capitalize(row.day)));
		if (change.time && days.size > 1)
			report('time', `This moves the class on ${[...days].join(' and ')}. ${severalHint}`, true);
		if (!change.time && !change.trainer) return found;
		for (const { row, date } of slots) {
			const ofDay = rows.filter(({ day }) => day === row.day);
			const others = ofDay.filter((other) => other !== row).map((other) => changeRow(other, date, all));
			const running = others.filter(({ takesPlace }) => takesPlace);
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

/** The classes that special hours leave out. */
function listOutside(change: Change, all: readonly Change[], rows: readonly Row[], clock: Clock): string[] {
	const days = listDays(change);
	const moved = all.filter(({ time }) => time);
	const isOut = (row: Row) =>
		findExceptions(row, [...moved, change]).some(({ date, takesPlace }) => !takesPlace && days.includes(date));
	return rows
		.filter(isOut)
		.map(({ id, day, start }) => `${quote(id)} (${capitalize(day)} ${formatTime(start, clock)})`);
}

/** A class as it is on a day. */
function changeRow(row: Row, date: string, changes: readonly Change[]) {
	const exception = findExceptions(row, changes).find((one) => one.date === date);
	const { takesPlace = true, time = row, trainer = row.trainer } = exception ?? {};
	return { ...row, start: time.start, end: time.end, trainer, takesPlace };
}

/** The classes of the week that a change affects, each with its days. */
function listSlots(change: Change, rows: readonly Row[]) {
	return rows.flatMap((row) => listDaysOfSlot(change, row).map((date) => ({ row, date })));
}

/** The field in which two changes differ, and the first day on which both apply. */
function findContradiction(change: Change, other: Change, rows: readonly Row[]): [string, string] | undefined {
	const kinds = [change.what, other.what];
	if (kinds.includes('announcement')) return undefined;
	if (change.class?.id !== other.class?.id) {
		const [closed, own] = change.what === 'closed' ? [change, other] : [other, change];
		const days = listSlots(own, rows).map(({ date }) => date);
		// A class that moves for several weeks needn't leave out a closed day.
		const isClosed = closed.what === 'closed' && days.every((day) => listDays(closed).includes(day));
		return isClosed && own.what !== 'canceled' && days[0] ? ['what', days[0]] : undefined;
	}
	const slots = listSlots(other, rows);
	const both = change.class
		? listSlots(change, rows).filter((one) => slots.some((slot) => isDeepStrictEqual(slot, one)))
		: listDays(change).flatMap((date) => (listDays(other).includes(date) ? { date } : []));
	const isOff = kinds.includes('closed') || kinds.includes('canceled');
	const fields = ['hours', 'time', 'trainer', ...(isOff ? (['what'] as const) : [])] as const;
	const field = fields.find((one) => change[one] && other[one] && !isDeepStrictEqual(change[one], other[one]));
	return field && both[0] && [field, both[0].date];
}

// Checks dated changes against the schedule and against each other.
import { isDeepStrictEqual } from 'node:util';
import { type Change, findExceptions, listDays, listDaysOfSlot } from '../../lib/changes.ts';
import { getHoursAround } from '../../lib/opening-hours.ts';
import { formatTime } from '../../lib/times.ts';
import { getWeekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import { doubtTime, explainClash, listRows, listTimes, type Row } from './check-times.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { getValue } from './read-entries.ts';

/** Finds changes that have no effect, contradict another one, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const all = content.changes.map(({ data }) => data);
	const rows = listRows(content);
	return content.changes.flatMap(({ entry, data: change }, index): Diagnostic[] => {
		const report = (field: string, expected: string) =>
			diagnose(entry, [field], quote(getValue(entry.data, [field])), expected);
		const last = change.until ?? change.from;
		const isPast = last.getUTCFullYear() < new Date().getUTCFullYear();
		const old = 'This day was in an earlier year. Correct the year, or delete the file.';
		const warnings = isPast ? [{ ...report(change.until ? 'until' : 'from', old), isWarning: true }] : [];
		for (const other of content.changes.slice(0, index)) {
			const [field, date] = findContradiction(change, other.data, rows) ?? [];
			const expected = `${other.entry.file} contradicts this on ${date}. Change one of the two.`;
			if (field !== undefined) return [report(field, expected)];
		}
		if (!change.class) return warnings;
		const affected = rows.filter((row) => row.id === change.class?.id && listDaysOfSlot(change, row).length > 0);
		const misplaced = explainTimes(content, change, rows, affected);
		if (misplaced !== undefined) return [report('class', misplaced)];
		const days = new Set(affected.map(({ day }) => capitalize(day)));
		const several = `This moves the class on ${[...days].join(' and ')}. For one day only, make it the first and last day. A class can't move to another day.`;
		if (change.time && days.size > 1) warnings.push({ ...report('time', several), isWarning: true });
		if (!change.time && !change.trainer) return warnings;
		const field = change.time ? 'time' : 'trainer';
		for (const [date, row] of affected.flatMap((row) =>
			listDaysOfSlot(change, row).map((day) => [day, row] as const),
		)) {
			const now = changeRow(row, date, all);
			const others = rows.filter(({ day }) => day === row.day).filter((other) => other !== row);
			const running = others.map((other) => changeRow(other, date, all)).filter(({ takesPlace }) => takesPlace);
			const clash = explainClash(content, now, running);
			if (clash !== undefined) return [report(field, `On ${date}: ${clash}`)];
			const special = all.find(({ hours, ...one }) => hours && listDays(one).includes(date))?.hours;
			const hours = special ? [special] : getHoursAround(getWeekday(date), content.gym.hours);
			const doubt = change.time && doubtTime(content, now, hours);
			if (doubt) return [...warnings, { ...report(field, `On ${date}: ${doubt}`), isWarning: true }];
		}
		return warnings;
	});
}

/** A class as it is on a day. */
function changeRow(row: Row, date: string, changes: readonly Change[]) {
	const exception = findExceptions(row, changes).find((one) => one.date === date);
	const { takesPlace = true, time = row, trainer = row.trainer } = exception ?? {};
	return { ...row, start: time.start, end: time.end, trainer, takesPlace };
}

function explainTimes(
	content: ContentIndex,
	{ class: { id } = { id: '' }, at, time }: Change,
	rows: readonly Row[],
	affected: readonly Row[],
): string | undefined {
	const known = listTimes(content, rows, id);
	if (known === '') return "This class isn't in the schedule. Add it there first, or choose another class.";
	const when = at === undefined ? 'on these days' : `on these days at ${formatTime(at, content.gym.clock)}`;
	if (affected.length === 0) return `The class doesn't run ${when}. Choose one of its times: ${known}.`;
	const twice = affected.find((row, index) => affected.some(({ day }, other) => day === row.day && other < index));
	if (!twice || time === undefined) return undefined;
	return `The class runs twice on ${capitalize(twice.day)}. Add "at", the usual start of the one that changes. Its times are: ${known}.`;
}

/** The field in which two changes differ, and the first day on which both apply. */
function findContradiction(change: Change, other: Change, rows: readonly Row[]): [string, string] | undefined {
	const kinds = [change.what, other.what];
	if (kinds.includes('announcement')) return undefined;
	const date = findCommonDay(change, other, rows);
	if (date === undefined) return undefined;
	if (change.class?.id !== other.class?.id) {
		const [closed, own] = change.what === 'closed' ? [change, other] : [other, change];
		const days = rows.flatMap((row) => listDaysOfSlot(own, row));
		// A class that moves for several weeks needn't leave out a closed day.
		const isClosed = closed.what === 'closed' && days.every((day) => listDays(closed).includes(day));
		return isClosed && own.what !== 'canceled' ? ['what', date] : undefined;
	}
	if (change.what !== other.what && (kinds.includes('closed') || kinds.includes('canceled'))) return ['what', date];
	const fields = ['hours', 'time', 'trainer'] as const;
	const field = fields.find((one) => change[one] && other[one] && !isDeepStrictEqual(change[one], other[one]));
	return field && [field, date];
}

function findCommonDay(change: Change, other: Change, rows: readonly Row[]): string | undefined {
	if (!change.class && !other.class) return listDays(change).find((date) => listDays(other).includes(date));
	return rows
		.flatMap((row) => listDaysOfSlot(change, row).filter((date) => listDaysOfSlot(other, row).includes(date)))
		.at(0);
}

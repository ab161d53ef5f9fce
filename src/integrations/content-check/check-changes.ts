// Checks dated changes against the schedule and the opening hours.
import { type Change, findExceptions, listDays, listDaysOfSlot } from '../../lib/changes.ts';
import { getHoursAround } from '../../lib/opening-hours.ts';
import { getWeekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import { checkTime, describeTimes, listRows, type Row } from './check-times.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { getValue } from './read-entries.ts';

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

/** A class as it is on a day. */
function changeRow(row: Row, date: string, changes: readonly Change[]) {
	const exception = findExceptions(row, changes).find((one) => one.date === date);
	const { takesPlace = true, time = row, trainer = row.trainer } = exception ?? {};
	return { ...row, start: time.start, end: time.end, trainer, takesPlace };
}

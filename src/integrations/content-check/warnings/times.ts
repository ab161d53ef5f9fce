// Warns about unusually long classes, and classes outside the opening hours.
import { getHoursOn } from '../../../lib/opening-hours.ts';
import { formatTimeRange, type TimeRange } from '../../../lib/times.ts';
import { weekdays } from '../../../lib/weekdays.ts';
import { capitalize, quote } from '../../../schemas/parts/explain.ts';
import { listRows } from '../check-times.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { getValue } from '../read-entries.ts';

const midnight = 24 * 60;

/** Warns about classes of more than four hours. */
export function warnOfLongClasses(content: ContentIndex): Diagnostic[] {
	const long = listRows(content).filter(({ start, end }) => end - start > 240);
	return long.map(({ entry, path, start, end }) => {
		const expected = `The class is ${(end - start) / 60} hours long. Did you mix up am and pm?`;
		return diagnose(entry, path, quote(getValue(entry.data, path)), expected);
	});
}

/** Warns about classes while the gym is closed. Hours that end after midnight count for the next day too. */
export function warnOfClassesOutsideHours(content: ContentIndex): Diagnostic[] {
	const { hours, clock } = content.gym;
	const write = (time: TimeRange) => formatTimeRange(time, clock);
	return weekdays.flatMap((day, index) => {
		const today = getHoursOn(day, hours);
		const yesterday = getHoursOn(weekdays.at(index - 1) ?? day, hours);
		const open = [...today, ...yesterday.map(({ start, end }) => ({ start: start - midnight, end: end - midnight }))];
		const rows = listRows(content).filter((row) => row.day === day);
		const outside = rows.filter((row) => !open.some(({ start, end }) => start <= row.start && row.end <= end));
		const known = today.length > 0 ? `open ${today.map(write).join(' and ')}` : 'closed';
		return outside.map((row) => {
			const { entry, path, id } = row;
			const expected = `On ${capitalize(day)}, ${quote(id)} is at ${write(row)}, but the gym is ${known}. Change one of them.`;
			return diagnose(entry, path, quote(getValue(entry.data, path)), expected);
		});
	});
}

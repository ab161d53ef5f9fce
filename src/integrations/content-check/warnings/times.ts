// Warns about unusually long classes, and classes outside the opening hours.
import { getHoursOn } from '../../../lib/opening-hours.ts';
import { formatTimeRange, type TimeRange } from '../../../lib/times.ts';
import { getWeekdayNumber, weekdays } from '../../../lib/weekdays.ts';
import { capitalize, quote } from '../../../schemas/parts/explain.ts';
import { listRows, type Row } from '../check-times.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { getValue } from '../read-entries.ts';

/** Warns about classes of more than four hours, and classes while the gym is closed. */
export function warnOfTimes(content: ContentIndex): Diagnostic[] {
	return listRows(content).flatMap((row) => {
		const { entry, path, start, end } = row;
		const hours = (end - start) / 60;
		const isLong = hours > 4 && `The class is ${hours} hours long. Did you mix up am and pm?`;
		const expected = isLong || explainHours(row, content.gym);
		return expected ? diagnose(entry, path, quote(getValue(entry.data, path)), expected) : [];
	});
}

/** Hours that end after midnight count for the next day too. */
function explainHours({ day, id, ...row }: Row, { hours, clock }: ContentIndex['gym']): string | undefined {
	const index = getWeekdayNumber(day);
	const [today, yesterday] = [index, index - 1].map((place) => getHoursOn(weekdays.at(place) ?? 'sunday', hours));
	const isOpen = ({ start, end }: TimeRange, before = 0) => start - before <= row.start && row.end <= end - before;
	if (today?.some((time) => isOpen(time)) || yesterday?.some((time) => isOpen(time, 24 * 60))) return undefined;
	const known = today?.map((time) => formatTimeRange(time, clock)).join(' and ');
	return `On ${capitalize(day)}, ${quote(id)} runs ${formatTimeRange(row, clock)}, but the gym is ${known ? `open ${known}` : 'closed'}. Check which is right.`;
}

import type { TimeRange } from './times.ts';
import type { Weekday } from './weekdays.ts';

/** One line of the opening hours in content. The gym is closed on a day without a time or a line. */
export interface HoursLine {
	weekdays: readonly Weekday[];
	time?: TimeRange | undefined;
}

/** When the gym is open on a weekday, in order. Empty if it is closed. */
export function getHoursOn(day: Weekday, hours: readonly HoursLine[]): TimeRange[] {
	const lines = hours.filter((line) => line.weekdays.includes(day));
	return lines.flatMap(({ time }) => time ?? []).sort((one, other) => one.start - other.start);
}

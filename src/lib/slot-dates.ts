import { type Change, findExceptions } from './changes.ts';
import { addDays } from './dates.ts';
import type { Slot } from './slots.ts';
import { getWeekday, getWeekdayNumber } from './weekdays.ts';

/** The days on which visitors can come to a class, by its title, as the contact form offers them. */
export interface Days {
	/** `until` is when a date has passed, by the gym's clock. `weekly` is for a page that is older than the dates. */
	[title: string]: { dates: [until: string, words: string][]; weekly: string[] };
}

/** The next dates of a weekday, yyyy-mm-dd, beginning with today. @param today yyyy-mm-dd. */
export function listDatesOf(day: string, today: string, count = 2): string[] {
	const ahead = (getWeekdayNumber(day) - getWeekdayNumber(getWeekday(today)) + 7) % 7;
	return Array.from({ length: count }, (_, week) => addDays(today, ahead + 7 * week));
}

/** The next two dates on which a weekly slot takes place. Empty if it is off for two months. */
export function listNextDates(slot: Slot, changes: readonly Change[], today: string): string[] {
	const off = findExceptions(slot, changes).flatMap(({ date, takesPlace }) => (takesPlace ? [] : date));
	return listDatesOf(slot.day, today, 8)
		.filter((date) => !off.includes(date))
		.slice(0, 2);
}

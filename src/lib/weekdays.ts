/** The week as the site shows it, Monday to Sunday; the ids are the schedule's file names and addresses. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week, as in addresses, e.g. "monday". */
export type Weekday = (typeof weekdays)[number];

/** Which day of the week an id names: 0 for "monday" to 6 for "sunday", -1 for anything else. */
export function weekdayNumber(id: string): number {
	return weekdays.findIndex((day) => day === id);
}

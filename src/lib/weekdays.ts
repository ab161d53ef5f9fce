/** The week as the site shows it, Monday to Sunday; the ids are the schedule's file names and addresses. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week, as in addresses, e.g. "monday". */
export type Weekday = (typeof weekdays)[number];

/** Which day of the week an id names: 0 for "monday" to 6 for "sunday", -1 for anything else. */
export function weekdayNumber(id: string): number {
	return weekdays.findIndex((day) => day === id);
}

/** The day of the week that a day of the calendar falls on. @param date yyyy-mm-dd. */
export function weekdayOf(date: string): Weekday | undefined {
	return weekdays[(new Date(date).getUTCDay() + 6) % 7]; // for JavaScript a week begins with Sunday
}

/** A day's name in the language of the site: "Monday" or "Mon". @param day its id, e.g. "monday". */
export function dayName(day: string, language: string, length: 'long' | 'short' = 'long'): string {
	const date = new Date(Date.UTC(2024, 0, 1 + weekdayNumber(day))); // a week that begins with a Monday
	return date.toLocaleDateString(language, { weekday: length, timeZone: 'UTC' }).replace(/\.$/, '');
}

/** Several days in words: "Monday-Friday", "Monday, Wednesday". Three or more in a row are joined. */
export function daysInWords(days: readonly string[], language: string, length: 'long' | 'short' = 'long'): string {
	const runs: number[][] = [];
	for (const day of days.map(weekdayNumber).sort((one, other) => one - other)) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	const name = (day = 0) => dayName(weekdays[day] ?? '', language, length);
	return runs.flatMap((run) => (run.length > 2 ? `${name(run[0])}-${name(run.at(-1))}` : run.map(name))).join(', ');
}

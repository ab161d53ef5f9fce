/** A date as the site shows it: dd.mm.yyyy. Content dates have no time of day, so UTC keeps the day. */
export function formatDate(date: Date): string {
	const [year, month, day] = isoDate(date).split('-');
	return `${day}.${month}.${year}`;
}

/** The day of the calendar that a moment falls on in a time zone: yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
	return moment.toLocaleDateString('sv', { timeZone }); // Swedish writes a date as ISO 8601 does
}

/** A date for `<time datetime>`: yyyy-mm-dd. */
export function isoDate(date: Date): string {
	return date.toISOString().slice(0, 10);
}

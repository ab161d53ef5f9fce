/** The clocks that the site supports. */
export const clocks = ['12-hour', '24-hour', '24-hour, no leading zero'] as const;

export type Clock = (typeof clocks)[number];

/** Minutes after midnight. An end on the next day is above 24 hours. */
export interface TimeRange {
	start: number;
	end: number;
}

/** In minutes. */
export const wholeDay = 24 * 60;

/** Parses a time: "9:30pm" or "21:30" -> 1290. */
export function parseTime(text: string): number {
	const [hours = 0, minutes = 0] = text.split(':').map((part) => Number.parseInt(part, 10));
	if (!text.endsWith('m')) return hours * 60 + minutes;
	return ((hours % 12) + (text.endsWith('pm') ? 12 : 0)) * 60 + minutes;
}

/** Parses a text that matches `timeRange` (schemas/parts/days-and-times.ts). */
export function parseTimeRange(text: string): TimeRange {
	const [start = 0, end = 0] = text.split(/ ?[-–] ?/).map(parseTime);
	return createTimeRange(start, end);
}

/**
 * Joins two times of day. An end before the start is on the next day if it is 6:00 or earlier; otherwise it stays. From midnight
 * to midnight is the whole day.
 */
export function createTimeRange(start: number, end: number): TimeRange {
	const isNextDay = (end < start || end === 0) && end <= 6 * 60;
	return { start, end: isNextDay ? end + wholeDay : end };
}

/** Formats a time range by the site's clock: "9:00am-10:00am" or "09:00–10:00". */
export function formatTimeRange({ start, end }: TimeRange, clock: Clock): string {
	return formatTime(start, clock) + getRangeDash(clock) + formatTime(end, clock);
}

/** Joins the ends of a range of times or weekdays, which share lines. */
export function getRangeDash(clock: Clock): string {
	return clock === '12-hour' ? '-' : '–';
}

/** Formats a time: "9:00pm", or "21:00" as in `<time datetime>`. */
export function formatTime(time: number, clock: Clock = '24-hour'): string {
	const hours = Math.floor(time / 60) % 24;
	const minutes = String(time % 60).padStart(2, '0');
	if (clock === '24-hour') return `${String(hours).padStart(2, '0')}:${minutes}`;
	if (clock === '24-hour, no leading zero') return `${hours}:${minutes}`;
	return `${hours % 12 || 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`;
}

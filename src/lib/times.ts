import { getDateFormat } from './dates.ts';

/** The clocks that the site supports. */
export const clocks = ['12-hour', '24-hour', '24-hour, no leading zero'] as const;

export type Clock = (typeof clocks)[number];

/** The settings that decide how a time is written. */
export interface Times {
	clock: Clock;
	language: string;
}

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
export function formatTimeRange({ start, end }: TimeRange, times: Times): string {
	return formatTime(start, times) + getRangeDash(times.clock) + formatTime(end, times);
}

/** Joins the ends of a range of times or weekdays, which share lines. */
export function getRangeDash(clock: Clock): string {
	return clock === '12-hour' ? '-' : '–';
}

/** Formats a time: "9:00pm", "오후 9:00", or "21:00" as in `<time datetime>`. */
export function formatTime(time: number, { clock, language }: Times = { clock: '24-hour', language: 'en' }): string {
	const hours = Math.floor(time / 60) % 24;
	const minutes = String(time % 60).padStart(2, '0');
	if (clock === '24-hour') return `${String(hours).padStart(2, '0')}:${minutes}`;
	if (clock === '24-hour, no leading zero') return `${hours}:${minutes}`;
	if (/^en\b/.test(language)) return `${hours % 12 || 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`;
	const format = getDateFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
	return format.format(time * 60_000).replaceAll(/\s/g, '\u00a0'); // a range breaks only between its ends
}

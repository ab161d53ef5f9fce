/** The clocks that the site supports. */
export const clocks = ['12-hour', '24-hour'] as const;

export type Clock = (typeof clocks)[number];

/** Start and end on the 24-hour clock, e.g. "09:00", for `<time datetime>` and calendars. */
export interface TimeRange {
	start: string;
	end: string;
}

const onTwelve = /^(1[0-2]|[1-9]):([0-5]\d)(am|pm)-(1[0-2]|[1-9]):([0-5]\d)(am|pm)$/;
const onTwentyFour = /^(2[0-3]|[01]?\d):([0-5]\d)[-–](2[0-3]|[01]?\d):([0-5]\d)$/;

/** Matches a time range in content, by either clock: "9:00am-10:00am", "18:00-19:00". */
export const timeRange = new RegExp(`${onTwelve.source}|${onTwentyFour.source}`);

/** Parses a time range: "9:00am-10:00am" -> { start: "09:00", end: "10:00" }. @throws if it is not one. */
export function parseTimeRange(text: string): TimeRange {
	const twelve = onTwelve.exec(text);
	if (twelve) {
		return { start: toDayClock(twelve[1], twelve[2], twelve[3]), end: toDayClock(twelve[4], twelve[5], twelve[6]) };
	}
	const [matched, startHour = '', startMinute, endHour = '', endMinute] = onTwentyFour.exec(text) ?? [];
	if (!matched) throw new Error(`"${text}" is not a time range. Write it like "9:00am-10:00am" or "18:00-19:00".`);
	return { start: `${startHour.padStart(2, '0')}:${startMinute}`, end: `${endHour.padStart(2, '0')}:${endMinute}` };
}

/** Formats a time range by the site's clock: "9:00am-10:00am" or "09:00–10:00". */
export function formatTimeRange(text: string, clock: Clock): string {
	const { start, end } = parseTimeRange(text);
	const dash = clock === '24-hour' ? '–' : '-';
	return formatTime(start, clock) + dash + formatTime(end, clock);
}

/** Formats a time by the site's clock: "21:00" -> "9:00pm" or "21:00". */
export function formatTime(time: string, clock: Clock): string {
	if (clock === '24-hour') return time;
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
}

/** Converts to the 24-hour clock: 12:30am is 00:30, 12:30pm is 12:30. */
function toDayClock(hour = '', minute = '', half = ''): string {
	const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
	return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Start and end of a class on the 24-hour clock, for `<time datetime>` and calendars. */
export interface TimeRange {
	start: string;
	end: string;
}

/** A time as content writes it and visitors see it, e.g. "9:00am-10:00am". */
export const timeRange = /^(1[0-2]|[1-9]):([0-5]\d)(am|pm)-(1[0-2]|[1-9]):([0-5]\d)(am|pm)$/;

/** Reads a time as visitors see it: "9:00am-10:00am" -> { start: "09:00", end: "10:00" }. */
export function parseTimeRange(text: string): TimeRange {
	const parts = timeRange.exec(text);
	if (!parts) throw new Error(`"${text}" is not a time range. Write it like "9:00am-10:00am".`);
	return { start: toDayClock(parts[1], parts[2], parts[3]), end: toDayClock(parts[4], parts[5], parts[6]) };
}

/** 12 o'clock is the first hour of its half of the day: 12:30am is 00:30, 12:30pm is 12:30. */
function toDayClock(hour = '', minute = '', half = ''): string {
	const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
	return `${String(hours).padStart(2, '0')}:${minute}`;
}

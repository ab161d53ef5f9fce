/** Start and end of a class on the 24-hour clock, for `<time datetime>` and calendars. */
export interface TimeRange {
	start: string;
	end: string;
}

const clock = '(1[0-2]|[1-9]):([0-5][0-9])(am|pm)';
const range = new RegExp(`^${clock}-${clock}$`);

/**
 * Reads a time as visitors see it: "9:00am-10:00am" -> { start: "09:00", end: "10:00" }.
 * Undefined if it is written in any other way. Whether the end comes after the start is the schema's business.
 */
export function readTimeRange(text: string): TimeRange | undefined {
	const found = range.exec(text);
	if (!found) return undefined;
	const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = found;
	return { start: toDayClock(startHour, startMinute, startHalf), end: toDayClock(endHour, endMinute, endHalf) };
}

/** As readTimeRange, for times that the schema has already approved. */
export function parseTimeRange(text: string): TimeRange {
	const times = readTimeRange(text);
	if (!times) throw new Error(`"${text}" is not a time range. Write it like "9:00am-10:00am".`);
	return times;
}

/** 12 o'clock is the first hour of its half of the day: 12:30am is 00:30, 12:30pm is 12:30. */
function toDayClock(hour = '', minute = '', half = ''): string {
	const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
	return `${String(hours).padStart(2, '0')}:${minute}`;
}

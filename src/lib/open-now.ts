// Whether the gym is open at this moment. Runs in the browser before the first paint, so times are written at build time.
import { addDays } from './dates.ts';
import { getWeekday } from './weekdays.ts';

const day = 24 * 60;
/** How long before the doors open a page says so, in minutes. */
const soon = 12 * 60;

/** Opening hours: minutes after midnight, and the same as pages show it. */
type Hours = [start: number, end: number, opens: string, closes: string];

/** The opening hours by weekday, and by date (yyyy-mm-dd) for special days. */
export interface HoursByDay {
	[day: string]: Hours[];
}

/** What to say. `time` is when the gym closes or opens; undefined if it doesn't close within a day. */
export interface OpenStatus {
	isOpen: boolean;
	time: string | undefined;
}

/** Finds out whether the gym is open, or will open soon. @param now by the gym's clock, yyyy-mm-ddThh:mm. */
export function findOpenStatus(hours: HoursByDay, now: string): OpenStatus | undefined {
	const today = now.slice(0, 10);
	const minute = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
	let closes: { in: number; time: string } | undefined;
	for (const offset of [-1, 0, 1]) {
		const date = addDays(today, offset);
		for (const [start, end, opens, time] of hours[date] ?? hours[getWeekday(date)] ?? []) {
			const sinceNow = offset * day - minute;
			const [from, until] = [start + sinceNow, end + sinceNow];
			const isJoined = closes && from <= closes.in;
			if ((from <= 0 || isJoined) && until > 0) closes = { in: until, time };
			else if (!closes && from > 0 && from <= soon) return { isOpen: false, time: opens };
		}
	}
	return closes && { isOpen: true, time: closes.in < day ? closes.time : undefined };
}

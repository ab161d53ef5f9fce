// Moments and periods by the gym's clock. The build writes them into pages, and scripts read them.
import { addDays } from '../lib/dates.ts';
import type { Period } from './types.ts';

/** Later than every moment. */
export const never = '9';

/** A moment on a day. @param date yyyy-mm-dd. @param minutes after its midnight; above 24 hours, the moment is on a later day. */
export function toMoment(date: string, minutes: number): string {
	return new Date(Date.parse(date) + minutes * 60_000).toISOString().slice(0, 16);
}

/** The whole of some days, from the first to the last. @param first yyyy-mm-dd, like `last`. */
export function toPeriod(first: string, last = first): Period {
	return { from: first, until: addDays(last, 1) };
}

/** Joins the periods that follow each other. */
export function joinPeriods(periods: readonly Period[]): Period[] {
	const joined: Period[] = [];
	for (const { from, until } of periods.toSorted((one, other) => one.from.localeCompare(other.from))) {
		const last = joined.at(-1);
		if (last && from <= last.until) last.until = until > last.until ? until : last.until;
		else if (from < until) joined.push({ from, until });
	}
	return joined;
}

/** Writes periods for `<show-between when>`: "2026-12-01T09:00/2026-12-01T10:00". */
export function writePeriods(periods: readonly Period[]): string {
	const written = joinPeriods(periods).map(({ from, until }) => `${from}/${until}`.replaceAll('T00:00', ''));
	return written.join(' ');
}

/** Whether a moment is in one of the periods. @param now yyyy-mm-ddThh:mm. */
export function isWithin(periods: string, now: string): boolean {
	return periods.split(' ').some((period) => {
		const [from = '', until = ''] = period.split('/');
		return from <= now && now < until;
	});
}

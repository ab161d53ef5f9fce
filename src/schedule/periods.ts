// Moments, periods and the texts that are true in them, by the gym's clock. The build writes them into pages, and scripts read them.
import { addDays, findLatest } from '../lib/dates.ts';
import { toOneLine } from '../lib/text.ts';
import type { Period, TimedText } from './types.ts';

/** How long a page may be read after its build and still know what depends on the day. */
export const daysAhead = 8 * 7;

/** How long what is over is still known: a week of the schedule may have begun before the build. */
export const daysBack = 7;

/** Later than every moment. */
export const never = '9';

/** A moment some minutes later or, if they are negative, earlier. */
export const addMinutes = (moment: string, minutes: number) =>
	new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** A moment on a day. @param date yyyy-mm-dd. @param minutes after its midnight; above 24 hours, the moment is on a later day. */
export const toMoment = (date: string, minutes: number) => addMinutes(`${date}T00:00`, minutes);

/** The whole of some days, from the first to the last. @param first yyyy-mm-dd, like `last`. */
export function toPeriod(first: string, last = first): Period {
	return { from: first, until: addDays(last, 1) };
}

/** The week that ends with a day. */
export function toWeek(date: string): Period {
	return toPeriod(addDays(date, -6), date);
}

/** Joins the periods that follow each other. */
export function joinPeriods(periods: readonly Period[]): Period[] {
	const joined: Period[] = [];
	for (const { from, until } of periods.toSorted((one, other) => one.from.localeCompare(other.from))) {
		const last = joined.at(-1);
		if (last && from <= last.until) last.until = findLatest(until, last.until);
		else if (from < until) joined.push({ from, until });
	}
	return joined;
}

/** Writes periods for `<show-between when>`: "2026-12-01T09:00/2026-12-01T10:00". */
export function writePeriods(periods: readonly Period[]): string {
	const written = joinPeriods(periods).map(({ from, until }) => `${from}/${until}`);
	return written.join(' ').replaceAll('T00:00', '');
}

/** Whether a moment is in one of the periods. @param now yyyy-mm-ddThh:mm. */
export function isWithin(periods: string, now: string): boolean {
	return periods.split(' ').some((period) => {
		const [from = '', until = ''] = period.split('/');
		return from <= now && now < until;
	});
}

/** Joins the periods of equal texts. */
export function joinTexts(texts: readonly (Period & Omit<TimedText, 'when'>)[]): TimedText[] {
	const alike = Map.groupBy(texts, ({ part, changing }) => JSON.stringify([part, changing]));
	return [...alike.values()].flatMap(([text, ...others]) => {
		const when = text && writePeriods([text, ...others]);
		return when ? { part: text.part, changing: text.changing, when } : [];
	});
}

/** Writes texts for `<write-now texts>`: a line each, with its periods, its part, its text and its attributes, "datetime=2026-12-01". */
export function writeTimedTexts(texts: readonly TimedText[]): string {
	const lines = texts.map(({ when, part, changing: { text, ...attributes } }) => {
		const pairs = Object.entries(attributes).map((pair) => pair.join('='));
		return [when, part, toOneLine(text), ...pairs].join('\t');
	});
	return lines.join('\n');
}

/** Leaves out the parts that always say the same: those with a single text from joinTexts(). */
export function selectChanging(texts: readonly TimedText[]): TimedText[] {
	const parts = [...Map.groupBy(texts, ({ part }) => part).values()];
	return parts.filter(({ length }) => length > 1).flat();
}

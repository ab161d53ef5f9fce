/** The date formats that the site supports. */
export const dateForms = ['dd.mm.yyyy', 'dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd', 'in words'] as const;

/** The settings that decide how a date is written. */
export interface Dates {
	dates: (typeof dateForms)[number];
	language: string; // as in `lang`, e.g. "en"
}

/** Formats a date: 22.03.2022, or in the language's words. @param date yyyy-mm-dd. */
export function formatDate(date: string, { dates, language }: Dates): string {
	if (dates === 'in words') return getDateFormat(language, { dateStyle: 'long' }).format(new Date(date));
	const [year = '', month = '', day = ''] = date.split('-');
	return dates.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

/** The calendar day of a moment in a time zone: yyyy-mm-dd. */
export function getDayIn(timeZone: string, moment: Date): string {
	return moment.toLocaleDateString('sv', { timeZone }); // Swedish dates have the ISO 8601 format
}

/** Whether Intl knows a time zone: "America/New_York". Those without a place, such as "EST", have no summer time. */
export function isTimeZone(name: string): boolean {
	try {
		Intl.DateTimeFormat('en', { timeZone: name });
		return name.includes('/');
	} catch {
		return false;
	}
}

/** Adds days to a date, and returns yyyy-mm-dd. @param date yyyy-mm-dd. @param count negative for earlier days. */
export function addDays(date: string, count: number): string {
	const day = new Date(date);
	day.setUTCDate(day.getUTCDate() + count);
	return day.toISOString().slice(0, 10);
}

/** Adds years to a date. The years without a February 29 have March 1. @param date yyyy-mm-dd. */
export function addYears(date: string, count: number): string {
	const day = new Date(date);
	day.setUTCFullYear(day.getUTCFullYear() + count);
	return day.toISOString().slice(0, 10);
}

/** The latest of some days or moments, which compare as text. */
export function findLatest(...moments: string[]): string {
	return moments.sort().at(-1) ?? '';
}

/** The days from a first to a last one, with both. @param from yyyy-mm-dd, like `until`. */
export function countDays(from: string, until = from): number {
	return (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
}

const formats: { [languageAndForm: string]: Intl.DateTimeFormat } = {};

/** A format of dates in UTC. Created once, which takes a hundred times as long as its use, and every page writes hundreds of dates. */
export function getDateFormat(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const options = { ...form, timeZone: 'UTC' };
	return (formats[language + JSON.stringify(options)] ??= new Intl.DateTimeFormat(language, options));
}

/**
 * Formats a range of days: "Thu, Nov 26", "Thu, Dec 24 – Sat, Dec 26". With years if it ends far from a day.
 * @param from yyyy-mm-dd, like `until` and `near`.
 */
export function formatDateRange(from: string, until: string, language: string, near = from): string {
	const isFar = Math.abs(countDays(near, until) - 1) > 183; // more than half a year
	const form = { weekday: 'short', day: 'numeric', month: 'short' } as const;
	const format = getDateFormat(language, isFar ? { ...form, year: 'numeric' } : form);
	const days = format.formatRange(new Date(from), new Date(until));
	// The heading font has no thin space. Some languages, e.g. Polish, have no space around the dash, as between single words.
	return days.replaceAll('\u2009', ' ').replace(/(\S)–(?=\S)/, '$1 – ');
}

/** Formats a day without its weekday: "Dec 4". @param date yyyy-mm-dd. */
export function formatShortDate(date: string, language: string): string {
	return getDateFormat(language, { day: 'numeric', month: 'short' }).format(new Date(date));
}

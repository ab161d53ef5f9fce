/** The forms in which the site may write its dates. */
export const dateForms = ['dd.mm.yyyy', 'dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd', 'in words'] as const;

/** What decides how a date is written. */
export interface Dates {
	dates: (typeof dateForms)[number];
	/** As in `lang`, e.g. "en". */
	language: string;
}

/** A date as visitors read it: 22.03.2022, or in the language's words. Content dates have no time of day, so UTC keeps the day. */
export function formatDate(date: Date, { dates, language }: Dates): string {
	if (dates === 'in words') return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
	const [year = '', month = '', day = ''] = isoDate(date).split('-');
	return dates.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

/** The day of the calendar that a moment falls on in a time zone: yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
	return moment.toLocaleDateString('sv', { timeZone }); // Swedish writes a date as ISO 8601 does
}

/** A date for `<time datetime>`: yyyy-mm-dd. */
export function isoDate(date: Date): string {
	return date.toISOString().slice(0, 10);
}

/** Some days in a row in short words: "Thu 26 Nov", "Thu 24 Dec – Sat 26 Dec". @param from yyyy-mm-dd, as `until`. */
export function formatDays(from: string, until: string, { dates, language }: Dates): string {
	// Plain English has the American order, which a site that writes the day first doesn't want.
	const locale = language === 'en' && !dates.startsWith('mm') ? 'en-GB' : language;
	const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
	const days = new Intl.DateTimeFormat(locale, form).formatRange(new Date(from), new Date(until));
	return days.replaceAll('\u2009', ' '); // the headings' font has no thin space
}

// Looks at the names of the days: the file of one day with the name of another is a slip that no schema sees.
import { weekdays, weekdayNumber } from '../../lib/weekdays.ts';
import { quote } from '../../schemas/parts/messages.ts';
import type { Problem } from './read-content.ts';
import { type Entry, valueAt } from './read-entries.ts';

/** The days that are called as another day is, in English or in the language of the site. */
export function checkDays(entries: readonly Entry[]): Problem[] {
	const language = entries
		.filter(({ collection }) => collection === 'gym')
		.map(({ data }) => valueAt(data, ['language']))[0];
	const languages = ['en', ...(typeof language === 'string' ? [language] : [])];
	// Of each language and day; to ask for them takes longer than all the rest.
	const names = languages.map((one) => weekdays.map((_, day) => namesOf(day, one)));
	return entries
		.filter(({ collection, id }) => collection === 'schedule' && weekdayNumber(id) >= 0)
		.flatMap(({ file, id, data, lineOf }) =>
			['name', 'short'].flatMap((field) => {
				const name = valueAt(data, [field]);
				if (typeof name !== 'string') return [];
				const meant = names
					.map((week) => weekdays.find((_, day) => week[day]?.includes(plain(name))))
					.find((day) => day !== undefined);
				const isOwn = names.some((week) => week[weekdayNumber(id)]?.includes(plain(name)));
				if (meant === undefined || meant === id || isOwn) return [];
				const expected = `This is the file of ${id}; ${quote(name)} is ${meant}. Write the name of the day, or rename the file.`;
				return [{ file, line: lineOf([field]), field, found: quote(name), expected }];
			}),
		);
}

/** A day's name in full, in short, and in three letters, which the site shows on phones. */
function namesOf(day: number, language: string): string[] {
	const date = new Date(Date.UTC(2024, 0, 1 + day)); // a week that begins with a Monday
	const form = (weekday: 'long' | 'short') => {
		try {
			return plain(date.toLocaleDateString(language, { weekday, timeZone: 'UTC' }));
		} catch {
			return ''; // a language that is none is the schema's business
		}
	};
	return [form('long'), form('short'), form('long').slice(0, 3)].filter(Boolean);
}

function plain(name: string): string {
	return name.trim().toLowerCase().replace(/\.$/, '');
}

// Checks the names of the days: the file of one day with the name of another is a slip that no schema sees.
import { weekdayNumber, weekdays } from '../../lib/weekdays.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** The days with the name of another day, in English or in the language of the site. */
export function checkDays(entries: readonly Entry[]): Diagnostic[] {
	const [gym] = selectEntries(entries, 'gym');
	const languages = ['en', String(getValue(gym?.data, ['language']))];
	const days = weekdays.map((id, day) => ({ id, names: languages.flatMap((language) => nameDay(day, language)) }));
	return selectEntries(entries, 'schedule')
		.filter(({ id }) => weekdayNumber(id) >= 0)
		.flatMap((entry) =>
			['name', 'short'].flatMap((field) => {
				const value = getValue(entry.data, [field]);
				if (typeof value !== 'string') return [];
				const meant = days.filter(({ names }) => names.includes(simplify(value))).map(({ id }) => id);
				if (meant.length === 0 || meant.some((id) => id === entry.id)) return [];
				const expected = `This is the file of ${entry.id}; ${quote(value)} is ${meant[0]}. Write the name of the day, or rename the file.`;
				return diagnose(entry, [field], quote(value), expected);
			}),
		);
}

/** A day's name in full, in short, and in three letters, which the site shows on phones. */
function nameDay(day: number, language: string): string[] {
	const date = new Date(Date.UTC(2024, 0, 1 + day)); // a week that begins with a Monday
	try {
		const [long = '', short = ''] = (['long', 'short'] as const).map((weekday) =>
			simplify(date.toLocaleDateString(language, { weekday, timeZone: 'UTC' })),
		);
		return [long, short, long.slice(0, 3)];
	} catch {
		return []; // the schema refuses the language
	}
}

function simplify(name: string): string {
	return name.trim().toLowerCase().replace(/\.$/, '');
}

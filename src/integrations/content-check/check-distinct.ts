// Checks fields against other fields and entries.
import { parsePhone } from '../../lib/phone.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** Reports entries with the same position, whose order would be arbitrary, or the same name. */
export function checkDistinct(entries: readonly Entry[]): Diagnostic[] {
	const seen = new Map<string, string>();
	return entries.flatMap((entry) =>
		['order', ...(entry.definition.distinct ?? [])].flatMap((field) => {
			const value = getValue(entry.data, [field]);
			if (typeof value !== 'number' && typeof value !== 'string') return [];
			const key = JSON.stringify([entry.collection, field, String(value).trim().toLowerCase()]);
			const other = seen.get(key);
			seen.set(key, entry.file);
			if (other === undefined) return [];
			const kind = typeof value === 'number' ? 'number' : field;
			return diagnose(entry, [field], quote(value), `${other} has the same ${quote(field)}. Choose another ${kind}.`);
		}),
	);
}

/** Reports a phone number that can't be dialed in the gym's country. */
export function checkPhone({ entries, gym }: ContentIndex): Diagnostic[] {
	const expected =
		'Write one phone number with its area code, e.g. "(212) 555-0142". If it is from another country, begin with "+".';
	if (parsePhone(gym)) return [];
	return selectEntries(entries, 'gym').map((entry) => diagnose(entry, ['phone'], quote(gym.phone), expected));
}

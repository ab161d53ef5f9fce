// Compares the entries of a collection: what must be different in each may not stand in two of them.
import { quote } from '../../schemas/parts/messages.ts';
import type { Problem } from './read-content.ts';
import { type Entry, valueAt } from './read-entries.ts';

/** Two entries with the same place, which would stand in either order, or with the same name. */
export function checkDistinct(entries: readonly Entry[]): Problem[] {
	const seen = new Map<string, string>();
	const expected = entries.filter(({ shelf, id }) => shelf.ids?.includes(id) ?? true);
	return expected.flatMap(({ collection, shelf, file, data, lineOf }) =>
		['order', ...(shelf.distinct ?? [])].flatMap((field) => {
			const value = valueAt(data, [field]);
			if (typeof value !== 'number' && typeof value !== 'string') return [];
			const key = JSON.stringify([collection, field, String(value).trim().toLowerCase()]);
			const other = seen.get(key);
			seen.set(key, file);
			if (other === undefined) return [];
			const own = typeof value === 'number' ? 'its own number' : 'a name of its own';
			const expected = `${other} has the same ${quote(field)}. Give each ${own}.`;
			return [{ file, line: lineOf([field]), field, found: quote(value), expected }];
		}),
	);
}

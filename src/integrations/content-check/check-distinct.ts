// Checks fields that must differ between the entries of a collection.
import { quote } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue } from './read-entries.ts';

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

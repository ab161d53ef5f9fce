import { abortAfter } from '../lib/abort-after.ts';
import { getProperty } from '../lib/get-property.ts';
import type { ListedClass } from './types.ts';

/**
 * Fetches what listClasses() has listed. Never throws: without a connection, or if something else arrives, there are no classes.
 * @param address of schedule.json.
 */
export async function fetchClasses(address: string): Promise<ListedClass[]> {
	try {
		const response = await fetch(address, { signal: abortAfter(10_000) });
		const list: unknown = await response.json();
		return Array.isArray(list) ? list.filter(isListedClass) : [];
	} catch {
		return [];
	}
}

function isListedClass(item: unknown): item is ListedClass {
	const fields = ['key', 'id', 'title', 'begins', 'ends', 'day', 'time', 'trainer'];
	return fields.every((name) => typeof getProperty(item, name) === 'string');
}

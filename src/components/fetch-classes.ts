import { abortAfter } from '~/lib/abort-after.ts';
import { getProperty } from '~/lib/get-property.ts';
import type { ListedClass } from '~/schedule/listed-classes.ts';
import { href } from '~/urls.ts';

/** Fetches the classes of the next weeks. Never throws: without a connection, or if something else arrives, there are none. */
export async function fetchClasses(): Promise<ListedClass[]> {
	try {
		const response = await fetch(href('/schedule.json'), { signal: abortAfter(10_000) });
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

import { formatDateRange } from '~/lib/dates.ts';
import { isRecord } from '~/lib/get-property.ts';
import { readTime } from '~/schedule/clock.ts';
import type { ListedClass } from '~/schedule/lists.ts';
import { href } from '~/urls.ts';

/** Fetches the classes of the next weeks. Never throws: without a connection, or if something else arrives, there are none. */
export async function fetchClasses(): Promise<ListedClass[]> {
	try {
		const response = await fetch(href('/schedule.json'), { signal: AbortSignal.timeout(10_000) });
		const list: unknown = await response.json();
		return Array.isArray(list) ? list.filter(isListedClass) : [];
	} catch {
		return [];
	}
}

function isListedClass(item: unknown): item is ListedClass {
	const fields = ['key', 'id', 'title', 'begins', 'ends', 'time', 'trainer'];
	return isRecord(item) && fields.every((name) => typeof item[name] === 'string');
}

/** Finds the next of the classes with some event keys. */
export function findNextClass(classes: readonly ListedClass[], keys: readonly string[]): ListedClass | undefined {
	const now = readTime(document.documentElement.dataset['clock']);
	return classes.find(({ key, begins }) => keys.includes(key) && now < begins);
}

/** The date of a class in words: "Mon, Dec 1". @param today the word for today, if there is one. */
export function formatDay({ begins }: ListedClass, today?: string): string {
	const { lang, dataset } = document.documentElement;
	const date = begins.slice(0, 10);
	return today && readTime(dataset['clock']).startsWith(date) ? today : formatDateRange(date, date, lang);
}

import { formatDateRange } from '~/lib/dates.ts';
import { readTime } from '~/schedule/clock.ts';
import type { ListedClass } from '~/schedule/lists.ts';
import { href } from '~/urls.ts';

/** Fetches the classes of the next weeks. @throws if there is no answer in ten seconds, or another one: a page of a hotel's network. */
export async function fetchClasses(): Promise<ListedClass[]> {
	const response = await fetch(href('/schedule.json'), { signal: AbortSignal.timeout(10_000) });
	const classes: unknown = await response.json();
	if (!Array.isArray(classes)) throw new TypeError('This is not the schedule.');
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by this site
	return classes;
}

/** Finds the next of some classes, and its date and time in words. @param today the word for it. */
export function findNextClass(
	classes: readonly ListedClass[],
	keys: readonly string[],
	today = '',
): { title: string; when: string } | undefined {
	const { lang, dataset } = document.documentElement;
	const now = readTime(dataset['clock']);
	const next = classes.find(({ key, begins }) => keys.includes(key) && now < begins);
	if (!next) return undefined;
	const date = next.begins.slice(0, 10);
	const day = now.startsWith(date) ? today : formatDateRange(date, date, lang);
	return { title: next.title, when: `${day} ${next.time}` };
}

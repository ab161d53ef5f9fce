import { readTime } from '~/lib/gym-clock.ts';
import { getWeekday } from '~/lib/weekdays.ts';

/** "Today", and the word for a class that is over. */
const { word, overWord } = document.currentScript?.dataset ?? {};
const now = readTime(document.documentElement.dataset['clock']);
const today = getWeekday(now.slice(0, 10));
for (const place of document.querySelectorAll<HTMLElement>(`[data-days~=${today}]`)) place.dataset['today'] = word;
for (const place of document.querySelectorAll<HTMLElement>(`[data-ends^=${today}]`)) {
	if ((place.dataset['ends'] ?? '') <= `${today} ${now.slice(11)}`) place.dataset['over'] = overWord;
}
for (const place of document.querySelectorAll('[data-next]')) {
	const dates = [...place.querySelectorAll('time')];
	const next = dates.find(({ dataset }) => (dataset['until'] ?? '') > now);
	for (const date of dates) date.hidden = date !== next;
	const row = place.closest('li');
	if (dates[0]?.hidden) row?.parentElement?.append(row); // the next date comes first
}

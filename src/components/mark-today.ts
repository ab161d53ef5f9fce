import { readDay } from '~/lib/gym-clock.ts';
import { getWeekday } from '~/lib/weekdays.ts';

/** "Today" */
const { word } = document.currentScript?.dataset ?? {};
const { clock } = document.documentElement.dataset;
for (const place of document.querySelectorAll<HTMLElement>(`[data-days~=${getWeekday(readDay(clock))}]`))
	place.dataset['today'] = word;

import { readDay } from '~/lib/gym-clock';
import { getWeekday } from '~/lib/weekdays';

/** "Today" */
const { word } = document.currentScript?.dataset ?? {};
const { clock } = document.documentElement.dataset;
for (const place of document.querySelectorAll<HTMLElement>(`[data-days~=${getWeekday(readDay(clock))}]`))
	place.dataset['today'] = word;

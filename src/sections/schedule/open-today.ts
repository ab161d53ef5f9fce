import { readTime } from '~/schedule/clock.ts';
import { getWeekday } from '~/lib/weekdays.ts';

const { clock = '', folder = '' } = document.currentScript?.dataset ?? {};
location.replace(folder + getWeekday(readTime(clock).slice(0, 10)));

import { readDay } from '~/lib/gym-clock';
import { getWeekday } from '~/lib/weekdays';

const { clock = '', folder = '' } = document.currentScript?.dataset ?? {};
location.replace(folder + getWeekday(readDay(clock)));

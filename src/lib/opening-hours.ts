import { type Clock, formatTimeRange } from './times.ts';
import { formatDays } from './weekdays.ts';

/** One line of the opening hours in content. */
interface Line {
	weekdays: string[];
	days?: string | undefined;
	short?: string | undefined;
	time?: string | undefined;
	opens?: string | undefined;
	closes?: string | undefined;
}

interface Gym {
	hours: Line[];
	/** As in `lang`, e.g. "en". */
	language: string;
	clock: Clock;
}

/** Formats the opening hours: the texts from content, or else by the gym's language and clock. */
export function listOpeningHours({ hours, language, clock }: Gym) {
	return hours.map(({ weekdays, days, short, time, opens, closes }) => ({
		weekdays,
		days: days ?? formatDays(weekdays, language),
		short: short ?? formatDays(weekdays, language, 'short'),
		time: time ?? (opens && closes ? formatTimeRange(`${opens}-${closes}`, clock) : ''),
	}));
}

import { type Clock, formatTimeRange } from './times.ts';
import { daysInWords } from './weekdays.ts';

/** One line of the opening hours, as content has it. */
interface Line {
	weekdays: string[];
	days?: string | undefined;
	short?: string | undefined;
	time?: string | undefined;
	opens?: string | undefined;
	closes?: string | undefined;
}

/** What the words are made by. */
interface Gym {
	hours: Line[];
	/** As in `lang`, e.g. "en". */
	language: string;
	clock: Clock;
}

/** The opening hours as visitors read them: content's own words, else by the language and the clock of the gym. */
export function openingHours({ hours, language, clock }: Gym) {
	return hours.map(({ weekdays, days, short, time, opens, closes }) => ({
		weekdays,
		days: days ?? daysInWords(weekdays, language),
		short: short ?? daysInWords(weekdays, language, 'short'),
		time: time ?? (opens && closes ? formatTimeRange(`${opens}-${closes}`, clock) : ''),
	}));
}

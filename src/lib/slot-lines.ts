// The times of a class on its card.
import { choosePlural, fill, type Plural } from './text.ts';
import { formatTime, type Times } from './times.ts';
import { getDayName } from './weekdays.ts';

/** How many slots a card shows. A fourth takes the line that would say "and 1 more". */
const most = 3;

/**
 * Writes the slots of a class as lines: "Tue 9:00am", "Sat 10:00pm".
 * @param more the text for slots after the third, e.g. "and {count} more".
 */
export function formatSlots(slots: readonly { day: string; start: number }[], times: Times, more: Plural): string[] {
	const { language } = times;
	const lines = slots.map(({ day, start }) => `${getDayName(day, language, 'short')} ${formatTime(start, times)}`);
	const rest = slots.length - most;
	return rest > 1 ? [...lines.slice(0, most), fill(choosePlural(more, rest, language), { count: rest })] : lines;
}

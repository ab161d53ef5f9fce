// The weekly classes, as content/schedule has them.
import { choosePlural, fill, type Plural } from '../lib/text.ts';
import { type Clock, formatTime, formatTimeRange } from '../lib/times.ts';
import { getDayName, type Weekday } from '../lib/weekdays.ts';
import type { Content } from '../schemas/collections.ts';
import type { Slot, Wording } from './types.ts';

/** The slots of a day, in the order of its file. */
export function createSlots(
	day: Weekday,
	rows: Content<'schedule'>['classes'],
	classes: ReadonlyMap<string, Content<'classes'>>,
	{ language, clock, coaches }: Pick<Wording, 'language' | 'clock' | 'coaches'>,
): Slot[] {
	return rows.map(({ class: { id }, time, trainer, book }) => {
		const coach = trainer?.id ?? classes.get(id)?.trainer.id ?? '';
		const dayName = getDayName(day, language);
		return {
			id,
			title: classes.get(id)?.title ?? id,
			day,
			dayName,
			...time,
			time: formatTimeRange(time, clock),
			weekly: `${dayName} ${formatTime(time.start, clock)}`,
			coach,
			trainer: coaches.get(coach) ?? coach,
			book: book ?? classes.get(id)?.book,
		};
	});
}

/** How many slots a card shows. A fourth takes the line that would say "and 1 more". */
const most = 3;

/**
 * Writes the slots of a class as lines: "Tue 9:00am", "Sat 10:00pm".
 * @param more the text for slots after the third, e.g. "and {count} more".
 */
export function formatSlots(
	slots: readonly Pick<Slot, 'day' | 'start'>[],
	{ language, clock }: { language: string; clock: Clock },
	more: Plural,
): string[] {
	const lines = slots.map(({ day, start }) => `${getDayName(day, language, 'short')} ${formatTime(start, clock)}`);
	const rest = slots.length - most;
	return rest > 1 ? [...lines.slice(0, most), fill(choosePlural(more, rest, language), { count: rest })] : lines;
}

// The weekly classes, as content/schedule has them.
import { formatTime, formatTimeRange } from '../lib/times.ts';
import { getDayName, type Weekday } from '../lib/weekdays.ts';
import type { Content } from '../schemas/collections.ts';
import type { Names, Slot } from './types.ts';

/** The slots of a day, in the order of its file. */
export function createSlots(
	day: Weekday,
	rows: Content<'schedule'>['classes'],
	classes: ReadonlyMap<string, Content<'classes'>>,
	{ language, clock, coaches }: Names,
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

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
	names: Names,
): Slot[] {
	return rows.map(({ class: { id }, time, trainer, book }) => {
		const coach = trainer?.id ?? classes.get(id)?.trainer.id ?? '';
		const dayName = getDayName(day, names.language);
		return {
			id,
			title: classes.get(id)?.title ?? id,
			day,
			dayName,
			...time,
			time: formatTimeRange(time, names),
			weekly: `${dayName} ${formatTime(time.start, names)}`,
			coach,
			trainer: names.coaches.get(coach) ?? coach,
			book: book ?? classes.get(id)?.book,
		};
	});
}

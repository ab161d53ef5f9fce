// The weekly classes: as content/schedule has them, and on their dates.
import { addDays, findLatest } from '../lib/dates.ts';
import { formatTime, formatTimeRange } from '../lib/times.ts';
import { getDayName, type Weekday } from '../lib/weekdays.ts';
import type { Content } from '../schemas/collections.ts';
import { getLastDay } from './changes.ts';
import { listSlotNotices, selectSoon } from './notices.ts';
import { listOccurrences } from './occurrences.ts';
import { daysAhead, daysBack } from './periods.ts';
import type { Changes, DatedSlot, Gym, Slot, Wording } from './types.ts';

/** The slots of a day, in the order of its file. */
export function createSlots(
	day: Weekday,
	rows: Content<'schedule'>['classes'],
	classes: ReadonlyMap<string, Content<'classes'>>,
	gym: Gym,
): Slot[] {
	return rows.map(({ class: { id }, time, trainer, book }) => {
		const coach = trainer?.id ?? classes.get(id)?.trainer.id ?? '';
		const dayName = getDayName(day, gym.language);
		return {
			id,
			title: classes.get(id)?.title ?? id,
			day,
			dayName,
			...time,
			time: formatTimeRange(time, gym),
			weekly: `${dayName} ${formatTime(time.start, gym)}`,
			coach,
			coachName: gym.coaches.get(coach) ?? coach,
			book: book ?? classes.get(id)?.book,
		};
	});
}

/** Adds everything that depends on the date to a slot. @param today the day at the gym, yyyy-mm-dd. */
export function dateSlot(slot: Slot, changes: Changes, today: string, wording: Wording): DatedSlot {
	const last = addDays(today, daysAhead);
	// A week more than what is known, so that something follows the last date. A calendar begins with it if the gym is closed till then.
	const until = addDays(findLatest(last, ...changes.all.map(getLastDay)), 7);
	const occurrences = listOccurrences(slot, changes, addDays(today, -daysBack), until, wording);
	return {
		...slot,
		occurrences,
		ahead: occurrences.filter(({ status, date }) => status === 'runs' && today <= date && date <= last),
		notices: selectSoon(listSlotNotices(slot, occurrences, wording), today),
	};
}

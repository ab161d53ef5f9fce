import { fill } from './text.ts';
import { type Clock, formatTime, parseTimeRange } from './times.ts';
import { getDayName } from './weekdays.ts';

/** A weekly class at a day and hour. */
export interface Slot {
	/** The id of the class, e.g. "power-lifting". */
	id: string;
	title: string;
	/** The day's id, e.g. "monday". */
	day: string;
	time: string;
	trainer: string;
}

/** The day and hour of a slot: "tuesday-0900". */
export function formatSlotHour({ day, time }: Pick<Slot, 'day' | 'time'>): string {
	return `${day}-${parseTimeRange(time).start.replace(':', '')}`;
}

/** Identifies a slot in calendars and scripts: "boxing-tuesday-0900". */
export function createEventKey(slot: Pick<Slot, 'id' | 'day' | 'time'>): string {
	return `${slot.id}-${formatSlotHour(slot)}`;
}

/** Sorts slots by start time. */
export function sortByTime<Row extends { time: string }>(slots: readonly Row[]): Row[] {
	const start = ({ time }: Row) => parseTimeRange(time).start;
	return slots.toSorted((one, other) => start(one).localeCompare(start(other)));
}

/** How many slots a card shows. */
const most = 3;

/**
 * Summarises the slots of a class in one or two lines: "Tue 9:00am · Sat 10:00pm".
 * @param more the text for slots after the third, e.g. "and {count} more".
 */
export function formatSlots(
	slots: readonly Pick<Slot, 'day' | 'time'>[],
	{ language, clock }: { language: string; clock: Clock },
	more: string,
): string {
	const shown = slots.slice(0, most).map(({ day, time }) => {
		const start = formatTime(parseTimeRange(time).start, clock);
		return `${getDayName(day, language, 'short')}\u00a0${start}`; // no line break between the two
	});
	const rest = slots.length - shown.length;
	return [shown.join('\u00a0· '), ...(rest > 0 ? [fill(more, { count: rest })] : [])].join(' ');
}

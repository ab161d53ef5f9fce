import { fill } from './text.ts';
import { type Clock, formatTime, parseTimeRange } from './times.ts';
import { dayName } from './weekdays.ts';

/** A class at a day and hour, every week. */
export interface Slot {
	/** The class's own id, e.g. "power-lifting". */
	id: string;
	title: string;
	/** The day's id, e.g. "monday". */
	day: string;
	time: string;
	trainer: string;
}

/** "tuesday-0900": which hour of the week a slot is. */
export function slotHour({ day, time }: Pick<Slot, 'day' | 'time'>): string {
	return `${day}-${parseTimeRange(time).start.replace(':', '')}`;
}

/** "boxing-tuesday-0900": the name of a slot for calendars and for scripts. */
export function eventKey(slot: Pick<Slot, 'id' | 'day' | 'time'>): string {
	return `${slot.id}-${slotHour(slot)}`;
}

/** Slots by the hour at which they begin. */
export function byTime<Row extends { time: string }>(slots: readonly Row[]): Row[] {
	const start = ({ time }: Row) => parseTimeRange(time).start;
	return slots.toSorted((one, other) => start(one).localeCompare(start(other)));
}

/** What a card shows at most. */
const most = 3;

/**
 * The hours of a class in one or two lines: "Tue 9:00am · Sat 10:00pm".
 * @param more what is said of the hours after the third, e.g. "and {count} more".
 */
export function slotsInBrief(
	slots: readonly Pick<Slot, 'day' | 'time'>[],
	{ language, clock }: { language: string; clock: Clock },
	more: string,
): string {
	const shown = slots.slice(0, most).map(({ day, time }) => {
		const start = formatTime(parseTimeRange(time).start, clock);
		return `${dayName(day, language, 'short')}\u00a0${start}`; // a line never ends between the two
	});
	const rest = slots.length - shown.length;
	return [shown.join('\u00a0· '), ...(rest > 0 ? [fill(more, { count: rest })] : [])].join(' ');
}

import { fill } from './text.ts';
import { type Clock, formatTime, type TimeRange } from './times.ts';
import { getDayName } from './weekdays.ts';

/** A weekly class at a day and time. */
export interface Slot extends TimeRange {
	/** The id of the class, e.g. "power-lifting". */
	id: string;
	title: string;
	/** The day's id, e.g. "monday". */
	day: string;
	/** The day's name as pages show it. */
	dayName: string;
	/** Start and end as pages show them. */
	time: string;
	/** The start alone. */
	starts: string;
	trainer: string;
	/** Where a booking system takes bookings. */
	book?: string | undefined;
	/** The trainer's id, if they have a page. */
	coach?: string;
}

/** The day and start of a slot, for URLs: "tuesday-0900". */
export function createSlotKey({ day, start }: Pick<Slot, 'day' | 'start'>): string {
	return `${day}-${formatTime(start).replace(':', '')}`;
}

/** Identifies a slot in calendars and scripts: "boxing-tuesday-0900". */
export function createEventKey(slot: Pick<Slot, 'id' | 'day' | 'start'>): string {
	return `${slot.id}-${createSlotKey(slot)}`;
}

/** The day and end of a slot, for scripts: "tuesday 10:00". Undefined if it ends on the next day. */
export function createEndKey({ day, end }: Pick<Slot, 'day' | 'end'>): string | undefined {
	return end < 24 * 60 ? `${day} ${formatTime(end)}` : undefined;
}

/** How many slots a card shows. */
const most = 3;

/**
 * Writes the slots of a class as lines: "Tue 9:00am", "Sat 10:00pm".
 * @param more the text for slots after the third, e.g. "and {count} more".
 */
export function formatSlots(
	slots: readonly Pick<Slot, 'day' | 'start'>[],
	{ language, clock }: { language: string; clock: Clock },
	more: string,
): string[] {
	const lines = slots.map(({ day, start }) => `${getDayName(day, language, 'short')} ${formatTime(start, clock)}`);
	const rest = slots.length - most;
	return rest > 0 ? [...lines.slice(0, most), fill(more, { count: rest })] : lines;
}

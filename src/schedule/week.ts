// The weekly classes, as content/schedule has them.
import { choosePlural, fill, type Plural } from '../lib/text.ts';
import { type Clock, formatTime, formatTimeRange, type TimeRange } from '../lib/times.ts';
import { getDayName, type Weekday } from '../lib/weekdays.ts';

/** A weekly class at a day and time. */
export interface Slot extends TimeRange {
	/** The id of the class, e.g. "power-lifting". */
	id: string;
	title: string;
	day: Weekday;
	/** The day's name as pages show it. */
	dayName: string;
	/** Start and end as pages show them. */
	time: string;
	/** Its day and start as pages show them: "Tuesday 9:00am". */
	weekly: string;
	/** The id of the coach who is its trainer. */
	coach: string;
	/** The coach's name. */
	trainer: string;
	/** Where a booking system takes bookings. */
	book: string | undefined;
}

/** What slots are made of besides the schedule. */
interface Gym {
	language: string;
	clock: Clock;
	classes: ReadonlyMap<string, { title: string; trainer: { id: string }; book?: string | undefined }>;
	/** The names of the coaches by id. */
	coaches: ReadonlyMap<string, string>;
}

/** The slots of a day, in the order of its file. */
export function createSlots(
	day: Weekday,
	rows: readonly {
		class: { id: string };
		time: TimeRange;
		trainer?: { id: string } | undefined;
		book?: string | undefined;
	}[],
	{ language, clock, classes, coaches }: Gym,
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

/** Identifies a slot in calendars and scripts: "boxing-tuesday-0900". */
export function createEventKey({ id, day, start }: Pick<Slot, 'id' | 'day' | 'start'>): string {
	return `${id}-${day}-${formatTime(start).replace(':', '')}`;
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
	more: Plural,
): string[] {
	const lines = slots.map(({ day, start }) => `${getDayName(day, language, 'short')} ${formatTime(start, clock)}`);
	const rest = slots.length - most;
	return rest > 0 ? [...lines.slice(0, most), fill(choosePlural(more, rest, language), { count: rest })] : lines;
}

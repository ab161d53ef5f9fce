// A member's next class.
import { addDays } from './dates.ts';
import { getWeekday } from './weekdays.ts';

/** A weekly slot as schedule.json lists it. */
export interface ListedSlot {
	/** The event key, e.g. "boxing-tuesday-0900". */
	key: string;
	title: string;
	/** The weekday's id, e.g. "tuesday". */
	day: string;
	/** "09:00" */
	start: string;
	/** The same as pages show it: "9:00am". */
	time: string;
	/** The days on which it has a different time, or is canceled (an empty start). */
	exceptions: { date: string; start: string; time: string }[];
}

/** Finds the slot that starts next, looking eight weeks ahead. @param now by the gym's clock, yyyy-mm-ddThh:mm. */
export function findNextClass(slots: readonly ListedSlot[], now: string) {
	for (let ahead = 0; ahead <= 56; ahead++) {
		const date = addDays(now.slice(0, 10), ahead);
		const [next] = slots
			.filter((slot) => slot.day === getWeekday(date))
			.map((slot) => ({ ...slot, ...(slot.exceptions.find((exception) => exception.date === date) ?? { date }) }))
			.filter(({ start }) => start && `${date}T${start}` > now)
			.sort((one, other) => one.start.localeCompare(other.start));
		if (next) return next;
	}
	return undefined;
}

// What editors write for certain days: closures, special hours, canceled or changed classes, announcements.
import { addDays, isoDate } from '../lib/dates.ts';
import type { ChangeFields } from '../schemas/change.ts';

/** A change, as a file in content/changes defines it. */
export interface Change extends ChangeFields {
	/** The file's name. */
	id: string;
}

/** Whether a change includes a date. @param date yyyy-mm-dd. */
export function includes({ from, until = from }: Pick<Change, 'from' | 'until'>, date: string): boolean {
	return isoDate(from) <= date && date <= isoDate(until);
}

/** Each day of a change, yyyy-mm-dd. */
export function listDays(change: Pick<Change, 'from' | 'until'>): string[] {
	const days: string[] = [];
	for (let day = isoDate(change.from); includes(change, day); day = addDays(day, 1)) days.push(day);
	return days;
}

/** Replaces a change of every year with those of this, the last and the next year, but none before its own. @param today yyyy-mm-dd. */
export function repeatYearly(changes: readonly Change[], today: string): Change[] {
	const thisYear = Number(today.slice(0, 4));
	return changes.flatMap((change) => {
		if (!change.every) return change;
		const passed = Math.max(0, thisYear - change.from.getUTCFullYear());
		const later = [passed - 1, passed, passed + 1].filter((years) => years >= 0);
		return later.map((years) => {
			return { ...change, from: addYears(change.from, years), until: change.until && addYears(change.until, years) };
		});
	});
}

function addYears(day: Date, years: number): Date {
	return new Date(Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()));
}

/** Whether a change is about the gym's doors: a closed day or special hours. */
export function isAboutDoors({ what }: Pick<Change, 'what'>): boolean {
	return what === 'closed' || what === 'hours';
}

/** The change that decides when the gym is open on a date. A closed day wins over special hours, then the later file wins. */
export function findDoors(changes: readonly Change[], date: string): Change | undefined {
	const doors = changes.filter((change) => isAboutDoors(change) && includes(change, date));
	return doors.findLast(({ what }) => what === 'closed') ?? doors.at(-1);
}

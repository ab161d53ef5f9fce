// What editors write for certain days, found by day: closures, special hours, canceled or changed classes, announcements.
import { addDays, addYears, countDays, findLatest } from '../lib/dates.ts';
import { daysBack } from './periods.ts';
import type { Change, Changes } from './types.ts';

/** Arranges changes for everything that asks for those of a day: what counts is last. */
export function arrangeChanges(written: readonly Change[]): Changes {
	const isOfOneSlot = ({ at }: Change) => Number(at !== undefined);
	const length = ({ from, until }: Change) => countDays(from, until);
	const byName = written.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
	const all = byName.sort((one, other) => length(other) - length(one) || isOfOneSlot(one) - isOfOneSlot(other));
	const byDay = new Map<string, Change[]>();
	for (const change of all) {
		for (const day of listDays(change)) byDay.set(day, [...(byDay.get(day) ?? []), change]);
	}
	return { all, byDay };
}

/** Each day of a change or a range, yyyy-mm-dd. */
export function listDays({ from, until }: Pick<Change, 'from' | 'until'>): string[] {
	return Array.from({ length: countDays(from, until) }, (_, index) => addDays(from, index));
}

/** The last day that a change is about. */
export function getLastDay({ from, until = from, day = until }: Change): string {
	return findLatest(until, day);
}

/** Leaves out what ended more than `daysBack` days ago, and what begins more than a year ahead: no page tells it yet. @param today yyyy-mm-dd. */
export function selectCurrent(changes: readonly Change[], today: string): Change[] {
	const [first, last] = [addDays(today, -daysBack), addDays(today, 366)];
	return changes.filter((change) => getLastDay(change) >= first && change.from <= last);
}

/** Replaces a change of every year with those of this, the last and the next year, but none before its own. @param today yyyy-mm-dd. */
export function repeatYearly(changes: readonly Change[], today: string): Change[] {
	return changes.flatMap((change) => {
		const { from, until, every } = change;
		if (!every) return change;
		const passed = Math.max(0, Number(today.slice(0, 4)) - Number(from.slice(0, 4)));
		const later = [passed - 1, passed, passed + 1].filter((years) => years >= 0);
		return later.map((years) => ({ ...change, from: addYears(from, years), until: until && addYears(until, years) }));
	});
}

/** Whether a change is about the gym's doors: a closed day or special hours. */
export function isAboutDoors({ what }: Pick<Change, 'what'>): boolean {
	return what === 'closed' || what === 'hours';
}

/** The change that decides when the gym is open on a date. A closed day wins over all special hours. */
export function findDoors({ byDay }: Changes, date: string): Change | undefined {
	const doors = byDay.get(date)?.filter(isAboutDoors) ?? [];
	return doors.findLast(({ what }) => what === 'closed') ?? doors.at(-1);
}

/** The days on which a change counts: all, unless it is about the doors, and another one decides on some of them. */
export function listDecidedDays(change: Change, changes: Changes): string[] {
	const days = listDays(change);
	return isAboutDoors(change) ? days.filter((day) => findDoors(changes, day) === change) : days;
}

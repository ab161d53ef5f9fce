// What editors write for certain days, found by day: closures, special hours, canceled or changed classes, announcements.
import { addDays, isoDate } from '../lib/dates.ts';
import type { Change } from './types.ts';

/** Changes, found by day. */
export interface Changes {
	/** All. On a shared day, the later of two counts: the shorter one, then the one about a single slot, then the later file. */
	all: readonly Change[];
	/** Those that include a day. */
	byDay: ReadonlyMap<string, readonly Change[]>;
	/** The last day that one of them is about. */
	last: string;
}

/** Arranges changes for everything that asks for those of a day. @param written sorted by the names of their files. */
export function arrangeChanges(written: readonly Change[]): Changes {
	const isOfOneSlot = ({ at }: Change) => Number(at !== undefined);
	const all = written.toSorted(
		(one, other) => countDays(other) - countDays(one) || isOfOneSlot(one) - isOfOneSlot(other),
	);
	const byDay = new Map<string, Change[]>();
	for (const change of all) {
		for (const day of listDays(change)) {
			byDay.set(day, [...(byDay.get(day) ?? []), change]);
		}
	}
	return { all, byDay, last: all.map(getLastDay).sort().at(-1) ?? '' };
}

/** Each day of a change, yyyy-mm-dd. */
export function listDays(change: Pick<Change, 'from' | 'until'>): string[] {
	return Array.from({ length: countDays(change) }, (_, index) => addDays(isoDate(change.from), index));
}

function countDays({ from, until = from }: Pick<Change, 'from' | 'until'>): number {
	return (until.getTime() - from.getTime()) / 86_400_000 + 1;
}

function getLastDay({ from, until = from, day = until }: Change): string {
	return [isoDate(until), isoDate(day)].sort()[1] ?? '';
}

/** Leaves out what was over a week ago, and what begins more than a year ahead: no page tells it yet. @param today yyyy-mm-dd. */
export function selectCurrent(changes: readonly Change[], today: string): Change[] {
	const [first, last] = [addDays(today, -7), addDays(today, 366)];
	return changes.filter((change) => getLastDay(change) >= first && isoDate(change.from) <= last);
}

/** Replaces a change of every year with those of this, the last and the next year, but none before its own. @param today yyyy-mm-dd. */
export function repeatYearly(changes: readonly Change[], today: string): Change[] {
	const thisYear = Number(today.slice(0, 4));
	return changes.flatMap((change) => {
		if (!change.every) return change;
		const passed = Math.max(0, thisYear - change.from.getUTCFullYear());
		const later = [passed - 1, passed, passed + 1].filter((years) => years >= 0);
		return later.map((years) => {
			const move = (day: Date) => new Date(new Date(day).setUTCFullYear(day.getUTCFullYear() + years));
			return { ...change, from: move(change.from), until: change.until && move(change.until) };
		});
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

// Decides how a weekly class is on a date. Everything that shows, checks or exports a class on a date maps this list.
import { addDays, formatDateRange, formatShortDate } from '../lib/dates.ts';
import { formatTimeRange } from '../lib/times.ts';
import { getDayName, getWeekday, getWeekdayNumber } from '../lib/weekdays.ts';
import { findDoors } from './changes.ts';
import { isOpenDuring } from './hours.ts';
import { toMoment } from './periods.ts';
import type { Change, Changes, Names, Occurrence, Slot } from './types.ts';

/** How long a page may be read after its build and still know everything that depends on the day. */
export const daysAhead = 8 * 7;

/** The dates of a weekday, yyyy-mm-dd. @param from the first possible date. @param until the last one. */
export function listDates(day: string, from: string, until: string): string[] {
	const dates: string[] = [];
	const ahead = (getWeekdayNumber(day) - getWeekdayNumber(getWeekday(from)) + 7) % 7;
	for (let date = addDays(from, ahead); date <= until; date = addDays(date, 7)) dates.push(date);
	return dates;
}

/** The occurrences of a slot whose date, or date in the usual week, is in a range, in order. @param from yyyy-mm-dd, like `until`. */
export function listOccurrences(slot: Slot, changes: Changes, from: string, until: string, names: Names): Occurrence[] {
	const movedHere = changes.all.filter(({ day = '' }) => from <= day && day <= until);
	const others = movedHere.map((change) => change.from).filter((date) => getWeekday(date) === slot.day);
	const dates = new Set([...listDates(slot.day, from, until), ...others]);
	return [...dates]
		.map((date) => createOccurrence(slot, date, changes, names))
		.sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether a change is about a slot. */
export function isAbout(change: Change, slot: Slot): boolean {
	return change.class?.id === slot.id && (change.at ?? slot.start) === slot.start;
}

/** The one decision. A closed day wins over a canceled class, and this one over all others; of two of a kind, see `Changes`. */
function createOccurrence(slot: Slot, usual: string, changes: Changes, names: Names): Occurrence {
	const { language, coaches } = names;
	const all = changes.byDay.get(usual)?.filter((change) => isAbout(change, slot)) ?? [];
	const own = all.filter((change, index) => !all.slice(index + 1).some(({ what }) => what === change.what));
	const told = own.reduce<Partial<Change>>((fields, change) => ({ ...fields, ...change }), {});
	const { start, end } = told.time ?? slot;
	const date = told.day ?? usual;
	const { coach, absence } = findLeader(told.trainer?.id ?? slot.coach, changes.byDay.get(date) ?? []);
	const leader = coach ?? slot.coach;

	const doors = findDoors(changes, date);
	const isOpen = !doors || (doors.hours && isOpenDuring({ start, end }, doors.hours));
	const canceled = own.find(({ what }) => what === 'canceled') ?? (coach === undefined ? absence : undefined);
	const reason = isOpen ? canceled : doors;
	const counts = own.filter(({ what, trainer }) => what !== 'trainer' || trainer?.id === coach);
	return {
		usual,
		date,
		start,
		end,
		begins: toMoment(date, start),
		words: formatDateRange(date, date, language),
		short: formatShortDate(date, language),
		dayName: getDayName(getWeekday(date), language),
		time: formatTimeRange({ start, end }, names),
		coach: leader,
		trainer: coaches.get(leader) ?? leader,
		room: told.room,
		status: reason ? (reason.what === 'closed' ? 'closed' : 'canceled') : 'runs',
		reason,
		changes: reason ? [reason] : [...counts, ...(absence ? [absence] : [])],
	};
}

/** Who leads a class: its coach or, if they are away, their stand-in, who may be away too. Nobody if no one is left. */
function findLeader(usual: string, changes: readonly Change[]) {
	const findAbsence = (id?: string) => changes.findLast(({ coach }) => coach !== undefined && coach.id === id);
	const absences: Change[] = [];
	let coach: string | undefined = usual;
	for (let absence = findAbsence(coach); absence; absence = findAbsence(coach)) {
		coach = absences.includes(absence) ? undefined : absence.trainer?.id; // two may name each other
		absences.push(absence);
	}
	return { coach, absence: absences.at(-1) };
}

// Decides how a weekly class is on a date. Everything that shows, checks or exports a class on a date maps this list.
import { addDays, formatDateRange, formatShortDate } from '../lib/dates.ts';
import { formatTimeRange } from '../lib/times.ts';
import { getDayName, getWeekday, getWeekdayNumber } from '../lib/weekdays.ts';
import { findDoors } from './changes.ts';
import { isOpenDuring } from './hours.ts';
import { toMoment } from './periods.ts';
import type { Change, Changes, Gym, Occurrence, Slot } from './types.ts';

/** The dates of a weekday, yyyy-mm-dd. @param from the first possible date. @param until the last one. */
export function listDates(day: string, from: string, until: string): string[] {
	const dates: string[] = [];
	const ahead = (getWeekdayNumber(day) - getWeekdayNumber(getWeekday(from)) + 7) % 7;
	for (let date = addDays(from, ahead); date <= until; date = addDays(date, 7)) dates.push(date);
	return dates;
}

/** The occurrences of a slot whose date, or date in the usual week, is in a range, in order. @param from yyyy-mm-dd, like `until`. */
export function listOccurrences(slot: Slot, changes: Changes, from: string, until: string, gym: Gym): Occurrence[] {
	const movedHere = changes.all.filter(({ day = '' }) => from <= day && day <= until);
	const others = movedHere.map((change) => change.from).filter((date) => getWeekday(date) === slot.day);
	const dates = new Set([...listDates(slot.day, from, until), ...others]);
	return [...dates]
		.map((date) => createOccurrence(slot, date, changes, gym))
		.sort((one, other) => one.begins.localeCompare(other.begins));
}

/** Whether a change is about a slot. */
export function isAbout(change: Change, slot: Slot): boolean {
	return change.class?.id === slot.id && (change.at ?? slot.start) === slot.start;
}

/** The one decision. A closed day wins over a canceled class, and this one over all others; of two of a kind, see `Changes`. */
function createOccurrence(slot: Slot, usual: string, changes: Changes, gym: Gym): Occurrence {
	const own = changes.byDay.get(usual)?.filter((change) => isAbout(change, slot)) ?? [];
	const lastOfKind = own.filter((change, index) => !own.slice(index + 1).some(({ what }) => what === change.what));
	const planned = lastOfKind.reduce<Partial<Change>>((fields, change) => ({ ...fields, ...change }), {});
	const { start, end } = planned.time ?? slot;
	const date = planned.day ?? usual;
	const { leader, absence } = findLeader(planned.trainer?.id ?? slot.coach, changes.byDay.get(date) ?? []);
	const coach = leader ?? slot.coach;

	const doors = findDoors(changes, date);
	const isOpen = !doors || (doors.hours && isOpenDuring({ start, end }, date, gym.hours, changes));
	const canceled = lastOfKind.find(({ what }) => what === 'canceled') ?? (leader ? undefined : absence);
	const reason = isOpen ? canceled : doors;
	const failure = reason?.what === 'closed' ? 'closed' : 'canceled';
	const effective = lastOfKind.filter(({ what, trainer }) => what !== 'trainer' || trainer?.id === leader);
	return {
		usual,
		date,
		start,
		end,
		begins: toMoment(date, start),
		dateText: formatDateRange(date, date, gym.language),
		short: formatShortDate(date, gym.language),
		dayName: getDayName(getWeekday(date), gym.language),
		time: formatTimeRange({ start, end }, gym),
		coach,
		coachName: gym.coaches.get(coach) ?? coach,
		room: planned.room,
		status: reason ? failure : 'runs',
		reason,
		changes: reason ? [reason] : [...effective, absence].filter((change) => change !== undefined),
	};
}

/** Who leads a class: its coach or, if they are away, their stand-in, who may be away too. Nobody if no one is left. */
function findLeader(usual: string, changes: readonly Change[]) {
	const findAbsence = (id?: string) => changes.findLast(({ coach }) => coach !== undefined && coach.id === id);
	const absences: Change[] = [];
	let leader: string | undefined = usual;
	for (let absence = findAbsence(leader); absence; absence = findAbsence(leader)) {
		leader = absences.includes(absence) ? undefined : absence.trainer?.id; // two may name each other
		absences.push(absence);
	}
	return { leader, absence: absences.at(-1) };
}

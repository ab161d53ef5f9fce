// A weekly class on its dates. Everything that shows, checks or exports a class on a date maps this list.
import { addDays, formatDateRange, formatShortDate, isoDate } from '../lib/dates.ts';
import { formatTimeRange } from '../lib/times.ts';
import { getDayName, getWeekday, getWeekdayNumber } from '../lib/weekdays.ts';
import { type Change, findDoors, includes } from './changes.ts';
import { isOpenDuring } from './hours.ts';
import type { Wording } from './notices.ts';
import { toMoment } from './periods.ts';
import type { Slot } from './week.ts';

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
export function listOccurrences(
	slot: Pick<Slot, 'id' | 'day' | 'start' | 'end' | 'coach'>,
	changes: readonly Change[],
	from: string,
	until: string,
): Occurrence[] {
	const movedHere = changes.filter(({ day }) => day && from <= isoDate(day) && isoDate(day) <= until);
	const others = movedHere.map((change) => isoDate(change.from)).filter((date) => getWeekday(date) === slot.day);
	const dates = new Set([...listDates(slot.day, from, until), ...others]);
	return [...dates]
		.map((date) => createOccurrence(slot, date, changes))
		.sort((one, other) => one.date.localeCompare(other.date));
}

/** The occurrences that take place on a day or in the eight weeks after it. @param today yyyy-mm-dd. */
export function selectAhead(
	occurrences: readonly Occurrence[],
	today: string,
	{ language, clock, coaches }: Pick<Wording, 'language' | 'clock' | 'coaches'>,
) {
	const last = addDays(today, daysAhead);
	const ahead = occurrences.filter(({ isCanceled, date }) => !isCanceled && today <= date && date <= last);
	return ahead.map((one) => ({
		...one,
		begins: toMoment(one.date, one.start),
		words: formatDateRange(one.date, one.date, language), // "Tue, Dec 1"
		short: formatShortDate(one.date, language), // "Dec 1"
		dayName: getDayName(getWeekday(one.date), language),
		time: formatTimeRange(one, clock),
		trainer: coaches.get(one.coach) ?? one.coach,
	}));
}

/** An occurrence that takes place, as pages show it. */
export type ComingOccurrence = ReturnType<typeof selectAhead>[number];

function createOccurrence(slot: Parameters<typeof listOccurrences>[0], usual: string, changes: readonly Change[]) {
	const own = changes.filter(
		(change) =>
			change.class?.id === slot.id && (change.at === undefined || change.at === slot.start) && includes(change, usual),
	);
	const getLast = <Field extends keyof Change>(field: Field) =>
		own.findLast((change) => change[field] !== undefined)?.[field];
	const [time, day] = [getLast('time') ?? slot, getLast('day')];
	const date = day ? isoDate(day) : usual;
	const planned = {
		date, // yyyy-mm-dd, like `usual`: its date in the usual week, which identifies it
		usual,
		start: time.start,
		end: time.end,
		room: getLast('room'), // if it differs from the usual one
	};
	const { coach, absence } = findLeader(getLast('trainer')?.id ?? slot.coach, date, changes);

	const doors = findDoors(changes, date);
	const isOpen = !doors || (doors.hours && isOpenDuring(planned, [doors.hours]));
	const canceled = own.find(({ what }) => what === 'canceled') ?? (coach === undefined ? absence : undefined);
	const decisive = isOpen ? canceled : doors;
	return {
		...planned,
		coach: coach ?? slot.coach, // the id of who leads it
		isCanceled: decisive !== undefined,
		// What makes it different: if it is canceled, the one change that decides.
		changes: decisive ? [decisive] : [...own, ...(absence ? [absence] : [])],
	};
}

/** A slot on a date, with its start and end on that date. */
export type Occurrence = ReturnType<typeof createOccurrence>;

/** Who leads a class: its coach or, if they are away, their stand-in, who may be away too. Nobody if no one is left. */
function findLeader(
	coach: string,
	date: string,
	changes: readonly Change[],
	earlier: readonly Change[] = [],
): { coach?: string; absence?: Change | undefined } {
	const absence = changes.find((change) => change.coach?.id === coach && includes(change, date));
	if (!absence) return { coach, absence: earlier.at(-1) };
	if (!absence.trainer || earlier.includes(absence)) return { absence };
	return findLeader(absence.trainer.id, date, changes, [...earlier, absence]);
}

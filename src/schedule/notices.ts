// What visitors read about changes.
import { addDays, formatDateRange, isoDate } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { type Clock, formatTimeRange } from '../lib/times.ts';
import { getWeekday } from '../lib/weekdays.ts';
import { type Change, isAboutDoors, listDays } from './changes.ts';
import { isAllDay } from './hours.ts';
import { type ComingOccurrence, daysAhead, type Occurrence } from './occurrences.ts';
import { toPeriod, writePeriods } from './periods.ts';
import type { Slot } from './week.ts';

/** The texts and settings that notices are built from. */
export interface Wording {
	words: Record<'closed' | 'open' | 'allDay' | 'canceled' | 'trainer' | 'time' | 'room' | 'day', string>;
	language: string;
	clock: Clock;
	/** The names of the coaches by id. */
	coaches: ReadonlyMap<string, string>;
}

/** A slot with everything that depends on the date. */
export interface DatedSlot extends Slot {
	occurrences: Occurrence[];
	/** Those that take place on the day of the build or in the eight weeks after it. */
	ahead: ComingOccurrence[];
	/** The closed days and special hours that affect it, then the changes of its own. */
	notices: Notice[];
}

/** The notices about a slot: one for each change that makes an occurrence different. */
export function listSlotNotices(slot: Slot, occurrences: readonly Occurrence[], wording: Wording): Notice[] {
	const changed = new Set(occurrences.flatMap(({ changes }) => changes));
	const notices = [...changed].map((change) => {
		const days = occurrences.filter(({ changes }) => changes.includes(change)).map(({ usual }) => usual);
		return createNotice(change, days.sort(), wording, slot);
	});
	return [...notices.filter(isAboutDoors), ...notices.filter((notice) => !isAboutDoors(notice))];
}

/** Selects the notices that are still shown, or will be while a page built today may be read. */
export function selectSoon(notices: readonly Notice[], today: string): Notice[] {
	return notices.filter(({ shown: { from, until } }) => until > today && from <= addDays(today, daysAhead));
}

/**
 * Converts current and upcoming changes to notices, sorted by first day.
 * @param today the day at the gym, yyyy-mm-dd.
 */
export function listNotices(
	changes: readonly Change[],
	slots: readonly DatedSlot[],
	today: string,
	wording: Wording,
): Notice[] {
	const general = changes.filter((change) => !change.class && !change.coach);
	const ofSlots = slots.flatMap(({ notices }) => notices.filter((notice) => !isAboutDoors(notice)));
	const all = [...general.map((change) => createNotice(change, listDays(change), wording)), ...ofSlots];
	const range = ({ days }: Notice) => `${days[0]}/${days.at(-1)}`;
	return selectSoon(all, today).sort((one, other) => range(one).localeCompare(range(other)));
}

function createNotice(change: Change, days: string[], { words, language, clock, coaches }: Wording, slot?: Slot) {
	const { id, what, message, link, hours, time, room, day, trainer } = change;
	const { announce = isAboutDoors(change) ? 14 : 7 } = change;
	const movedTo = day && isoDate(day);
	const [first = '', last = first] = [days[0], days.at(-1)];
	const all = [first, last, movedTo ?? first].sort();
	const shown = toPeriod(addDays(all[0] ?? first, -announce), all.at(-1));
	const instead = time && formatTimeRange(time, clock);
	const isCanceled = what === 'canceled' || (what === 'away' && !trainer);
	const facts = [
		what === 'closed' && words.closed,
		hours && (isAllDay(hours) ? words.allDay : fill(words.open, { hours: formatTimeRange(hours, clock) })),
		isCanceled && words.canceled,
		trainer && fill(words.trainer, { trainer: coaches.get(trainer.id) ?? trainer.id }),
		movedTo && fill(words.day, { day: formatDateRange(movedTo, movedTo, language, first) }),
		instead && (movedTo ? instead : fill(words.time, { time: instead })),
		room && fill(words.room, { room }),
	];
	return {
		id,
		what,
		message,
		link,
		slot, // that changes
		days, // each, yyyy-mm-dd
		movedTo: movedTo && getWeekday(movedTo),
		shown, // the period in which pages show it
		dates: formatDateRange(first, last, language), // "Thu, Nov 26"
		text: facts.filter(Boolean).join(', '), // "5:00pm-6:00pm instead of {usual}"; empty for an announcement
	};
}

/** A change as pages show it. A change to a class with several slots on those days becomes one notice per slot. */
export type Notice = ReturnType<typeof createNotice>;

/** The closed days and special hours that include a weekday, and the classes that move to it. */
export function selectOfDay(notices: readonly Notice[], weekday: string): Notice[] {
	const isOn = (notice: Notice) => isAboutDoors(notice) && notice.days.some((day) => getWeekday(day) === weekday);
	return notices.filter((notice) => isOn(notice) || notice.movedTo === weekday);
}

/** The notices for the line at the top, each with its days, while a page built today may be read. */
export function listTopLine(notices: readonly Notice[], today: string) {
	const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
	const shown = Map.groupBy(days, (day) => findMostUrgent(notices, day));
	return [...shown].flatMap(([notice, found]) => {
		const when = writePeriods(found.map((day) => toPeriod(day)));
		return notice ? { notice, when, hidden: !found.includes(today) } : [];
	});
}

/** A notice in the line at the top of every page. It's hidden if another one shows on the day of the build. */
export type TopLine = ReturnType<typeof listTopLine>[number];

/** How long special hours are news, in days. Afterward, everybody knows them. */
const news = 2;

/** Closed days and new special hours of today and tomorrow, then the newest announcement, then what is to come. */
function findMostUrgent(notices: readonly Notice[], day: string): Notice | undefined {
	const doors = notices.filter(isAboutDoors).sort((one, other) => one.days.length - other.days.length);
	const urgent = [day, addDays(day, 1)].flatMap((date) => {
		const closed = doors.filter(({ what, days }) => what === 'closed' && days.includes(date));
		return [...closed, ...doors.filter(({ days }) => days.slice(0, news).includes(date))];
	});
	const shown = notices.filter(({ shown: { from, until } }) => from <= day && day < until);
	const announcement = shown.findLast(({ what }) => what === 'announcement');
	return urgent[0] ?? announcement ?? shown.find(isAboutDoors);
}

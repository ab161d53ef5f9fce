// What visitors read about changes.
import { addDays, formatDateRange, isoDate } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { type Clock, formatTimeRange } from '../lib/times.ts';
import { getWeekday } from '../lib/weekdays.ts';
import { type Change, isAboutDoors, listDays } from './changes.ts';
import { isAllDay } from './hours.ts';
import { type ComingOccurrence, daysAhead, type Occurrence } from './occurrences.ts';
import { isWithin, type Period, toPeriod, writePeriods } from './periods.ts';
import type { Slot } from './week.ts';

/** A change as pages show it. A change to a class with several slots on those days becomes one notice per slot. */
export interface Notice extends Pick<Change, 'id' | 'what' | 'message' | 'link'> {
	/** Each of its days, yyyy-mm-dd. */
	days: string[];
	/** The period in which pages show it, and the same as written for them. */
	shown: Period;
	when: string;
	/** The days in words: "Thu, Nov 26". */
	dates: string;
	/** What is different: "Canceled", "5:00pm-6:00pm instead of {usual}"; empty for an announcement. */
	text: string;
	/** The slot that changes. */
	slot?: Slot;
	/** The weekday to which a class moves. */
	movedTo?: string | undefined;
	/** Set if the slot is off: the periods in which it is its next date, and the word for it. */
	off?: { when: string; word: string } | undefined;
}

/** The texts and settings that notices are built from. */
export interface Wording {
	words: Record<'closed' | 'open' | 'allDay' | 'canceled' | 'trainer' | 'time' | 'room' | 'day' | 'moved', string>;
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
	const all = occurrences.flatMap(({ changes, ...occurrence }) => changes.map((change) => ({ change, occurrence })));
	const notices = [...Map.groupBy(all, ({ change }) => change)].map(([change, found]) => {
		const days = found.map(({ occurrence }) => occurrence.usual);
		const notice = createNotice(change, days.sort(), wording);
		const word = change.what === 'moved' ? wording.words.moved : notice.text;
		const missed = found.filter(({ occurrence: { state, date, usual } }) => state === 'off' || date !== usual);
		const periods = missed.map(({ occurrence: { usual } }) => {
			const sinceLast = addDays(usual, -6);
			return toPeriod(sinceLast > notice.shown.from ? sinceLast : notice.shown.from, usual);
		});
		return { ...notice, slot, off: missed.length > 0 ? { when: writePeriods(periods), word } : undefined };
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

function createNotice(change: Change, days: string[], { words, language, clock, coaches }: Wording): Notice {
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
		movedTo && fill(words.day, { day: formatDateRange(movedTo, movedTo, language) }),
		instead && (movedTo ? instead : fill(words.time, { time: instead })),
		room && fill(words.room, { room }),
	];
	return {
		...{ id, what, message, link, days },
		movedTo: movedTo && getWeekday(movedTo),
		shown,
		when: writePeriods([shown]),
		dates: formatDateRange(first, last, language),
		text: facts.filter(Boolean).join(', '),
	};
}

/** The closed days and special hours that include a weekday, and the classes that move to it. */
export function selectOfDay(notices: readonly Notice[], weekday: string): Notice[] {
	const isOn = (notice: Notice) => isAboutDoors(notice) && notice.days.some((day) => getWeekday(day) === weekday);
	return notices.filter((notice) => isOn(notice) || notice.movedTo === weekday);
}

/** A notice in the line at the top of every page, which shows the first that is due. */
export interface TopLine {
	notice: Notice;
	/** The periods in which it is due. */
	when: string;
	/** Without JavaScript, the line shows the next closed day or special hours. */
	hidden: boolean;
}

/**
 * The notices for the line at the top, most urgent first: closed days and special hours of today and tomorrow, then the newest
 * announcement that runs, then what is to come.
 */
export function listTopLine(notices: readonly Notice[], today: string): TopLine[] {
	const doors = notices.filter(isAboutDoors);
	const announcements = notices.filter(({ what }) => what === 'announcement').reverse();
	const rest = [
		...announcements.map((notice) => ({ notice, when: notice.when, hidden: doors.length > 0 })),
		...doors.map((notice) => ({ notice, when: notice.when, hidden: false })),
	];
	// Only for the days on which the order of the rest would show another one.
	const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead));
	const hiding = days.filter((day) => {
		const shown = rest.find(({ when }) => isWithin(when, `${day}T12:00`));
		return shown?.notice !== findUrgent(doors, day);
	});
	const urgent = Map.groupBy(hiding, (day) => findUrgent(doors, day));
	const first = doors.flatMap((notice) => {
		const periods = urgent.get(notice)?.map((day) => toPeriod(day));
		return periods ? { notice, when: writePeriods(periods), hidden: true } : [];
	});
	return [...first, ...rest];
}

/** The closed day or special hours that matter most on a day. The shorter a change, the less its day is like others. */
function findUrgent(doors: readonly Notice[], day: string): Notice | undefined {
	const on = (date: string) => {
		const found = doors.filter(({ days }) => days.includes(date));
		return found.sort((one, other) => one.days.length - other.days.length);
	};
	const [today, tomorrow] = [on(day), on(addDays(day, 1))];
	const isClosed = ({ what }: Notice) => what === 'closed';
	const isShort = ({ days }: Notice) => days.length <= 7; // everybody knows longer ones by now
	return today.find(isClosed) ?? today.find(isShort) ?? tomorrow.find(isClosed) ?? tomorrow[0] ?? today[0];
}

// Exceptions to the usual week: closures, special hours, canceled or changed classes, announcements.
import { addDays, formatDateRange, isoDate } from './dates.ts';
import { isAllDay, isOpenDuring } from './opening-hours.ts';
import { createEventKey, type Slot } from './slots.ts';
import { fill } from './text.ts';
import { type Clock, formatTimeRange, type TimeRange } from './times.ts';
import { getWeekday } from './weekdays.ts';

/** What a change can be about. */
export const changeKinds = ['closed', 'hours', 'canceled', 'moved', 'trainer', 'announcement'] as const;

/** A change, as defined by a file in content/changes. */
export interface Change {
	/** The file's name. Optional: not every caller needs it. */
	id?: string;
	what: (typeof changeKinds)[number];
	from: Date;
	until?: Date | undefined;
	hours?: TimeRange | undefined;
	class?: { id: string } | undefined;
	/** When the slot usually starts. */
	at?: number | undefined;
	time?: TimeRange | undefined;
	trainer?: string | undefined;
	message?: string | undefined;
	link?: { label: string; href: string } | undefined;
	announce?: number | undefined;
}

/** A change as pages show it. A change to a class with several slots on those days becomes one notice per slot. */
export interface Notice extends Pick<Change, 'message' | 'link'> {
	id: string;
	what: Change['what'];
	/** Each of its days, yyyy-mm-dd. */
	days: string[];
	/** The days on which pages show it, as an ISO 8601 interval: "2026-11-19/2026-11-26". */
	shown: string;
	/** The days in words: "Thu, Nov 26". */
	dates: string;
	/** What is different: "Canceled", "5:00pm-6:00pm instead of {usual}"; empty for an announcement. */
	text: string;
	/** The weekly slot that changes. */
	slot?: Slot | undefined;
	/** Special hours. */
	hours?: TimeRange | undefined;
	/** When a moved class takes place. */
	time?: TimeRange | undefined;
	/** In the line at the top of every page: shows on its own days only, before everything else. */
	ofTheDay?: true;
}

/** The texts that notices are built from. */
type Words = Record<'closed' | 'open' | 'allDay' | 'canceled' | 'trainer' | 'time', string>;

interface Gym {
	language: string;
	clock: Clock;
}

/** Each day of a change, yyyy-mm-dd. */
export function listDays({ from, until = from }: Pick<Change, 'from' | 'until'>): string[] {
	const days: string[] = [];
	for (let day = isoDate(from); day <= isoDate(until); day = addDays(day, 1)) days.push(day);
	return days;
}

/** The days on which a change affects a slot: the gym is closed, or the class itself changes. */
export function listDaysOfSlot(change: Change, slot: Pick<Slot, 'id' | 'day' | 'start'>): string[] {
	const isMeant =
		change.what === 'closed' || (change.class?.id === slot.id && (change.at === undefined || change.at === slot.start));
	return isMeant ? listDays(change).filter((date) => getWeekday(date) === slot.day) : [];
}

/** A day on which a slot differs from the usual week. */
interface Exception {
	date: string;
	takesPlace: boolean;
	time: TimeRange;
	trainer: string;
	message?: string | undefined;
}

/**
 * The days on which a slot differs from the usual week, in order. It doesn't take place if special hours end before it or
 * begin after it.
 */
export function findExceptions(
	slot: Pick<Slot, 'id' | 'day' | 'start' | 'end' | 'trainer'>,
	changes: readonly Change[],
): Exception[] {
	const exceptions = new Map<string, Exception>();
	function change(date: string, { what, time, trainer, message }: Change) {
		const { start, end } = slot;
		const usual: Exception = { date, takesPlace: true, time: { start, end }, trainer: slot.trainer };
		const other = exceptions.get(date) ?? usual;
		exceptions.set(date, {
			date,
			takesPlace: !['closed', 'canceled', 'hours'].includes(what) && other.takesPlace,
			time: time ?? other.time,
			trainer: trainer ?? other.trainer,
			message: message ?? other.message,
		});
	}
	for (const one of changes) for (const date of listDaysOfSlot(one, slot)) change(date, one);
	for (const one of changes.filter(({ hours }) => hours)) {
		const days = listDays(one).filter((date) => getWeekday(date) === slot.day);
		for (const date of days) if (isOutside(exceptions.get(date)?.time ?? slot, one)) change(date, one);
	}
	return [...exceptions.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether a time is not within special hours. */
function isOutside(time: TimeRange, { hours }: Pick<Change, 'hours'>): boolean {
	return hours !== undefined && !isOpenDuring(time, [hours]);
}

/**
 * Converts current and upcoming changes to notices, sorted by first day.
 * @param slots the usual week.
 * @param today the day at the gym, yyyy-mm-dd.
 */
export function toNotices(
	changes: readonly Change[],
	slots: readonly Slot[],
	today: string,
	words: Words,
	gym: Gym,
): Notice[] {
	const notices = changes.flatMap((change) => {
		if (!change.class) return toNotice(change, listDays(change), words, gym);
		const affected = slots.filter((slot) => slot.id === change.class?.id);
		return affected.flatMap((slot) => toNotice(change, listDaysOfSlot(change, slot), words, gym, slot));
	});
	return notices
		.filter(({ days }) => (days.at(-1) ?? '') >= today)
		.sort((one, other) => getInterval(one.days).localeCompare(getInterval(other.days)));
}

function toNotice(change: Change, days: string[], words: Words, gym: Gym, slot?: Slot): Notice[] {
	const [from, until] = [days[0], days.at(-1)];
	if (!from || !until) return [];
	const { id = '', what, message, link } = change;
	const { announce = what === 'closed' || what === 'hours' ? 14 : 7 } = change;
	const hours =
		change.hours &&
		(isAllDay(change.hours) ? words.allDay : fill(words.open, { hours: formatTimeRange(change.hours, gym.clock) }));
	const trainer = change.trainer && fill(words.trainer, { trainer: change.trainer });
	const time = change.time && fill(words.time, { time: formatTimeRange(change.time, gym.clock) });
	const facts = [what === 'closed' && words.closed, hours, what === 'canceled' && words.canceled, trainer, time];
	const shown = `${addDays(from, -announce)}/${until}`;
	const text = facts.filter(Boolean).join(', ');
	const dates = formatDateRange(from, until, gym.language);
	return [{ id, what, days, shown, dates, text, slot, message, link, hours: change.hours, time: change.time }];
}

/** From the first to the last of some days, as an ISO 8601 interval: "2026-12-24/2026-12-26". */
function getInterval(days: readonly string[]): string {
	return `${days[0]}/${days.at(-1)}`;
}

/**
 * The days on which pages show a notice and a weekly slot's next date is one of its days: "2026-11-20/2026-11-26".
 * @param notice from selectAffecting().
 */
export function getIntervalBefore({ days, shown }: Notice): string {
	const [first = ''] = days;
	const weekBefore = first && addDays(first, -6);
	const announced = shown.slice(0, 10);
	return `${weekBefore > announced ? weekBefore : announced}/${days.at(-1)}`;
}

/** The closed days and special hours that include a weekday. */
export function selectDoors(notices: readonly Notice[], weekday: string): Notice[] {
	return selectOpeningHours(notices).filter(({ days }) => days.some((day) => getWeekday(day) === weekday));
}

/** The notices about one slot. */
export function selectForSlot(notices: readonly Notice[], slot: Slot): Notice[] {
	return notices.filter((notice) => notice.slot && createEventKey(notice.slot) === createEventKey(slot));
}

/** The days on which the gym is closed during a slot, at its time on that day, and the notices about the slot. */
export function selectAffecting(notices: readonly Notice[], slot: Slot): Notice[] {
	const own = selectForSlot(notices, slot);
	const doors = selectOpeningHours(notices).map((notice) => {
		const isClosed = (date: string) => {
			const { time = slot } = own.find(({ days, ...other }) => other.time && days.includes(date)) ?? {};
			return getWeekday(date) === slot.day && (!notice.hours || isOutside(time, notice));
		};
		return { ...notice, days: notice.days.filter(isClosed) };
	});
	return [...doors.filter(({ days }) => days.length > 0), ...own];
}

/** Closed days and special hours. */
export function selectOpeningHours(notices: readonly Notice[]): Notice[] {
	return notices.filter(({ what }) => what === 'closed' || what === 'hours');
}

/**
 * The notices for the line at the top of every page, which shows the first that is due: closed days and special hours on the
 * day itself, then those to come, then the newest announcement. More than one, because a cached page may be read weeks after
 * it was built.
 */
export function selectMostUrgent(notices: readonly Notice[]): Notice[] {
	const doors = selectOpeningHours(notices).slice(0, 4);
	const onTheirDays = doors
		.map((notice) => ({ ...notice, shown: getInterval(notice.days), ofTheDay: true as const }))
		.reverse();
	const closedFirst = ['closed', 'hours'].flatMap((kind) => onTheirDays.filter(({ what }) => what === kind));
	const ofTheDay = doors.length > 1 ? closedFirst : []; // a single one can't hide another
	return [...ofTheDay, ...doors, ...notices.filter(({ what }) => what === 'announcement').reverse()];
}

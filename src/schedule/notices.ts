// What visitors read about changes.
import { addDays, findLatest, formatDateRange } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { formatTimeRange } from '../lib/times.ts';
import { getWeekday } from '../lib/weekdays.ts';
import { isAboutDoors, listDays, listDecidedDays } from './changes.ts';
import { formatHours } from './hours.ts';
import { daysAhead, toPeriod, writePeriods } from './periods.ts';
import type { Change, Changes, DatedSlot, Notice, Occurrence, Slot, TopLine, Wording } from './types.ts';

/** The notices about a slot: one for each change that makes occurrences different, and for each thing that it says about them. */
export function listSlotNotices(slot: Slot, occurrences: readonly Occurrence[], wording: Wording): Notice[] {
	const told = occurrences.flatMap((one) =>
		one.changes.map((change) => ({ change, day: one.usual, text: describeChange(change, wording, one) })),
	);
	const alike = Map.groupBy(told, ({ change, text }) => `${change.id} ${change.from} ${text}`);
	const notices = [...alike.values()].flatMap((same) => {
		const [first] = same;
		const days = same.map(({ day }) => day).sort();
		return first ? createNotice(first.change, days, first.text, wording, slot) : [];
	});
	return [...notices.filter(isAboutDoors), ...notices.filter((notice) => !isAboutDoors(notice))];
}

/** Selects the notices that are still shown, or will be while a page built today may be read. */
export function selectSoon(notices: readonly Notice[], today: string): Notice[] {
	return notices.filter(({ shown: { from, until } }) => until > today && from <= addDays(today, daysAhead));
}

/** Converts current and upcoming changes to notices, sorted by first day. @param today the day at the gym, yyyy-mm-dd. */
export function listNotices(changes: Changes, slots: readonly DatedSlot[], today: string, wording: Wording): Notice[] {
	const general = changes.all.flatMap((change) => {
		const days = change.class || change.coach ? [] : listDecidedDays(change, changes);
		return days.length > 0 ? createNotice(change, days, describeChange(change, wording), wording) : [];
	});
	const ofSlots = slots.flatMap(({ notices }) => notices.filter((notice) => !isAboutDoors(notice)));
	const range = ({ days, id }: Notice) => `${days[0]}/${days.at(-1)} ${id}`;
	return selectSoon([...general, ...ofSlots], today).sort((one, other) => range(one).localeCompare(range(other)));
}

/** What a change says: about one of its occurrences, or about the gym. */
function describeChange(change: Change, wording: Wording, one?: Occurrence): string {
	const { what, hours, time, room, day, trainer, from } = change;
	const { words, language } = wording;
	if (what === 'closed') return words.closed;
	const open = formatHours(hours ?? [], wording, ''); // empty if it is all day
	if (hours) return open ? fill(words.open, { hours: open }) : words.allDay;
	if (one?.reason) return words.canceled;
	const instead = time && formatTimeRange(time, wording);
	const facts = [
		one && trainer?.id === one.coach && fill(words.trainer, { trainer: one.coachName }),
		day && fill(words.day, { day: formatDateRange(day, day, language, from) }),
		instead && (day ? instead : fill(words.time, { time: instead })),
		room && fill(words.room, { room }),
	];
	return facts.filter(Boolean).join(', ');
}

function createNotice(change: Change, days: string[], text: string, { language }: Wording, slot?: Slot): Notice {
	const [first = '', last = first] = [days[0], days.at(-1)];
	const { day = first, announce = isAboutDoors(change) ? 14 : 7 } = change;
	return {
		...change,
		slot,
		days,
		text,
		shown: toPeriod(addDays(day < first ? day : first, -announce), findLatest(last, day)),
		dates: formatDateRange(first, last, language),
	};
}

/** The closed days and special hours that include a weekday, and the classes that move to it. */
export function selectOfDay(notices: readonly Notice[], weekday: string): Notice[] {
	const isOn = (notice: Notice) => isAboutDoors(notice) && notice.days.some((day) => getWeekday(day) === weekday);
	return notices.filter((notice) => isOn(notice) || (notice.day && getWeekday(notice.day) === weekday));
}

/** The notices for the line at the top, each with its days, while a page built today may be read. */
export function listTopLine(notices: readonly Notice[], today: string): TopLine[] {
	const days = listDays({ from: today, until: addDays(today, daysAhead) });
	const shown = Map.groupBy(days, (day) => findMostUrgent(notices, day));
	return [...shown].flatMap(([notice, found]) => {
		const when = writePeriods(found.map((day) => toPeriod(day)));
		return notice ? { notice, when, hidden: !found.includes(today) } : [];
	});
}

/** How long special hours are news, in days. Afterward, everybody knows them. */
const newsDays = 2;

/** Closed days and new special hours of today and tomorrow, then the newest announcement, then what is to come. */
function findMostUrgent(notices: readonly Notice[], day: string): Notice | undefined {
	const doors = notices.filter(isAboutDoors);
	const urgent = [day, addDays(day, 1)].flatMap((date) =>
		doors.filter(({ what, days }) => (what === 'closed' ? days : days.slice(0, newsDays)).includes(date)),
	);
	const shown = notices.filter(({ shown: { from, until } }) => from <= day && day < until);
	const announcement = shown.findLast(({ what }) => what === 'announcement');
	return urgent[0] ?? announcement ?? shown.find(isAboutDoors);
}

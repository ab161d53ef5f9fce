// Checks times: those of the usual week, and how they are written. And what is doubtful about a class on a date, for check-changes.ts.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, type Doubt, warn } from '../../content-files/diagnostic.ts';
import { type Entry, getValue, listTexts, type Path, selectEntries } from '../../content-files/entry.ts';
import { addDays } from '../../lib/dates.ts';
import { getHoursOn } from '../../lib/opening-hours.ts';
import type { TimeRange } from '../../lib/times.ts';
import { getWeekday, type Weekday, weekdays } from '../../lib/weekdays.ts';
import { arrangeChanges } from '../../schedule/changes.ts';
import { isOpenDuring } from '../../schedule/hours.ts';
import { listOccurrences } from '../../schedule/occurrences.ts';
import { toMoment } from '../../schedule/periods.ts';
import type { Changes, Slot } from '../../schedule/types.ts';
import { createSlots } from '../../schedule/week.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';

/** A weekly class, and where it is written. */
interface WrittenSlot extends Slot {
	entry: Entry;
	path: Path;
}

/** The classes of the week, with some changes. */
export type Agenda = ReturnType<typeof createAgenda>;

/** Lists the classes of the week, Monday to Sunday, and finds those that take place on a date. */
export function createAgenda({ gym, classes, coaches, schedule }: ContentIndex, changes: Changes) {
	const names = { ...gym, coaches: new Map(coaches.map(({ entry, data }) => [entry.id, data.name])) };
	const byId = new Map(classes.map(({ entry, data }) => [entry.id, data]));
	const rows = weekdays.flatMap((day) =>
		schedule.flatMap(({ entry, data }) => {
			const slots = entry.id === day ? createSlots(day, data.classes, byId, names) : [];
			return slots.map((slot, index): WrittenSlot => ({ ...slot, entry, path: ['classes', index, 'time'] }));
		}),
	);
	/** A class on the dates of a range. */
	const listDated = (row: WrittenSlot, from: string, until = from) =>
		listOccurrences(row, changes, from, until, names).map((occurrence) => ({ ...occurrence, row }));
	const findOn = (date: string) =>
		rows.flatMap((row) => listDated(row, date).filter((one) => one.status === 'runs' && one.date === date));
	const known: Record<string, ReturnType<typeof findOn>> = {};
	/** The classes that take place on a date. */
	const listOn = (date: string) => (known[date] ??= findOn(date));
	return { gym, rows, changes, listDated, listOn };
}

/** A class that takes place on a date. */
type DatedClass = ReturnType<Agenda['listOn']>[number];

/** Whether two classes overlap. The later one may begin on the next day. */
function isAtOnce(one: DatedClass, other: DatedClass): boolean {
	const isSame = one.row === other.row && one.usual === other.usual;
	return !isSame && one.begins < toMoment(other.date, other.end) && other.begins < toMoment(one.date, one.end);
}

/** Finds a class on a date whose trainer or moved-to room is needed by another one then, or that meets closed doors. */
export function doubtOccurrence({ gym, changes, listOn }: Agenda, dated: DatedClass): Doubt | undefined {
	const { date, coach, coachName, room, start, end } = dated;
	const nearby = [-1, 0, 1].flatMap((days) => listOn(addDays(date, days)));
	const busy = nearby.find((other) => other.coach === coach && isAtOnce(other, dated));
	if (busy) {
		const expected = `${coachName} also teaches ${quote(busy.row.id)} on ${capitalize(getWeekday(busy.date))} ${busy.time}. Change the time or trainer of one of them.`;
		return { expected };
	}
	const taken = room && nearby.find((other) => other.room === room && isAtOnce(other, dated));
	if (taken) return { expected: `${quote(taken.row.id)} moves to ${quote(room)} at this time, too.`, isWarning: true };
	if (isOpenDuring({ start, end }, date, gym.hours, changes)) return undefined;
	return { expected: 'The gym is closed at this time. Check which is right.', isWarning: true };
}

/** Finds a length that is probably a slip. @param most in minutes: a class rarely takes half a day. */
export function doubtTime({ start, end }: TimeRange, most = 4 * 60): Doubt | undefined {
	const minutes = end - start;
	const length = minutes < 60 ? `${minutes} minutes` : `${Number((minutes / 60).toFixed(1))} hours`;
	if (minutes >= 10 && minutes <= most) return undefined;
	return { expected: `This is ${length}. Check both times.`, isWarning: true };
}

/** Finds a class that is in the list twice at one time, since both would have one event key, or twice in a row. */
function doubtTwin(row: WrittenSlot, rows: readonly WrittenSlot[]): Doubt | undefined {
	const own = rows.filter(({ id, day }) => id === row.id && day === row.day);
	if (own.find(({ start }) => start === row.start) !== row)
		return { expected: 'This class is already listed at this time. Remove one of the two, or change its time.' };
	if (!own.some(({ start }) => start === row.end)) return undefined;
	return { expected: 'This class runs again right after it. Check the class.', isWarning: true };
}

/** Checks the classes of the week: twice in the list, too short or long, a trainer in two places, behind closed doors. */
export function checkWeek(content: ContentIndex): Diagnostic[] {
	const agenda = createAgenda(content, arrangeChanges([]));
	return agenda.rows.flatMap((row) => {
		const [usual] = agenda.listDated(row, '2024-01-01', '2024-01-07'); // any week
		const doubt = doubtTwin(row, agenda.rows) ?? doubtTime(row) ?? (usual && doubtOccurrence(agenda, usual));
		return doubt ? { ...diagnose(row.entry, row.path, doubt.expected), isWarning: doubt.isWarning } : [];
	});
}

/** Finds days on which the gym is open, or its desk staffed, for less than three hours. */
export function checkHours({ gym, entries }: ContentIndex): Diagnostic[] {
	const [entry] = selectEntries(entries, 'gym');
	return (['hours', 'staffedHours'] as const).flatMap((field) => {
		const lines = gym[field] ?? [];
		const sum = (day: Weekday) => getHoursOn(day, lines).reduce((minutes, { start, end }) => minutes + end - start, 0);
		return lines.flatMap(({ time, weekdays: days }, index) => {
			const day = days.find((one) => time && sum(one) < 3 * 60);
			if (!day || !entry) return [];
			return warn(entry, [field, index, 'closes'], `${capitalize(day)} has less than three hours. Check am and pm.`);
		});
	});
}

/** Times that may mean noon: from midnight, or from the morning to midnight. Not those of a whole day. */
const midnights = /^12:00am[-–](?!12:00am|11:59pm)|(?<!^12:00am[-–])(?<=am[-–])12:00am$/;

/** Finds times that are easily mistaken on a 12-hour clock: without am or pm, and midnight where noon would do. */
export function checkClock({ entries, gym }: ContentIndex): Diagnostic[] {
	if (gym.clock !== '12-hour') return [];
	const unclear = /^([1-9]|1[0-2]):[0-5]\d([-–]([1-9]|1[0-2]):[0-5]\d)?$/;
	return ['gym', 'schedule', 'changes'].flatMap((collection) =>
		selectEntries(entries, collection).flatMap((entry) =>
			listTexts(entry.data).flatMap(({ place, value }) => {
				const times = value.replaceAll(' ', '').split(',');
				if (times.some((time) => unclear.test(time)))
					return diagnose(entry, place, `Add am or pm, e.g. ${quote(value.replaceAll(/(?<=:\d\d)/g, 'am'))}.`);
				const opens = place.at(-1) === 'closes' ? getValue(entry.data, [...place.slice(0, -1), 'opens']) : undefined;
				if (!times.some((time) => midnights.test(opens === undefined ? time : `${String(opens)}-${time}`))) return [];
				const expected =
					'12:00am is midnight. For noon, write 12:00pm. For midnight, use the 24-hour clock, e.g. "00:00".';
				return warn(entry, place, expected);
			}),
		),
	);
}

// Checks dated changes against the schedule and against each other.
import { z } from 'astro/zod';
import { type Change, listDaysOfSlot, listDays, getKind } from '../../lib/changes.ts';
import { parseTimeRange, timeRange } from '../../lib/times.ts';
import { getWeekdayNumber } from '../../lib/weekdays.ts';
import { changeSchema } from '../../schemas/change.ts';
import { capitalise, quote } from '../../schemas/parts/explain.ts';
import { readRows } from './check-hours.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

interface Hour {
	id: string;
	day: string;
	time: string;
	start: string;
}

/** Reports changes of a class on days when it doesn't take place, and changes of one day that contradict each other. */
export function checkChanges(entries: readonly Entry[]): Diagnostic[] {
	const changes = readChanges(entries);
	const hours = readHours(entries);
	const classes = selectEntries(entries, 'classes').map(({ id }) => id); // the schema rejects unknown ones
	const misplaced = changes.flatMap(({ entry, change }) => {
		if (!change.class || !classes.includes(change.class.id)) return [];
		const expected = explainHours(change, hours);
		return expected === undefined ? [] : diagnose(entry, ['class'], quote(change.class.id), expected);
	});
	const contradictions = changes.flatMap(({ entry, change }, index) =>
		changes.slice(0, index).flatMap((other) => {
			const field = findContradiction(change, other.change);
			const date = field && findCommonDay(change, other.change, hours);
			if (!date) return [];
			const expected = `${other.entry.file} says something else about ${date}. Correct one of the two.`;
			return diagnose(entry, [field], quote(getValue(entry.data, [field])), expected);
		}),
	);
	return [...misplaced, ...contradictions];
}

/** The changes that pass the schema. */
function readChanges(entries: readonly Entry[]): { entry: Entry; change: Change }[] {
	const schema = changeSchema({ image: () => z.any() });
	return selectEntries(entries, 'changes').flatMap((entry) => {
		const { data: change } = schema.safeParse(entry.data);
		return change ? { entry, change } : [];
	});
}

/** The weekly hours of all classes. */
function readHours(entries: readonly Entry[]): Hour[] {
	const own = selectEntries(entries, 'classes').map(({ id, data }) => {
		return { id, day: String(getValue(data, ['day'])), time: String(getValue(data, ['time'])) };
	});
	const rows = readRows(entries).map(({ entry, id, time }) => ({ id, day: entry.id, time }));
	return [...rows, ...own]
		.filter(({ time }) => timeRange.test(time))
		.map((row) => ({ ...row, start: parseTimeRange(row.time).start }))
		.sort(
			(one, other) => getWeekdayNumber(one.day) - getWeekdayNumber(other.day) || one.start.localeCompare(other.start),
		);
}

function explainHours(change: Change, hours: readonly Hour[]): string | undefined {
	const own = hours.filter(({ id }) => id === change.class?.id);
	const known = own.map(({ day, start }) => `${capitalise(day)} ${start}`).join(', ');
	if (known === '') return 'The schedule has no hours of this class, so there is nothing to change.';
	const affected = own.filter((hour) => listDaysOfSlot(change, hour).length > 0);
	if (affected.length === 0) {
		const when = change.at === undefined ? 'on these days' : `on these days at ${change.at}`;
		return `The class does not take place ${when}. Its hours are: ${known}.`;
	}
	const twice = affected.find((hour, index) => affected.some(({ day }, other) => day === hour.day && other < index));
	if (!twice || change.time === undefined) return undefined;
	return `The class takes place twice on ${capitalise(twice.day)}. Add "at", when the one usually begins that changes: ${known}.`;
}

/** The field in which two changes of the same thing differ. */
function findContradiction(change: Change, other: Change): string | undefined {
	const kinds = [getKind(change), getKind(other)];
	if (kinds.includes('announcement') || change.class?.id !== other.class?.id) return undefined;
	const [kind, otherKind] = kinds;
	if (kind !== otherKind) return kind;
	if (change.cancelled !== other.cancelled) return 'class';
	const fields = ['hours', 'time', 'trainer'] as const;
	return fields.find((field) => change[field] && other[field] && change[field] !== other[field]);
}

function findCommonDay(change: Change, other: Change, hours: readonly Hour[]): string | undefined {
	if (!change.class) return listDays(change).find((date) => listDays(other).includes(date));
	return hours
		.flatMap((hour) => listDaysOfSlot(change, hour).filter((date) => listDaysOfSlot(other, hour).includes(date)))
		.at(0);
}

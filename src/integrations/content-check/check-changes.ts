// Checks dated changes against the schedule and against each other.
import { type Change, listDaysOfSlot, listDays, getKind } from '../../lib/changes.ts';
import { parseTimeRange } from '../../lib/times.ts';
import { getWeekdayNumber } from '../../lib/weekdays.ts';
import { capitalise, quote } from '../../schemas/parts/explain.ts';
import { listRows } from './check-hours.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { getValue } from './read-entries.ts';

interface Hour {
	id: string;
	day: string;
	time: string;
	start: string;
}

/** Reports changes of a class on days when it doesn't take place, and changes of one day that contradict each other. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const { changes } = content;
	const hours = listHours(content);
	const misplaced = changes.flatMap(({ entry, data: change }) => {
		const expected = change.class && explainHours(change, hours);
		return expected === undefined ? [] : diagnose(entry, ['class'], quote(change.class?.id), expected);
	});
	const contradictions = changes.flatMap(({ entry, data: change }, index) =>
		changes.slice(0, index).flatMap((other) => {
			const field = findContradiction(change, other.data);
			const date = field && findCommonDay(change, other.data, hours);
			if (!date) return [];
			const expected = `${other.entry.file} says something else about ${date}. Correct one of the two.`;
			return diagnose(entry, [field], quote(getValue(entry.data, [field])), expected);
		}),
	);
	return [...misplaced, ...contradictions];
}

/** The weekly hours of all classes. */
function listHours(content: ContentIndex): Hour[] {
	const own = content.classes.flatMap(({ entry: { id }, data: { day, time } }) =>
		day && time ? { id, day, time } : [],
	);
	const rows = listRows(content).map(({ entry, id, time }) => ({ id, day: entry.id, time }));
	return [...rows, ...own]
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

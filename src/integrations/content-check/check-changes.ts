// Checks dated changes against the schedule and against each other.
import { isDeepStrictEqual } from 'node:util';
import { type Change, listDaysOfSlot, listDays } from '../../lib/changes.ts';
import { formatTime } from '../../lib/times.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import { listRows, listTimes, type Row } from './check-times.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { getValue } from './read-entries.ts';

/** Reports changes of a class on days when it doesn't take place, and changes of one day that contradict each other. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const { changes } = content;
	const rows = listRows(content);
	const misplaced = changes.flatMap(({ entry, data: change }) => {
		const expected = change.class && explainTimes(content, change, rows);
		return expected === undefined ? [] : diagnose(entry, ['class'], quote(change.class?.id), expected);
	});
	const contradictions = changes.flatMap(({ entry, data: change }, index) =>
		changes.slice(0, index).flatMap((other) => {
			const field = findContradiction(change, other.data);
			const date = field && findCommonDay(change, other.data, rows);
			if (!date) return [];
			const expected = `${other.entry.file} contradicts this on ${date}. Change one of the two.`;
			return diagnose(entry, [field], quote(getValue(entry.data, [field])), expected);
		}),
	);
	return [...misplaced, ...contradictions];
}

function explainTimes(content: ContentIndex, change: Change, rows: readonly Row[]): string | undefined {
	const known = listTimes(content, rows, change.class?.id);
	if (known === '') return "This class isn't in the schedule. Add it there first, or choose another class.";
	const affected = rows.filter((row) => row.id === change.class?.id && listDaysOfSlot(change, row).length > 0);
	if (affected.length === 0) {
		const when =
			change.at === undefined ? 'on these days' : `on these days at ${formatTime(change.at, content.gym.clock)}`;
		return `The class doesn't run ${when}. Choose one of its times: ${known}.`;
	}
	const twice = affected.find((row, index) => affected.some(({ day }, other) => day === row.day && other < index));
	if (!twice || change.time === undefined) return undefined;
	return `The class runs twice on ${capitalize(twice.day)}. Add "at", the usual start of the one that changes. Its times are: ${known}.`;
}

/** The field in which two changes of the same thing differ. */
function findContradiction(change: Change, other: Change): string | undefined {
	const kinds = [change.what, other.what];
	if (kinds.includes('announcement') || change.class?.id !== other.class?.id) return undefined;
	if (change.what !== other.what && (kinds.includes('closed') || kinds.includes('canceled'))) return 'what';
	const fields = ['hours', 'time', 'trainer'] as const;
	return fields.find((field) => change[field] && other[field] && !isDeepStrictEqual(change[field], other[field]));
}

function findCommonDay(change: Change, other: Change, rows: readonly Row[]): string | undefined {
	if (!change.class) return listDays(change).find((date) => listDays(other).includes(date));
	return rows
		.flatMap((row) => listDaysOfSlot(change, row).filter((date) => listDaysOfSlot(other, row).includes(date)))
		.at(0);
}

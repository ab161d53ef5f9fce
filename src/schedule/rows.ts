// What a row of a page says about a slot, and when.
import { addDays, findLatest } from '../lib/dates.ts';
import { never, toMoment, toWeek } from './periods.ts';
import type { DatedSlot, Occurrence, Period, Row } from './types.ts';

/** What a row says in a period. */
interface DatedRow extends Period {
	row: Row;
	state?: 'over' | 'closed' | 'canceled' | 'moved'; // today's class is over, or why it doesn't take place on its next date
	following?: Occurrence | undefined; // once today's class is over: the one after it
	isToday?: true; // its date is today, and its class hasn't begun
}

/** The rows of a slot that shows its next occurrence. After the last known one, it has no date. */
export function listNextRows(slot: DatedSlot): DatedRow[] {
	const all = [...slot.ahead, toUsualRow(slot)];
	const rows = all.map((row, index) => ({ row, from: all[index - 1]?.begins ?? '', until: row.begins || never }));
	// Only the next weeks have an own row for the day itself, which keeps pages light.
	const ofToday = rows.slice(0, 3).flatMap(({ row, from, until }): DatedRow[] => {
		return row.begins ? [{ row, from: findLatest(from, row.begins.slice(0, 10)), until, isToday: true }] : [];
	});
	return [...rows, ...ofToday];
}

/** The rows of a slot in the usual week. Each shows its next date until the end of that day. */
export function listWeeklyRows(slot: DatedSlot): DatedRow[] {
	const usualRow = { row: toUsualRow(slot), from: '', until: never };
	const dated = slot.occurrences.flatMap((row): DatedRow[] => {
		const { date, usual, status, end } = row;
		if (status !== 'runs') return [{ ...usualRow, state: status, ...toWeek(usual) }];
		if (date !== usual) return [{ ...usualRow, state: 'moved', ...toWeek(usual) }];
		if (!slot.ahead.includes(row)) return [];
		const following = slot.occurrences.find((other) => other.status === 'runs' && other.date > date);
		return [
			{ row, ...toWeek(usual) },
			// The rest of the day. Empty if it ends later.
			{ row, state: 'over', following, from: toMoment(usual, end), until: addDays(usual, 1) },
		];
	});
	return [usualRow, ...dated];
}

/** The row of a slot without a known date. */
export function toUsualRow({ dayName, time, coach, coachName }: DatedSlot): Row {
	return { begins: '', dateText: dayName, dayName, time, coach, coachName, room: undefined };
}

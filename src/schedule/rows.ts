// What a row of a page says about a slot, and when.
import { addDays } from '../lib/dates.ts';
import { never, toMoment, toPeriod } from './periods.ts';
import type { DatedSlot, Occurrence, Period } from './types.ts';

/** What a row says about a slot. */
export type Row = Pick<Occurrence, 'date' | 'words' | 'dayName' | 'time' | 'coach' | 'trainer' | 'room'>;

/** What a row says in a period. */
interface DatedRow extends Period {
	row: Row;
	/** That the class of today is over, or why it doesn't take place on its next date. */
	state?: 'over' | 'closed' | 'canceled' | 'moved';
	/** Once the class of today is over: the one after it. */
	following?: Occurrence | undefined;
}

/** The rows of a slot that shows its next occurrence. After the last known one, it has no date. */
export function listNextRows(slot: DatedSlot): DatedRow[] {
	const begins = ['', ...slot.ahead.map((one) => one.begins), never];
	const rows = [...slot.ahead, toUsualRow(slot)];
	return rows.map((row, index) => ({ row, from: begins[index] ?? '', until: begins[index + 1] ?? '' }));
}

/** The rows of a slot in the usual week. Each shows its next date until the end of that day. */
export function listWeeklyRows(slot: DatedSlot): DatedRow[] {
	const usual = { row: toUsualRow(slot), from: '', until: never };
	const missed = slot.occurrences.filter(({ status, date, usual }) => status !== 'runs' || date !== usual);
	const rows = slot.ahead
		.filter(({ date, usual }) => date === usual)
		.flatMap((row): DatedRow[] => {
			const following = slot.occurrences.find(({ status, date }) => status === 'runs' && date > row.date);
			return [
				{ row, ...toWeek(row.date) },
				// The rest of the day. Empty if it ends later.
				{ row, state: 'over', following, from: toMoment(row.date, row.end), until: addDays(row.date, 1) },
			];
		});
	const misses = missed.map(({ status, usual: date }): DatedRow => {
		return { ...usual, state: status === 'runs' ? 'moved' : status, ...toWeek(date) };
	});
	return [usual, ...misses, ...rows];
}

/** The row of a slot without a known date. */
export function toUsualRow({ dayName, time, coach, trainer }: DatedSlot): Row {
	return { date: '', words: dayName, dayName, time, coach, trainer, room: undefined };
}

/** The week that ends with a day. */
function toWeek(date: string): Period {
	return toPeriod(addDays(date, -6), date);
}

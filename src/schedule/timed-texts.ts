// Texts that are true in some periods. The build writes them into the page, and now.ts writes the one that is true into its part.
import { addDays } from '../lib/dates.ts';
import type { DatedSlot } from './notices.ts';
import type { ComingOccurrence, Occurrence } from './occurrences.ts';
import { type Period, toMoment, toPeriod, writePeriods } from './periods.ts';

/** What changes in a part of a page, `<time data-part="date">`: its text, and attributes. */
interface Part {
	part: string;
	changing: { text: string; [attribute: string]: string };
}

/** The same, with the periods in which it is true. Where several are true, the last one counts. */
export interface TimedText extends Part {
	when: string;
}

/** Joins the periods of equal texts. */
export function joinTexts(texts: readonly (Period & Part)[]): TimedText[] {
	const alike = Map.groupBy(texts, ({ part, changing }) => JSON.stringify([part, changing]));
	return [...alike.values()].flatMap(([text, ...others]) => {
		const when = text && writePeriods([text, ...others]);
		return when ? { part: text.part, changing: text.changing, when } : [];
	});
}

/** Writes texts for `<write-now texts>`: a line each, with its periods, its part, its text and its attributes, "datetime=2026-12-01". */
export function writeTimedTexts(texts: readonly TimedText[]): string {
	const lines = texts.map(({ when, part, changing: { text, ...attributes } }) => {
		const pairs = Object.entries(attributes).map((pair) => pair.join('='));
		return [when, part, text, ...pairs].join('\t');
	});
	return lines.join('\n');
}

/** Leaves out the parts that always say the same: those with a single text from joinTexts(). */
export function selectChanging(texts: readonly TimedText[]): TimedText[] {
	const parts = [...Map.groupBy(texts, ({ part }) => part).values()];
	return parts.filter(({ length }) => length > 1).flat();
}

/** What a row says about a slot. */
export type Row = Pick<ComingOccurrence, 'date' | 'words' | 'dayName' | 'time' | 'coach' | 'trainer' | 'room'>;

/** What a row says in a period. */
interface DatedRow extends Period {
	row: Row;
	/** That the class of today is over, or why it doesn't take place on its next date. */
	state?: 'over' | 'closed' | 'canceled' | 'moved';
	/** Once the class of today is over: the one after it. */
	following?: ComingOccurrence | undefined;
}

/** Later than every moment. */
const never = '9';

/** The rows of a slot that shows its next occurrence. After the last known one, it has no date. */
export function listNextRows(slot: DatedSlot): DatedRow[] {
	const begins = ['', ...slot.ahead.map((one) => one.begins), never];
	const rows = [...slot.ahead, toUsualRow(slot)];
	return rows.map((row, index) => ({ row, from: begins[index] ?? '', until: begins[index + 1] ?? '' }));
}

/** The rows of a slot in the usual week. Each shows its next date until the end of that day. */
export function listWeeklyRows(slot: DatedSlot): DatedRow[] {
	const usual = { row: toUsualRow(slot), from: '', until: never };
	const missed = slot.occurrences.filter((one) => one.isCanceled || !runsOnUsualDate(one));
	const rows = slot.ahead.filter(runsOnUsualDate).flatMap((row): DatedRow[] => {
		const following = slot.ahead.find(({ date }) => date > row.date);
		return [
			{ row, ...toWeek(row.date) },
			{ row, state: 'over', following, ...toRestOfDay(row) },
		];
	});
	return [usual, ...missed.map((one) => ({ ...usual, state: getReason(one), ...toWeek(one.usual) })), ...rows];
}

function getReason({ isCanceled, changes }: Occurrence) {
	if (!isCanceled) return 'moved';
	return changes.some(({ what }) => what === 'closed') ? 'closed' : 'canceled';
}

/** The row of a slot without a known date. */
export function toUsualRow({ dayName, time, coach, trainer }: DatedSlot): Row {
	return { date: '', words: dayName, dayName, time, coach, trainer, room: undefined };
}

function runsOnUsualDate({ date, usual }: Occurrence): boolean {
	return date === usual;
}

/** The rest of the day on which a class has ended. Empty if it ends later. */
function toRestOfDay({ date, end }: Occurrence): Period {
	return { from: toMoment(date, end), until: addDays(date, 1) };
}

/** The week that ends with a day. */
function toWeek(date: string): Period {
	return toPeriod(addDays(date, -6), date);
}

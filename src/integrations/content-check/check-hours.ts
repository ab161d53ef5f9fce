// Checks classes and schedule days against each other.
import { parseTimeRange, timeRange } from '../../lib/times.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** Reports classes with their own hours that are also in the schedule, and trainers with two classes at the same time. */
export function checkHours(entries: readonly Entry[]): Diagnostic[] {
	const classes = selectEntries(entries, 'classes');
	const trainers = new Map(classes.map(({ id, data }) => [id, getValue(data, ['trainer'])]));
	const rows = readRows(entries).map((row) => ({ ...row, trainer: row.trainer ?? trainers.get(row.id) }));
	const twice = classes.flatMap((entry) => {
		const day = rows.find(({ id }) => id === entry.id)?.entry.file;
		const own = getValue(entry.data, ['day']);
		const expected = `${day} has the hours of this class, and every page reads them there. Remove "day" and "time" here.`;
		return day && own !== undefined ? diagnose(entry, ['day'], quote(own), expected) : [];
	});
	const clashes = rows.flatMap(({ entry, index, time, start, end, trainer }, place) => {
		const other = rows
			.slice(0, place)
			.find((row) => row.entry === entry && row.trainer === trainer && row.start < end && start < row.end);
		const expected = `${String(trainer)} leads ${quote(other?.id)} at ${other?.time} on this day. Change the time or the trainer of one of the two.`;
		return other && trainer ? diagnose(entry, ['classes', index, 'time'], quote(time), expected) : [];
	});
	return [...twice, ...clashes];
}

/** The schedule's rows by class id. A row whose time can't be parsed has no hours. */
export function readRows(entries: readonly Entry[]) {
	return selectEntries(entries, 'schedule').flatMap((entry) =>
		[getValue(entry.data, ['classes'])].flat().map((row, index) => {
			const id = String(getValue(row, ['class']));
			const time = String(getValue(row, ['time']));
			const range = timeRange.test(time) ? parseTimeRange(time) : { start: '', end: '' };
			return { entry, index, id, time, ...range, trainer: getValue(row, ['trainer']) };
		}),
	);
}

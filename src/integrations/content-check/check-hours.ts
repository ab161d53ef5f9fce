// Checks classes and schedule days against each other.
import { parseTimeRange } from '../../lib/times.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';

/** Reports classes with their own hours that are also in the schedule, and trainers with two classes at the same time. */
export function checkHours(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	const twice = content.classes.flatMap(({ entry, data: { day } }) => {
		const scheduled = rows.find(({ id }) => id === entry.id)?.entry.file;
		const expected = `${scheduled} has the hours of this class, and every page reads them there. Remove "day" and "time" here.`;
		return day && scheduled ? diagnose(entry, ['day'], quote(day), expected) : [];
	});
	const clashes = rows.flatMap(({ entry, index, time, start, end, trainer }, place) => {
		const other = rows
			.slice(0, place)
			.find((row) => row.entry === entry && row.trainer === trainer && row.start < end && start < row.end);
		const name = content.coaches.find((one) => one.entry.id === trainer)?.data.name;
		const expected = `${name} leads ${quote(other?.id)} at ${other?.time} on this day. Change the time or the trainer of one of the two.`;
		return other ? diagnose(entry, ['classes', index, 'time'], quote(time), expected) : [];
	});
	return [...twice, ...clashes];
}

/** The schedule's rows with the id and trainer of the class. */
export function listRows({ classes, schedule }: ContentIndex) {
	const trainers = new Map(classes.map(({ entry, data }) => [entry.id, data.trainer.id]));
	return schedule.flatMap(({ entry, data }) =>
		data.classes.map(({ class: { id }, time, trainer }, index) => {
			return { entry, index, id, time, trainer: trainer?.id ?? trainers.get(id), ...parseTimeRange(time) };
		}),
	);
}

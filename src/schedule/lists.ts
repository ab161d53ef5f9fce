import { type Clock, formatTime } from '../lib/times.ts';
import { fill } from '../lib/text.ts';
import type { DatedSlot } from './notices.ts';
import { toMoment, writePeriods } from './periods.ts';
import type { TimedText } from './timed-texts.ts';
import { createEventKey } from './week.ts';

/** A class on a date, as schedule.json lists it. */
export interface ListedClass {
	/** The event key, e.g. "boxing-tuesday-0900". */
	key: string;
	/** The id of the class. */
	id: string;
	title: string;
	/** By the gym's clock: "2026-12-01T09:00". */
	begins: string;
	ends: string;
	/** The day and time as pages show them: "Tue, Dec 1" and "9:00am". */
	day: string;
	time: string;
	trainer: string;
}

/** Lists the classes of the next eight weeks, in order. */
export function listClasses(slots: readonly DatedSlot[], clock: Clock): ListedClass[] {
	const classes = slots.flatMap((slot) =>
		slot.ahead.map(({ date, start, end, begins, words, trainer }) => ({
			key: createEventKey(slot),
			id: slot.id,
			title: slot.title,
			begins,
			ends: toMoment(date, end),
			day: words,
			time: formatTime(start, clock),
			trainer,
		})),
	);
	return classes.sort((one, other) => one.begins.localeCompare(other.begins));
}

/** How many classes a page knows that names the next one: those of about a week. */
const known = 30;

/** Writes which class is the next today: from midnight, or from the start of the one before it, until its own. */
export function listNextClasses(classes: readonly ListedClass[], template: string): TimedText[] {
	return classes.slice(0, known).map(({ begins, time, title, trainer }, index) => {
		const [, from = ''] = [classes[index - 1]?.begins ?? '', begins.slice(0, 10)].sort();
		const text = fill(template, { time, class: title, coach: trainer });
		return { part: 'next', when: writePeriods([{ from, until: begins }]), changing: { text } };
	});
}

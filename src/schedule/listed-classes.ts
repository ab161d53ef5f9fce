import { createEventKey } from '../lib/event-key.ts';
import { formatTime, type Times } from '../lib/times.ts';
import { fill } from '../lib/text.ts';
import { toMoment, writePeriods } from './periods.ts';
import type { DatedSlot, ListedClass, TimedText } from './types.ts';

/** Lists the classes of the next eight weeks, in order, for schedule.json. */
export function listClasses(slots: readonly DatedSlot[], times: Times): ListedClass[] {
	const classes = slots.flatMap((slot) =>
		slot.ahead.map(({ date, start, end, begins, words, trainer }) => ({
			key: createEventKey(slot),
			id: slot.id,
			title: slot.title,
			begins,
			ends: toMoment(date, end),
			day: words,
			time: formatTime(start, times),
			trainer,
		})),
	);
	return classes.sort((one, other) => one.begins.localeCompare(other.begins));
}

/** Writes which class of about a week is the next today: from midnight, or from the start of the one before it, until its own. */
export function listNextClasses(classes: readonly ListedClass[], template: string): TimedText[] {
	return classes.slice(0, 30).map(({ begins, time, title, trainer }, index) => {
		const [, from = ''] = [classes[index - 1]?.begins ?? '', begins.slice(0, 10)].sort();
		const text = fill(template, { time, class: title, coach: trainer });
		return { part: 'next', when: writePeriods([{ from, until: begins }]), changing: { text } };
	});
}

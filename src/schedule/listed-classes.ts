// schedule.json: the build writes the classes of the next weeks, and scripts fetch them.
import { createEventKey } from '../lib/event-key.ts';
import { findLatest } from '../lib/dates.ts';
import { getProperty } from '../lib/get-property.ts';
import { formatTime, type Times } from '../lib/times.ts';
import { fill } from '../lib/text.ts';
import { readTime } from './clock.ts';
import { writePeriods } from './periods.ts';
import type { DatedSlot, ListedClass, TimedText } from './types.ts';

/** Lists the classes of the next eight weeks, in order. */
export function listClasses(slots: readonly DatedSlot[], times: Times): ListedClass[] {
	const classes = slots.flatMap((slot) =>
		slot.ahead.map(({ start, begins, dateText, coachName }) => ({
			key: createEventKey(slot),
			id: slot.id,
			title: slot.title,
			begins,
			day: dateText,
			time: formatTime(start, times),
			trainer: coachName,
		})),
	);
	return classes.sort((one, other) => one.begins.localeCompare(other.begins));
}

/** Writes which class is the next today, from midnight or from the start of the one before it. Of 30 classes, which keeps pages light. */
export function listNextClasses(classes: readonly ListedClass[], template: string): TimedText[] {
	return classes.slice(0, 30).map(({ begins, time, title, trainer }, index) => {
		const from = findLatest(begins.slice(0, 10), classes[index - 1]?.begins ?? '');
		const text = fill(template, { time, class: title, coach: trainer });
		return { part: 'next', when: writePeriods([{ from, until: begins }]), changing: { text } };
	});
}

/** Fetches those that haven't begun. Never throws: if they can't be read, there are none. @param address of schedule.json. */
export async function fetchComing(address: string): Promise<ListedClass[]> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout?.(10_000) });
		const list: unknown = await response.json();
		return Array.isArray(list) ? list.filter(isListedClass).filter(({ begins }) => readTime() < begins) : [];
	} catch {
		return [];
	}
}

function isListedClass(item: unknown): item is ListedClass {
	const fields = ['key', 'id', 'title', 'begins', 'day', 'time', 'trainer'];
	return fields.every((name) => typeof getProperty(item, name) === 'string');
}

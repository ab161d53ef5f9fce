import { z } from 'astro/zod';
import { parseTimeRange } from '~/lib/times.ts';
import type { Weekday } from '~/lib/weekdays.ts';
import { arrangeChanges } from '~/schedule/changes.ts';
import type { Change, DatedSlot, Slot } from '~/schedule/types.ts';
import { dateSlot } from '~/schedule/week.ts';
import { changeSchema } from '~/schemas/change.ts';
import { gymSchema } from '~/schemas/gym.ts';
import { defaults } from '~/texts/defaults.ts';
import gymSettings from '../fixtures/ember/settings/gym.json';

/** Ember Gym, in New York. */
export const gym = gymSchema().parse(gymSettings);

const schema = changeSchema({ image: () => z.any() });

/** A change as pages receive it, from the fields of its file. */
export function parseChange(fields: unknown): Change {
	return { id: '', ...schema.parse(fields) };
}

const coaches = new Map([
	['theo', 'Theo Brandt'],
	['mara', 'Mara Lindqvist'],
	['ines', 'Ines Castell'],
]);

export const wording = {
	words: { ...defaults.openingHours, ...defaults.changes },
	language: 'en',
	clock: '12-hour' as const,
	coaches,
	hours: [],
};

/** A slot whose coach is Theo. */
export function slot(title: string, day: Weekday, time: string, coach = 'theo'): Slot {
	const names = { id: title.toLowerCase(), title, coach, coachName: coaches.get(coach) ?? '', book: undefined };
	const weekly = `${day} ${time.split('-')[0]}`;
	return { ...names, day, dayName: day, time, weekly, ...parseTimeRange(time) };
}

/** Adds everything that depends on the date. */
export function dated(weekly: Slot, changes: readonly Change[], today: string): DatedSlot {
	return dateSlot(weekly, arrangeChanges(changes), today, wording);
}

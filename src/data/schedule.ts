// The week's classes, as the pages of the schedule and the calendar files need them.
import { getCollection } from 'astro:content';
import { toCalendar } from '~/lib/calendar';
import type { Change } from '~/lib/changes';
import { byTime, type Slot } from '~/lib/slots';
import { formatTimeRange } from '~/lib/times';
import { dayName, weekdayNumber } from '~/lib/weekdays';
import { single } from './entries';

/** One day of the schedule. */
export interface TimetableDay {
	/** As in addresses, e.g. "monday". */
	id: string;
	name: string;
	/** Its name in three letters or so. */
	short: string;
	/** By the hour. */
	classes: Slot[];
}

/** Reads the schedule, Monday to Sunday. */
export async function readWeek(): Promise<TimetableDay[]> {
	const days = await getCollection('schedule');
	const classes = new Map((await getCollection('classes')).map(({ id, data }) => [id, data]));
	const { data: gym } = await single('gym');
	return days
		.sort((one, other) => weekdayNumber(one.id) - weekdayNumber(other.id))
		.map(({ id: day, data }) => ({
			id: day,
			name: dayName(day, gym.language),
			short: dayName(day, gym.language, 'short'),
			classes: byTime(data.classes).map(({ class: { id }, time, trainer }) => ({
				id,
				title: classes.get(id)?.title ?? id,
				day,
				time: formatTimeRange(time, gym.clock),
				trainer: trainer ?? classes.get(id)?.trainer ?? '',
			})),
		}));
}

/** The classes that stand in the schedule, each once, by name. */
export function scheduledClasses(week: TimetableDay[]): { id: string; title: string }[] {
	const titles = new Map(week.flatMap(({ classes }) => classes.map(({ id, title }) => [id, title])));
	return [...titles]
		.map(([id, title]) => ({ id, title }))
		.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Everything that is or was different on certain days. */
export async function readChanges(): Promise<Change[]> {
	// Astro warns whenever an empty collection is read, and most of the year there is nothing to tell.
	if (Object.keys(import.meta.glob('@content/changes/*.json')).length === 0) return [];
	const changes = await getCollection('changes');
	return changes.sort((one, other) => one.id.localeCompare(other.id, 'en')).map(({ id, data }) => ({ id, ...data }));
}

/** An .ics file as an answer. @param about the day or class that it is about, behind the gym's name. */
export async function calendarFile(slots: Slot[], site: URL, about?: string): Promise<Response> {
	const { data: gym } = await single('gym');
	const { data: page } = await single('schedulePage');
	const name = [gym.name, about].filter(Boolean).join(': ');
	const changes = await readChanges();
	const text = toCalendar({ name, slots, changes, trainerLabel: page.columns.trainer }, gym, site);
	return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

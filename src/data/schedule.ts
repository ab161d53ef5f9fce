// The weekly schedule, for its pages and the calendar files.
import { getCollection } from 'astro:content';
import { toCalendar } from '~/lib/calendar.ts';
import type { Change } from '~/lib/changes.ts';
import type { Slot } from '~/lib/slots.ts';
import { formatTime, formatTimeRange } from '~/lib/times.ts';
import { getDayName, getWeekdayNumber } from '~/lib/weekdays.ts';
import { href } from '~/urls.ts';
import { readCoachNames } from './coaches.ts';
import { getTodayAtGym, readSingle } from './entries.ts';
import { readTexts } from './texts.ts';

/** Reads the schedule, Monday to Sunday. The classes of each day are sorted by start time. */
export async function readWeek() {
	const days = await getCollection('schedule');
	const classes = new Map((await getCollection('classes')).map(({ id, data }) => [id, data]));
	const { data: gym } = await readSingle('gym');
	const getName = await readCoachNames();
	return days
		.sort((one, other) => getWeekdayNumber(one.id) - getWeekdayNumber(other.id))
		.map(({ id: day, data }) => {
			const dayName = getDayName(day, gym.language);
			return {
				id: day,
				name: dayName,
				short: getDayName(day, gym.language, 'short'),
				classes: data.classes
					.map(({ class: { id }, time, book, trainer = classes.get(id)?.trainer }): Slot => ({
						id,
						title: classes.get(id)?.title ?? id,
						day,
						dayName,
						...time,
						time: formatTimeRange(time, gym.clock),
						starts: formatTime(time.start, gym.clock),
						book: book ?? classes.get(id)?.book,
						trainer: trainer ? getName(trainer) : '',
						...(trainer && { coach: trainer.id }),
					}))
					.sort((one, other) => one.start - other.start),
			};
		});
}

/** Reads all changes, including past ones. */
export async function readChanges(): Promise<Change[]> {
	// Astro 7.3 warns about empty collections, and most of the year this one is empty
	// (https://github.com/withastro/astro/issues/15329).
	if (Object.keys(import.meta.glob('@content/changes/*.json')).length === 0) return [];
	const changes = await getCollection('changes');
	const getName = await readCoachNames();
	return changes
		.sort((one, other) => one.id.localeCompare(other.id, 'en'))
		.map(({ id, data }) => ({ id, ...data, trainer: data.trainer && getName(data.trainer) }));
}

/** Returns an .ics file. @param about the day or class, for the calendar's name: "<gym>: <about>". */
export async function createCalendarResponse(slots: Slot[], site: URL, about?: string): Promise<Response> {
	const { data: gym } = await readSingle('gym');
	const name = [gym.name, about].filter(Boolean).join(': ');
	const [changes, today] = [await readChanges(), await getTodayAtGym()];
	const calendar = { name, slots, changes, trainerLabel: readTexts('schedule').trainer, today };
	const text = toCalendar(calendar, gym, new URL(href('/'), site));
	return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

// The week's classes, as the pages of the schedule and the calendar files need them.
import { getCollection } from 'astro:content';
import { toCalendar, type WeeklyClass } from '~/lib/calendar';
import { formatTimeRange, parseTimeRange } from '~/lib/times';
import { weekdayNumber } from '~/lib/weekdays';
import { single } from './entries';

/** One day of the schedule. */
export interface TimetableDay {
	/** As in addresses, e.g. "monday". */
	id: string;
	name: string;
	/** Its name in three letters. */
	short: string;
	/** In the order of the page. */
	classes: WeeklyClass[];
}

/** Reads the schedule, Monday to Sunday. */
export async function readWeek(): Promise<TimetableDay[]> {
	const days = await getCollection('schedule');
	const titles = new Map((await getCollection('classes')).map(({ id, data }) => [id, data.title]));
	return Promise.all(
		days
			.sort((one, other) => weekdayNumber(one.id) - weekdayNumber(other.id))
			.map(async ({ id: day, data: { name, short, classes } }) => {
				const rows = classes.map(({ class: { id }, ...row }) => ({ ...row, id, day, title: titles.get(id) ?? id }));
				return { id: day, name, short, classes: await byGymsClock(rows) };
			}),
	);
}

/** The same with their hours as visitors read them, whichever clock their editor wrote them by. */
export async function byGymsClock<Row extends { time: string }>(rows: Row[]): Promise<Row[]> {
	const { data: gym } = await single('gym');
	return rows.map((row) => ({ ...row, time: formatTimeRange(row.time, gym.clock) }));
}

/** The days' names by what addresses call them, e.g. "Monday" by "monday". */
export async function dayNames(): Promise<Record<string, string>> {
	const days = await getCollection('schedule');
	return Object.fromEntries(days.map(({ id, data }) => [id, data.name]));
}

/** Classes from the first of the day to the last; the pages of the days have the order that the editor gave them. */
export function byTime(classes: WeeklyClass[]): WeeklyClass[] {
	const start = ({ time }: WeeklyClass) => parseTimeRange(time).start;
	return classes.toSorted((one, other) => start(one).localeCompare(start(other)));
}

/** The classes that stand in the schedule, each once, by name. */
export function scheduledClasses(week: TimetableDay[]): { id: string; title: string }[] {
	const titles = new Map(week.flatMap(({ classes }) => classes.map(({ id, title }) => [id, title])));
	return [...titles]
		.map(([id, title]) => ({ id, title }))
		.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** An .ics file as an answer. @param about the day or class that it is about, behind the gym's name. */
export async function calendarFile(classes: WeeklyClass[], site: URL, about?: string): Promise<Response> {
	const { data: gym } = await single('gym');
	const { data: page } = await single('schedulePage');
	const name = [gym.name, about].filter(Boolean).join(': ');
	const text = toCalendar({ name, classes, trainerLabel: page.columns.trainer }, gym, site);
	return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

// Closures, special hours, changed classes and announcements, for pages.
import { type Change, listDays, type Notice, toNotices } from '~/lib/changes.ts';
import { addDays, isoDate } from '~/lib/dates.ts';
import type { HoursByDay } from '~/lib/open-now.ts';
import { getHoursOn } from '~/lib/opening-hours.ts';
import { formatTime, type TimeRange } from '~/lib/times.ts';
import { weekdays } from '~/lib/weekdays.ts';
import { readClasses } from './classes.ts';
import { readSingle, getTodayAtGym } from './entries.ts';
import { readChanges } from './schedule.ts';
import { readTexts } from './texts.ts';

/** Reads the current and upcoming changes. */
export async function readUpcomingChanges() {
	const today = await getTodayAtGym();
	return (await readChanges()).filter(({ from, until = from }) => isoDate(until) >= today);
}

/** Reads the current and upcoming changes as notices, sorted by first day. */
export async function readNotices(): Promise<Notice[]> {
	const changes = await readUpcomingChanges();
	if (changes.length === 0) return [];
	const { data: gym } = await readSingle('gym');
	const words = { ...readTexts('openingHours'), ...readTexts('changes') };
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return toNotices(changes, slots, await getTodayAtGym(), words, gym);
}

/** Reads the opening hours of the week and of special days. */
export async function readHoursByDay(): Promise<HoursByDay> {
	const { data: gym } = await readSingle('gym');
	const toHours = (times: TimeRange[]) =>
		times.map(({ start, end }): HoursByDay[string][number] => {
			return [start, end, formatTime(start, gym.clock), formatTime(end, gym.clock)];
		});
	const week = weekdays.map((day) => [day, toHours(getHoursOn(day, gym.hours))] as const);
	const changes = await readUpcomingChanges();
	const yesterday = addDays(await getTodayAtGym(), -1); // its hours may last past midnight
	const toSpecialDays = (change: Change) =>
		listDays(change)
			.filter((date) => date >= yesterday)
			.slice(0, 31)
			.map((date) => [date, toHours(change.hours ? [change.hours] : [])] as const);
	// Closed days are last: they replace special hours.
	const special = ['hours', 'closed'].flatMap((kind) =>
		changes.filter(({ what }) => what === kind).flatMap(toSpecialDays),
	);
	return Object.fromEntries([...week, ...special]);
}

// The weekly schedule, the changes to it and the opening hours. The rules are in src/schedule/.
import { getCollection } from 'astro:content';
import { addDays, formatDateRange } from '~/lib/dates.ts';
import { getDayName, weekdays } from '~/lib/weekdays.ts';
import { arrangeChanges, repeatYearly, selectCurrent } from '~/schedule/changes.ts';
import { getDeskHoursOnDate, getHoursOnDate, listStatuses } from '~/schedule/hours.ts';
import { listClasses } from '~/schedule/listed-classes.ts';
import { listNotices } from '~/schedule/notices.ts';
import { listDates } from '~/schedule/occurrences.ts';
import { daysAhead, toPeriod, toWeek, writePeriods } from '~/schedule/periods.ts';
import { createSlots, dateSlot } from '~/schedule/week.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { getTodayAtGym, once, readCoachNames, readSingle } from './entries.ts';

/** Reads what turns changes into words. */
async function readWording() {
	const { data: gym } = await readSingle('gym');
	return { ...gym, words: { ...readTexts('openingHours'), ...readTexts('changes') }, coaches: await readCoachNames() };
}

/** Reads the changes from a week ago until a year ahead. Those of every year are repeated. */
export const readChanges = once(async () => {
	const today = await getTodayAtGym();
	const changes = (await getCollection('changes')).map(({ id, data }) => ({ id, ...data }));
	return arrangeChanges(selectCurrent(repeatYearly(changes, today), today));
});

/** Reads the schedule, Monday to Sunday. The classes of each day are sorted by start time. */
export const readWeek = once(async () => {
	const [wording, changes, today] = [await readWording(), await readChanges(), await getTodayAtGym()];
	const classes = new Map((await getCollection('classes')).map(({ id, data }) => [id, data]));
	const schedule = new Map((await getCollection('schedule')).map(({ id, data }) => [id, data.classes]));
	return weekdays.map((day) => {
		const rows = schedule.get(day) ?? [];
		const dates = listDates(day, today, addDays(today, daysAhead));
		const slots = createSlots(day, rows, classes, wording).map((slot) => dateSlot(slot, changes, today, wording));
		return {
			id: day,
			name: getDayName(day, wording.language),
			short: getDayName(day, wording.language, 'short'),
			dates: dates.map((date) => ({
				date,
				text: formatDateRange(date, date, wording.language),
				when: writePeriods([toWeek(date)]),
			})),
			whenToday: writePeriods(dates.map((date) => toPeriod(date))),
			classes: slots.sort((one, other) => one.start - other.start),
		};
	});
});

/** Reads the slots of the whole week. */
export async function readSlots() {
	return (await readWeek()).flatMap(({ classes }) => classes);
}

/** Reads the current and upcoming changes as notices, sorted by first day. */
export const readNotices = once(async () => {
	return listNotices(await readChanges(), await readSlots(), await getTodayAtGym(), await readWording());
});

/** Reads whether the gym is open and its desk is staffed, for the time in which a page built today may be read. */
export const readStatuses = once(async () => {
	const { data: gym } = await readSingle('gym');
	const changes = await readChanges();
	const today = await getTodayAtGym();
	const { hours, staffedHours = [] } = gym;
	const getDesk = (date: string) => getDeskHoursOnDate(date, staffedHours, changes);
	const texts = readTexts('openingHours');
	const { openNow: now, openUntil: until, opensAt: soon, closed } = texts;
	const ofDoors = { now, until, soon, later: closed, unknown: closed };
	const { deskNow, deskUntil, deskSoon, deskLater, deskClosed } = texts;
	const ofDesk = { now: deskNow, until: deskUntil, soon: deskSoon, later: deskLater, unknown: deskClosed };
	return {
		doors: listStatuses((date) => getHoursOnDate(date, hours, changes), today, gym, ofDoors),
		desk: staffedHours.length > 0 ? listStatuses(getDesk, today, gym, ofDesk) : [],
	};
});

/** Reads the classes of the next eight weeks, in order. */
export const readNextClasses = once(async () => listClasses(await readSlots(), (await readSingle('gym')).data));

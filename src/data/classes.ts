// Classes with their slots from content/schedule, and when these take place next.
import { addDays, formatDateRange } from '~/lib/dates.ts';
import { type Days, listNextDates } from '~/lib/slot-dates.ts';
import { formatSlots, type Slot } from '~/lib/slots.ts';
import { fill } from '~/lib/text.ts';
import { formatTime } from '~/lib/times.ts';
import type { Content } from '~/schemas/collections.ts';
import { readCoachNames } from './coaches.ts';
import { getTodayAtGym, readOrdered, readSingle } from './entries.ts';
import { readChanges, readWeek } from './schedule.ts';
import { readTexts } from './texts.ts';

/** Reads all classes in the order of their cards. Slots are sorted: Monday to Sunday, by start time. */
export async function readClasses() {
	const week = (await readWeek()).flatMap(({ classes }) => classes);
	const getName = await readCoachNames();
	const [changes, today] = [await readChanges(), await getTodayAtGym()];
	return (await readOrdered('classes')).map((entry) => {
		const slots = week
			.filter((slot) => slot.id === entry.id)
			.map((slot) => ({ ...slot, dates: listNextDates(slot, changes, today) }));
		return { ...entry, trainer: getName(entry.data.trainer), slots, facts: listFacts(entry.data, slots) };
	});
}

/** What to know before coming: the level, the length if it is always the same, and whether to reserve. */
function listFacts({ level, entry }: Content<'classes'>, slots: readonly Slot[]): string[] {
	const texts = readTexts('classes');
	const [minutes, ...others] = new Set(slots.map(({ start, end }) => end - start));
	const length = minutes !== undefined && others.length === 0 && fill(texts.minutes, { minutes });
	const words = { 'drop in': texts.dropIn, 'reserve a spot': texts.reserve };
	return [level, length, entry && words[entry]].filter((fact) => fact !== undefined && fact !== false);
}

/** Reads the days of the next two weeks on which a visitor can come to a class. */
export async function readDays(): Promise<Days> {
	const { data: gym } = await readSingle('gym');
	const lastDay = addDays(await getTodayAtGym(), 14);
	const days = (await readClasses()).map(({ data, slots }) => {
		const dates = slots.flatMap(({ dates, start, starts }) =>
			dates.map((date): [string, string] => {
				return [`${date}T${formatTime(start)}`, `${formatDateRange(date, date, gym.language)}, ${starts}`];
			}),
		);
		const near = dates.filter(([until]) => until < lastDay).sort();
		const weekly = slots.map(({ dayName, starts }) => `${dayName} ${starts}`);
		return [data.title, { dates: near, weekly }] as const;
	});
	return Object.fromEntries(days);
}

/** Reads the props of the cards of some classes. */
export async function toClassCards(classes: Awaited<ReturnType<typeof readClasses>>) {
	const { data: gym } = await readSingle('gym');
	return classes.map(({ id, data, trainer, slots }) => ({
		id,
		gymClass: data,
		trainer,
		facts: listFacts(data, []), // one line has no room for the length, and the schedule shows it anyway
		times: formatSlots(slots, gym, readTexts('classes').moreTimes),
	}));
}

/**
 * Reads the slots of the home page's table. A row without a day has its class's first slot of the week. A row without a slot is
 * left out.
 */
export async function readFeaturedSlots(rows: Content<'homePage'>['timetable']['rows']): Promise<Slot[]> {
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return rows.flatMap(({ class: { id }, day, name }) => {
		const slot = slots.find((one) => one.id === id && one.day === (day ?? one.day));
		return slot ? { ...slot, title: name ?? slot.title } : [];
	});
}

// Classes with their slots from content/schedule, and when these take place next.
import { choosePlural, fill } from '~/lib/text.ts';
import type { Content } from '~/schemas/collections.ts';
import type { DatedSlot } from '~/schedule/types.ts';
import { formatSlots } from '~/lib/weekdays.ts';
import { once, readCoachNames, readOrdered, readSingle } from './entries.ts';
import { readSlots } from './timetable.ts';
import { readTexts } from '~/texts/read-texts.ts';

/** Reads all classes in the order of their cards. Slots are sorted: Monday to Sunday, by start time. */
export const readClasses = once(async () => {
	const week = await readSlots();
	const coaches = await readCoachNames();
	const { language } = (await readSingle('gym')).data;
	return (await readOrdered('classes')).map((entry) => {
		const slots = week.filter((slot) => slot.id === entry.id);
		const trainer = coaches.get(entry.data.trainer.id) ?? '';
		return { ...entry, trainer, slots, facts: listFacts(entry.data, slots, language) };
	});
});

/** What to know before coming, "All levels · 60 min · Drop in": the length if it is always the same. */
function listFacts({ level, entry }: Content<'classes'>, slots: readonly DatedSlot[], language: string): string {
	const texts = readTexts('classes');
	const [minutes, ...others] = new Set(slots.map(({ start, end }) => end - start));
	const length =
		minutes !== undefined && others.length === 0 && fill(choosePlural(texts.minutes, minutes, language), { minutes });
	const words = { 'drop in': texts.dropIn, 'reserve a spot': texts.reserve };
	return [level, length, entry && words[entry]].filter(Boolean).join(' · ');
}

/** Reads the props of the cards of some classes. */
export async function toClassCards(classes: Awaited<ReturnType<typeof readClasses>>) {
	const { data: gym } = await readSingle('gym');
	return classes.map(({ id, data, trainer, slots }) => ({
		id,
		gymClass: data,
		trainer,
		facts: listFacts(data, [], gym.language), // one line has no room for the length, and the schedule shows it anyway
		times: formatSlots(slots, gym, readTexts('classes').moreTimes),
	}));
}

/**
 * Reads the slots of the home page's table. A row whose class doesn't run on its day, or without a day, has the class's first slot of
 * the week. One whose class doesn't run is left out.
 */
export async function readFeaturedSlots(rows: Content<'homePage'>['timetable']['rows']): Promise<DatedSlot[]> {
	const slots = await readSlots();
	return rows.flatMap(({ class: { id }, day, name }) => {
		const own = slots.filter((one) => one.id === id);
		const slot = own.find((one) => one.day === day) ?? own[0];
		return slot ? { ...slot, title: name ?? slot.title } : [];
	});
}

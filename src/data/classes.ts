// Classes with their slots from content/schedule, and when these take place next.
import { choosePlural, fill, type Plural } from '~/lib/text.ts';
import { formatTime, type Times } from '~/lib/times.ts';
import { getDayName } from '~/lib/weekdays.ts';
import type { DatedSlot } from '~/schedule/types.ts';
import type { Content } from '~/schemas/collections.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { once, readCoachNames, readOrdered, readSingle } from './entries.ts';
import { readSlots } from './timetable.ts';

/** Reads all classes in the order of their cards. Slots are sorted: Monday to Sunday, by start time. */
export const readClasses = once(async () => {
	const week = await readSlots();
	const coaches = await readCoachNames();
	const { language } = (await readSingle('gym')).data;
	return (await readOrdered('classes')).map((entry) => {
		const slots = week.filter((slot) => slot.id === entry.id);
		const trainer = coaches.get(entry.data.trainer.id) ?? '';
		return { ...entry, trainer, slots, ...listFacts(entry.data, slots, language) };
	});
});

/** What to know before coming: "All levels · 60 min · Drop in", with the length if it is always the same, and in short without it. */
function listFacts({ level, entry }: Content<'classes'>, slots: readonly DatedSlot[], language: string) {
	const texts = readTexts('classes');
	const [minutes, ...others] = new Set(slots.map(({ start, end }) => end - start));
	const length =
		minutes !== undefined && others.length === 0 && fill(choosePlural(texts.minutes, minutes, language), { minutes });
	const access = entry && { 'drop in': texts.dropIn, 'reserve a spot': texts.reserve }[entry];
	const join = (...facts: (string | false | undefined)[]) => facts.filter(Boolean).join(' · ');
	return { facts: join(level, length, access), shortFacts: join(level, access) };
}

/** Reads the props of the cards of some classes. */
export async function toClassCards(classes: Awaited<ReturnType<typeof readClasses>>) {
	const { data: gym } = await readSingle('gym');
	return classes.map(({ id, data, trainer, slots, shortFacts }) => ({
		id,
		gymClass: data,
		trainer,
		facts: shortFacts,
		times: formatSlots(slots, gym, readTexts('classes').moreTimes),
	}));
}

/** How many slots a card shows. A fourth takes the line that would say "and 1 more". */
const mostOnCard = 3;

/** Writes the slots of a class as lines: "Tue 9:00am", "Sat 10:00pm". @param more for slots after the third: "and {count} more". */
export function formatSlots(slots: readonly { day: string; start: number }[], times: Times, more: Plural): string[] {
	const { language } = times;
	const lines = slots.map(({ day, start }) => `${getDayName(day, language, 'short')} ${formatTime(start, times)}`);
	const rest = slots.length - mostOnCard;
	return rest > 1 ? [...lines.slice(0, mostOnCard), fill(choosePlural(more, rest, language), { count: rest })] : lines;
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

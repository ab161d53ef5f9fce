// Classes with their slots from content/schedule.
import { formatSlots, type Slot } from '~/lib/slots.ts';
import type { HomePage } from '~/schemas/home-page.ts';
import { readCoachNames } from './coaches.ts';
import { readOrdered, readSingle } from './entries.ts';
import { readWeek } from './schedule.ts';
import { readTexts } from './texts.ts';

/** Reads all classes in the order of their cards. Slots are sorted: Monday to Sunday, by start time. */
export async function readClasses() {
	const week = (await readWeek()).flatMap(({ classes }) => classes);
	const getName = await readCoachNames();
	return (await readOrdered('classes')).map((entry) => {
		const slots = week.filter((slot) => slot.id === entry.id);
		return { ...entry, trainer: getName(entry.data.trainer), slots };
	});
}

/** Reads the props of the cards of some classes. */
export async function toClassCards(classes: Awaited<ReturnType<typeof readClasses>>) {
	const { data: gym } = await readSingle('gym');
	return classes.map(({ id, data, trainer, slots }) => ({
		id,
		gymClass: data,
		trainer,
		times: formatSlots(slots, gym, readTexts('classes').moreTimes),
	}));
}

/**
 * Reads the slots of the home page's table. A row without a day has its class's first slot of the week. The content check
 * reports rows without a slot.
 */
export async function readFeaturedSlots(rows: HomePage['timetable']['rows']): Promise<Slot[]> {
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return rows.flatMap(({ class: { id }, day, name }) => {
		const slot = slots.find((one) => one.id === id && one.day === (day ?? one.day));
		return slot ? { ...slot, title: name ?? slot.title } : [];
	});
}

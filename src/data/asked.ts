import { namePlan } from '~/lib/prices.ts';
import { createEventKey } from '~/schedule/week.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { readClasses } from './classes.ts';
import { readCoachNames, readOrdered, readSingle } from './entries.ts';

/** Reads the words for everything that a link to the contact form can ask for, by its key. */
export async function readAskedNames() {
	const { data: gym } = await readSingle('gym');
	const classes = await readClasses();
	const slots = classes.flatMap((gymClass) => gymClass.slots);
	const { period } = readTexts('pricing');
	const plans = (await readOrdered('plans')).map(({ id, data }) => [id, namePlan(data, period, gym)] as const);
	return {
		class: Object.fromEntries(classes.map(({ id, data }) => [id, data.title])),
		slot: Object.fromEntries(slots.map((slot) => [createEventKey(slot), slot.weekly])),
		plan: Object.fromEntries(plans),
		coach: Object.fromEntries(await readCoachNames()),
	};
}

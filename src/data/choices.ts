// The classes, their times and the plans that a link to the contact form can carry.
import { getCollection } from 'astro:content';
import type { Choices } from '~/lib/choice.ts';
import { formatPrice } from '~/lib/prices.ts';
import { createSlotKey } from '~/lib/slots.ts';
import { formatTime } from '~/lib/times.ts';
import { getDayName } from '~/lib/weekdays.ts';
import { readClasses } from './classes.ts';
import { readSingle } from './entries.ts';
import { readTexts } from './texts.ts';

/** Reads everything that a visitor can ask about. */
export async function readChoices(): Promise<Choices> {
	const { data: gym } = await readSingle('gym');
	const { form } = (await readSingle('contactPage')).data;
	const classes = (await readClasses()).map(({ id, data: { title }, slots }) => {
		const times = slots.map((slot) => {
			const words = `${getDayName(slot.day, gym.language)} ${formatTime(slot.start, gym.clock)}`;
			return [createSlotKey(slot), words] as const;
		});
		return [id, { name: title, times: Object.fromEntries(times) }] as const;
	});
	const plans = (await getCollection('plans')).map(({ id, data: { grade, price, summary } }) => {
		const words = `${grade}, ${formatPrice(price, gym)} ${readTexts('pricing').perMonth}`;
		return [id, { name: grade, words, summary }] as const;
	});
	const { chosen, asked, removeChoice, removed, sentChoice, trial } = form;
	const texts = { chosen, asked, removeChoice, removed, sentChoice, trial };
	return { ...texts, plans: Object.fromEntries(plans), classes: Object.fromEntries(classes) };
}

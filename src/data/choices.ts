// The classes, their times and the plans that a link to the contact form can carry.
import { getCollection } from 'astro:content';
import type { Choices } from '~/lib/choice.ts';
import { formatPrice } from '~/lib/prices.ts';
import { createSlotKey } from '~/lib/slots.ts';
import { formatTime } from '~/lib/times.ts';
import { getDayName } from '~/lib/weekdays.ts';
import { readClasses } from './classes.ts';
import { readSingle } from './entries.ts';

/** Reads everything that a visitor can enquire about. */
export async function readChoices(): Promise<Choices> {
	const { data: gym } = await readSingle('gym');
	const { form } = (await readSingle('contactPage')).data;
	const { data: pricing } = await readSingle('pricingPage');
	const classes = (await readClasses()).map(({ id, data, slots }): [string, Choices['classes'][string]] => {
		const times = slots.map((slot): [string, string] => {
			return [createSlotKey(slot), `${getDayName(slot.day, gym.language)} ${formatTime(slot.start, gym.clock)}`];
		});
		return [id, { name: data.title, times: Object.fromEntries(times) }];
	});
	const plans = (await getCollection('plans')).map(({ id, data: { grade, price, summary } }) => {
		return [
			id,
			{ name: grade, words: `${grade}, ${formatPrice(price, gym)} ${pricing.chart.perMonth}`, summary },
		] as const;
	});
	const { chosen: texts, asked, removeChoice: remove, removed, sentChoice: sent, trial } = form;
	return {
		texts,
		asked,
		remove,
		removed,
		sent,
		trial,
		plans: Object.fromEntries(plans),
		classes: Object.fromEntries(classes),
	};
}

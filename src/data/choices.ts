// The classes, hours and plans that a link to the contact form can carry.
import { getCollection } from 'astro:content';
import type { Choices } from '~/lib/choice';
import { formatPrice } from '~/lib/prices';
import { formatSlotHour } from '~/lib/slots';
import { formatTime, parseTimeRange } from '~/lib/times';
import { getDayName } from '~/lib/weekdays';
import { readClasses } from './classes';
import { readSingle } from './entries';

/** Reads everything that a visitor can enquire about. */
export async function readChoices(): Promise<Choices> {
	const { data: gym } = await readSingle('gym');
	const { form } = (await readSingle('contactPage')).data;
	const { data: pricing } = await readSingle('pricingPage');
	const classes = (await readClasses()).map(({ id, data, slots }): [string, Choices['classes'][string]] => {
		const hours = slots.map((slot): [string, string] => {
			const start = formatTime(parseTimeRange(slot.time).start, gym.clock);
			return [formatSlotHour(slot), `${getDayName(slot.day, gym.language)} ${start}`];
		});
		return [id, { name: data.title, hours: Object.fromEntries(hours) }];
	});
	const plans = (await getCollection('plans')).map(({ id, data: { grade, price, summary } }) => {
		return [id, { words: `${grade}, ${formatPrice(price, gym)} ${pricing.chart.perMonth}`, summary }] as const;
	});
	const { asked, removeChoice: remove, sentChoice: sent, trial } = form;
	return { asked, sent, remove, trial, plans: Object.fromEntries(plans), classes: Object.fromEntries(classes) };
}

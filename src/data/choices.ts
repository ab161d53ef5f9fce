// The classes, hours and plans that a link to the contact form can carry.
import { getCollection } from 'astro:content';
import type { Choices } from '~/lib/choice';
import { splitPrice } from '~/lib/prices';
import { parseTimeRange } from '~/lib/times';
import { addNames } from './classes';
import { readSingle } from './entries';
import { readWeek } from './schedule';

/** Reads everything that a visitor can enquire about. */
export async function readChoices(): Promise<Choices> {
	const { data: gym } = await readSingle('gym');
	const { form } = (await readSingle('contactPage')).data;
	const { data: pricing } = await readSingle('pricingPage');
	const options = await addNames(form.classes);
	const days = await readWeek();
	const classes = (await getCollection('classes')).map(({ id, data }): [string, Choices['classes'][string]] => {
		const hours = days.flatMap(({ id: day, name, classes: slots }) =>
			slots
				.filter((slot) => slot.id === id)
				.map(({ time }): [string, string] => {
					const start = parseTimeRange(time).start.replace(':', '');
					return [`${day}-${start}`, `${name} ${time.split(/[-–]/)[0]}`];
				}),
		);
		const option = options.find((row) => row.class.id === id)?.name;
		return [id, { name: data.title, option, hours: Object.fromEntries(hours) }];
	});
	const plans = (await getCollection('plans')).map(({ id, data: { grade, price } }): [string, string] => {
		const { before, whole, after } = splitPrice(price, gym);
		return [id, `${grade}, ${before}${whole}${after} ${pricing.chart.perMonth}`];
	});
	const { asked, removeChoice: remove, sentChoice: sent, trial } = form;
	return { asked, sent, remove, trial, plans: Object.fromEntries(plans), classes: Object.fromEntries(classes) };
}

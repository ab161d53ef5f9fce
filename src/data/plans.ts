import { formatPrice } from '~/lib/prices.ts';
import { fill } from '~/lib/text.ts';
import { readOrdered, readSingle } from './entries.ts';
import { isOff } from './navigation.ts';
import { readTexts } from '~/texts/read-texts.ts';

async function findCheapestPlan() {
	const plans = (await readOrdered('plans')).map(({ data }) => data);
	return plans.sort((one, other) => one.price - other.price)[0];
}

/** The lowest price of a plan as pages write it, e.g. "$39"; empty without plans. */
export async function readLowestPrice(): Promise<string> {
	const plan = await findCheapestPlan();
	return plan ? formatPrice(plan.price, (await readSingle('gym')).data) : '';
}

/** The label of links to the prices, e.g. "from $39 a month"; empty without plans or a page of prices. */
export async function readPriceLabel(): Promise<string> {
	const plan = await findCheapestPlan();
	if (!plan || (await isOff('/pricing'))) return '';
	const { period = readTexts('pricing').period } = plan;
	return fill(readTexts('classes').price, { price: await readLowestPrice(), period });
}

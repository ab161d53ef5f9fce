import { formatPrice } from '~/lib/prices.ts';
import { fill } from '~/lib/text.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { readOrdered, readSingle } from './entries.ts';
import { isOff } from './navigation.ts';

/** Reads the plans in the order of their cards. `period` is always what the price is for; `isMonthly` if a plan names no other. */
export async function readPlans() {
	const { period: usual } = readTexts('pricing');
	return (await readOrdered('plans')).map(({ id, data }) => ({
		id,
		data: { ...data, period: data.period ?? usual, isMonthly: data.period === undefined },
	}));
}

/** A plan as pages show it. */
export type Plan = Awaited<ReturnType<typeof readPlans>>[number]['data'];

/** The plan with the lowest price. A day's price is no month's: plans of other periods count only if there are no monthly ones. */
async function findCheapestPlan() {
	const plans = (await readPlans()).map(({ data }) => data).filter(({ price }) => price > 0);
	return plans.sort((one, other) => Number(other.isMonthly) - Number(one.isMonthly) || one.price - other.price)[0];
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
	return fill(readTexts('classes').price, { price: await readLowestPrice(), period: plan.period });
}

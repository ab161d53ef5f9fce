import { formatPrice } from '~/lib/prices.ts';
import { readOrdered, readSingle } from './entries.ts';

/** The lowest price of a plan as pages write it, e.g. "$39"; empty without plans. */
export async function readLowestPrice(): Promise<string> {
	const prices = (await readOrdered('plans')).map(({ data }) => data.price);
	return prices.length > 0 ? formatPrice(Math.min(...prices), (await readSingle('gym')).data) : '';
}

import { type Money, splitPrice } from '../../../lib/prices.ts';
import type { ContentIndex } from '../content-index.ts';
import type { Text } from '../read-entries.ts';

/** Warns about prices in texts that match no plan. */
export function explainOldPrices({ gym, plans }: ContentIndex) {
	const prices = [...new Set(plans.map(({ data }) => data.price))];
	const own = prices.map((price) => formatWhole(price, gym)).join(', ');
	const pattern = createPricePattern(gym);
	return ({ entry, value }: Text) => {
		if (prices.length === 0 || entry.collection === 'posts' || entry.collection === 'testimonials') return undefined;
		const found = [...value.matchAll(pattern)].find(
			([, behind, before]) => !readAmounts(behind ?? before ?? '').some((amount) => prices.includes(amount)),
		);
		return found && `No plan costs ${found[0].trim()}; they cost ${own}. Is it an old price?`;
	};
}

/** Matches a number before or after the currency's symbol or code. */
function createPricePattern({ language, currency }: Money): RegExp {
	const { before, after } = splitPrice(1, { language, currency });
	const sign = RegExp.escape((before + after).trim());
	const number = String.raw`(\d[\d.,’'\u00a0\u202f]*\d|\d)`;
	return new RegExp(`(?:${sign}|\\b${currency})\\s?${number}|${number}\\s?(?:${sign}|\\b${currency}\\b)`, 'gu');
}

/** Reads "1,299" and "1.299" both as 1299 and as 1.299, since the meaning depends on the language. */
function readAmounts(text: string): number[] {
	const digits = text.replace(/[\s’'\u00a0\u202f]/g, '');
	return [Number(digits.replace(/[.,]/g, '')), Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))];
}

function formatWhole(price: number, money: Money): string {
	const { before, whole, after } = splitPrice(price, money);
	return `${before}${whole}${after}`;
}

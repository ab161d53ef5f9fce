import { type Money, splitPrice } from '../../../lib/prices.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { ContentIndex } from './content-index.ts';

/** Warns about prices in texts that match no plan. */
export function warnOfOldPrices({ gym, plans, texts }: ContentIndex): Diagnostic[] {
	const prices = [...new Set(plans.map(({ data }) => data.price))];
	if (prices.length === 0) return [];
	const pattern = createPricePattern(gym.data);
	return texts.flatMap(({ entry, path, value }) => {
		if (entry.collection === 'posts' || entry.collection === 'testimonials') return [];
		const found = [...value.matchAll(pattern)].find(
			([, behind, before]) => !readAmounts(behind ?? before ?? '').some((amount) => prices.includes(amount)),
		);
		if (!found) return [];
		const own = prices.map((price) => formatWhole(price, gym.data)).join(', ');
		const expected = `No plan costs ${found[0].trim()}; they cost ${own}. Is it an old price?`;
		return diagnose(entry, path, quote(value), expected);
	});
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

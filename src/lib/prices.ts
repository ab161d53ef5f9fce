/** A price in the pieces that its card sets: the whole amount in large letters, the rest small beside it. */
export interface PriceParts {
	/** What stands before the amount: "$", "CHF"; empty where the currency stands behind it. */
	before: string;
	/** The whole amount, in groups where the language has them: "39", "1,299". */
	whole: string;
	/** What stands behind it: ",90 €"; empty for a whole amount with the currency before it. */
	after: string;
}

/** What decides how a price is written. */
export interface Money {
	/** As in `lang`, e.g. "en". */
	language: string;
	/** Its three letters, e.g. "USD". */
	currency: string;
}

/** A price as the language writes it, without ".00": $39, 39,90 €, CHF 1’299. */
export function formatPrice(price: number, money: Money): string {
	return priceFormat(price, money).format(price);
}

/** The same in its pieces. */
export function priceParts(price: number, money: Money): PriceParts {
	const parts = priceFormat(price, money).formatToParts(price);
	const isWhole = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'group';
	const first = parts.findIndex(isWhole);
	const last = parts.findLastIndex(isWhole);
	const text = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
	return {
		before: text(parts.slice(0, first)).trim(),
		whole: text(parts.slice(first, last + 1)),
		after: text(parts.slice(last + 1)).trimEnd(),
	};
}

function priceFormat(price: number, { language, currency }: Money): Intl.NumberFormat {
	const form = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
	const digits = new Intl.NumberFormat(language, form).resolvedOptions().maximumFractionDigits ?? 2;
	const decimals = Number.isInteger(price) ? 0 : Math.max(digits, 2); // nothing that an editor wrote is rounded away
	return new Intl.NumberFormat(language, {
		...form,
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	});
}

/** A price split for its card, which shows the whole amount large and the rest small. */
interface PriceParts {
	/** The text before the amount: "$", "CHF"; empty if the currency follows it. */
	before: string;
	/** The whole amount, with the language's group separators: "39", "1,299". */
	whole: string;
	/** The text after it: ",90 €"; empty for a whole amount with the currency before it. */
	after: string;
}

/** The settings that decide how a price is written. */
export interface Money {
	/** As in `lang`, e.g. "en". */
	language: string;
	/** ISO 4217, e.g. "USD". */
	currency: string;
}

/** Formats a price for the language, without ".00": $39, 39,90 €, CHF 1’299. */
export function formatPrice(price: number, money: Money): string {
	return priceFormat(price, money).format(price);
}

/** Formats a price like `formatPrice`, split into parts. */
export function splitPrice(price: number, money: Money): PriceParts {
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
	const decimals = Number.isInteger(price) ? 0 : Math.max(digits, 2); // never round what an editor wrote
	return new Intl.NumberFormat(language, {
		...form,
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	});
}

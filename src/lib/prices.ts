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

/** Names a plan with its price: "Intermediate, $65 a month". @param period by default, what plans without one are for. */
export function namePlan(
	plan: { grade: string; price: number; period?: string | undefined },
	period: string,
	money: Money,
): string {
	return `${plan.grade}, ${formatPrice(plan.price, money)} ${plan.period ?? period}`;
}

/** Splits a formatted price into the whole amount, which cards show large, and the rest: the currency and cents. */
export function splitPrice(price: number, money: Money): { value: string; isWhole: boolean }[] {
	const parts = priceFormat(price, money).formatToParts(price);
	return parts.map(({ type, value }) => ({ value, isWhole: type === 'integer' || type === 'group' }));
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

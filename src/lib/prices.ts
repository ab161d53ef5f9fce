/** The settings that decide how a price is written. */
export interface Money {
	language: string; // as in `lang`, e.g. "en"
	currency: string; // ISO 4217, e.g. "USD"
}

/** Formats a price for the language, without ".00": $39, 39,90 €, CHF 1’299. */
export function formatPrice(price: number, money: Money): string {
	return priceFormat(price, money).format(price);
}

/** Names a plan with its price: "Intermediate, $65 a month". */
export function namePlan(plan: { grade: string; price: number; period: string }, money: Money): string {
	return `${plan.grade}, ${formatPrice(plan.price, money)} ${plan.period}`;
}

/** A part of a price: cards show whole numbers large, decimals smaller, and the currency small and raised. */
export interface PricePart {
	kind: 'whole' | 'decimals' | 'currency';
	value: string;
}

/** Splits a formatted price into its parts, in the language's order. The currency has the space beside it. */
export function splitPrice(price: number, money: Money): PricePart[] {
	const joined: PricePart[] = [];
	for (const { type, value } of priceFormat(price, money).formatToParts(price)) {
		const kind = kinds[type] ?? 'currency';
		const last = joined.at(-1);
		if (last?.kind === kind) last.value += value;
		else joined.push({ kind, value });
	}
	return joined;
}

/** The width of a price on a card, in whole digits: the other parts are smaller. */
export function measurePrice(price: number, money: Money): number {
	const widths = splitPrice(price, money).map(({ kind, value }) => value.length / (kind === 'whole' ? 1 : 3));
	return widths.reduce((sum, width) => sum + width, 0);
}

/** Formats a share in the language: "34%", "৩৪%". */
export function formatPercent(share: number, language: string): string {
	return share.toLocaleString(language, { style: 'percent' });
}

/** Whether a language writes "%34", as Turkish does. */
export function isPercentFirst(language: string): boolean {
	return /^\P{Nd}/u.test(formatPercent(0.34, language));
}

const kinds: Partial<Record<Intl.NumberFormatPartTypes, PricePart['kind']>> = {
	integer: 'whole',
	group: 'whole',
	decimal: 'decimals',
	fraction: 'decimals',
};

function priceFormat(price: number, { language, currency }: Money): Intl.NumberFormat {
	const form = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
	const digits = new Intl.NumberFormat(language, form).resolvedOptions().maximumFractionDigits ?? 2;
	const decimals = Number.isInteger(price) ? 0 : Math.max(digits, 2); // never round what an editor wrote
	return new Intl.NumberFormat(language, { ...form, minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

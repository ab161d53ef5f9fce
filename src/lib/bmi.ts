/** The three bands of the scale, from light to heavy. */
export const bmiCategories = ['underweight', 'normal', 'overweight'] as const;

/** Where the upper two bands begin, unless a gym sets others. The World Health Organization's limits are 18.5 and 25. */
export const usualLimits = { normal: 20, overweight: 27 };
export type BmiLimits = typeof usualLimits;

export type Bmi = ReturnType<typeof calculateBmi>;

/** Latin digits in place of those of other keyboards: ७२ is 72. Every script has its ten digits in a row. */
function toLatinDigits(text: string): string {
	return text.trim().replaceAll(/\p{Nd}/gu, (digit) => {
		const before = String.fromCodePoint((digit.codePointAt(0) ?? 0) - 1);
		return /\p{Nd}/u.test(before) ? String(Number(toLatinDigits(before)) + 1) : '0';
	});
}

/**
 * Parses a typed weight or height. Accepts a decimal comma and surrounding spaces.
 * @returns undefined if the text is empty, 0, negative or not a number.
 */
export function readMeasure(text: string): number | undefined {
	const digits = toLatinDigits(text).replace(/[,，．٫]/, '.');
	const number = /^\+?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : 0;
	return number > 0 && Number.isFinite(number) ? number : undefined;
}

/** Whether people in a country give their weight in pounds and their height in feet. @param country in ISO 3166, e.g. "US". */
export function usesPounds(country: string): boolean {
	return ['US', 'LR', 'MM'].includes(country);
}

/** In kilograms. */
const pound = 0.453_592_37;

/** Parses feet and inches, however they are written: 5'10", 5 ft 10, 5 10. @returns centimeters; undefined for no feet, or 12 inches. */
export function readFeet(text: string): number | undefined {
	const [, feet, inches = 0] = /^(\d+)(?:[^\d.,]+(\d|1[01]))?[^\d.,]*$/.exec(toLatinDigits(text)) ?? [];
	return Number(feet) > 0 ? (Number(feet) * 12 + Number(inches)) * 2.54 : undefined;
}

/**
 * The body-mass index: weight in kilograms divided by the square of the height in meters, as the World Health
 * Organization defines it (https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight).
 * @param weight in kilograms, above 0.
 * @param height in centimeters, above 0.
 * @param decimalSign of the gym's language, by the build: many browsers don't know all languages.
 */
export function calculateBmi(weight: number, height: number, decimalSign = '.', limits = usualLimits) {
	// Square the centimeters before dividing: 1.7 * 1.7 is not exactly 2.89, and the limits must match exactly.
	const value = (weight * 10_000) / (height * height);
	return {
		value,
		shown: value.toFixed(1).replace('.', decimalSign),
		category: findCategory(value, limits),
		position: scalePosition(value, limits),
	};
}

/** What the form asks for. */
export const measures = ['weight', 'height'] as const;
export type Measure = (typeof measures)[number];

/** Reads a weight and a height as typed. @returns the BMI; or the wrong fields, and whether they may be in other units. */
export function readBmi(typed: Record<Measure, string>, inPounds: boolean, decimalSign?: string, limits?: BmiLimits) {
	const weight = (readMeasure(typed.weight) ?? 0) * (inPounds ? pound : 1);
	const height = (inPounds ? readFeet(typed.height) : readMeasure(typed.height)) ?? 0;
	const missing = measures.filter((name) => ({ weight, height })[name] === 0);
	// "5.10" and "5 12" are no feet.
	if (missing.length > 0)
		return { wrong: missing, isImplausible: inPounds && weight > 0 && /[1-9]/.test(typed.height) };
	const bmi = calculateBmi(weight, height, decimalSign, limits);
	// Otherwise, somebody probably typed pounds, inches, feet, meters or, for pounds, kilograms.
	const isPossible = bmi.value >= (inPounds ? 13 : 5) && bmi.value <= 150;
	return isPossible ? { bmi, wrong: [] } : { wrong: [...measures], isImplausible: true };
}

function findCategory(value: number, { normal, overweight }: BmiLimits): (typeof bmiCategories)[number] {
	if (value < normal) return 'underweight';
	return value < overweight ? 'normal' : 'overweight';
}

/** From 0, the left end, to 1. The bands are 10, 7 and 11 parts of the scale, whatever the limits are: styles in HTML can't depend on a number. */
function scalePosition(value: number, { normal, overweight }: BmiLimits): number {
	const reached = (from: number, until: number) => Math.min(Math.max((value - from) / (until - from), 0), 1);
	const covered = 10 * reached(normal - 10, normal) + 7 * reached(normal, overweight);
	return (covered + 11 * reached(overweight, overweight + 11)) / 28;
}

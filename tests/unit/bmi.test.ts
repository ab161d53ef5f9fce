import { expect, it } from 'vitest';
import { calculateBmi, readBmi, readFeet, readMeasure, usesPounds } from '~/lib/bmi.ts';

it.each([
	['72', 72],
	['  72,5  ', 72.5],
	['\u00a0+72.\t', 72],
	['.25', 0.25],
	['７２．５', 72.5],
])('readMeasure reads %j as %d', (text, number) => {
	expect(readMeasure(text)).toBe(number);
});

it.each(['', '0,0', '-72', '72 kg', '7 2', '1.780,5', '1e3', '9'.repeat(10_000)])('rejects %j', (text) => {
	expect(readMeasure(text)).toBeUndefined();
});

it.each(['5 10', '៥ ១០', '5\'10"', '5 ft 10 in', '5’10”', ' 5-10 '])('readFeet reads %j as 177.8 cm', (text) => {
	expect(readFeet(text)).toBeCloseTo(177.8, 5);
	expect(readFeet("6'")).toBeCloseTo(182.88, 5); // without inches
	expect(readFeet('5 9')).toBeCloseTo(175.26, 5);
});

it.each(['', '0', '-5 10', '5.10', 'five', '5 10 3', '5 12', '5 13'])('readFeet rejects %j', (text) => {
	expect(readFeet(text)).toBeUndefined();
});

it('calculateBmi divides kilograms by meters squared, with exact limits: 1.6 * 1.6 is slightly above 2.56 in floating point', () => {
	expect(calculateBmi(72, 178).shown).toBe('22.7');
	expect(calculateBmi(80, 200, ',').shown).toBe('20,0');
	for (let height = 20; height <= 300; height += 10) {
		const categoryAt = (grams: number) => calculateBmi(grams / 1000, height).category;
		const [normal, overweight] = [2 * height * height, (27 * height * height) / 10];
		const found = [normal - 1, normal, overweight - 1, overweight].map(categoryAt);
		expect(found, `${height} cm`).toEqual(['underweight', 'normal', 'normal', 'overweight']);
	}
});

it('calculateBmi has the limits of the gym, at the same places of the scale', () => {
	const limits = { normal: 18.5, overweight: 25 };
	const at = (weight: number) => calculateBmi(weight, 100, '.', limits);
	const categories = [18.4, 18.5, 24.9, 25].map((weight) => at(weight).category);
	expect(categories).toEqual(['underweight', 'normal', 'normal', 'overweight']);
	expect(at(18.5).position).toBeCloseTo(calculateBmi(20, 100).position, 10);
	expect(at(25).position).toBeCloseTo(calculateBmi(27, 100).position, 10);
});

it('calculateBmi places a BMI on the scale, and knows whether it is possible, also in pounds, which some countries use', () => {
	const positions = [9, 20, 23.5, 39].map((bmi) => calculateBmi(bmi, 100).position);
	for (const [index, position] of [0, 10 / 28, 13.5 / 28, 1].entries())
		expect(positions[index]).toBeCloseTo(position, 10);
	const isPossible = (weight: string, height: string, inPounds = false) =>
		'bmi' in readBmi({ weight, height }, inPounds);
	expect(['4.9', '5', '150', '150.1'].map((weight) => isPossible(weight, '100'))).toEqual([false, true, true, false]);
	expect(['66', '67'].map((weight) => isPossible(weight, '5 0', true))).toEqual([false, true]);
	expect(['US', 'GB'].map(usesPounds)).toEqual([true, false]);
});

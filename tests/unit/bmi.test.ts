import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBmi, readMeasure } from '~/lib/bmi';

const bmi = (weight: number, height: number) => {
	const result = calculateBmi(weight, height);
	if (!result) throw new Error('There is no result.');
	return result;
};

describe('readMeasure', () => {
	it.each([
		['72', 72],
		['72.5', 72.5],
		['72,5', 72.5],
		['  72,5  ', 72.5],
		['\u00a072\t', 72],
		['+72', 72],
		['.5', 0.5],
		['72.', 72],
		['0072', 72],
	])('reads %j as %d', (text, number) => {
		expect(readMeasure(text)).toBe(number);
	});

	it.each([
		...['', '   ', '0', '0,0', '00', '-72', '- 72', 'seventy', '72 kg', '7 2', '1,7,8', '1.780,5', '1e3', '0x48'],
		...['Infinity', 'NaN', '72\0', '７２', '<72>', '💪', '9'.repeat(10_000)],
	])('rejects %j', (text) => {
		expect(readMeasure(text)).toBeUndefined();
	});

	it('reads positive decimals with a comma or a point', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 99_999 }), (tenths) => {
				const written = (tenths / 10).toFixed(1);
				expect(readMeasure(written)).toBe(tenths / 10);
				expect(readMeasure(` ${written.replace('.', ',')} `)).toBe(tenths / 10);
			}),
		);
	});

	it('returns a positive, finite number or nothing for any input', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const number = readMeasure(text);
				expect(number === undefined || (number > 0 && Number.isFinite(number))).toBe(true);
			}),
		);
	});
});

describe('calculateBmi', () => {
	it('divides kilograms by metres squared and rounds to one decimal', () => {
		expect(bmi(72, 178)).toMatchObject({ shown: '22.7', category: 'normal' });
		expect(bmi(72, 178).value).toBeCloseTo(22.7244, 4);
		expect(bmi(80, 200).shown).toBe('20.0');
		expect(calculateBmi(80, 200, 'de')?.shown).toBe('20,0');
	});

	it.each([
		[79.99, 200, 'underweight'],
		[80, 200, 'normal'],
		[107.99, 200, 'normal'],
		[108, 200, 'overweight'],
		// In floating point 1.6 * 1.6 is slightly above 2.56. The limits must still hold.
		[51.2, 160, 'normal'],
		[69.12, 160, 'overweight'],
	])('puts %d kg at %d cm in the category %s %s', (weight, height, category) => {
		expect(bmi(weight, height).category).toBe(category);
	});

	it('chooses the category before rounding', () => {
		expect(bmi(79.9, 200)).toMatchObject({ shown: '20.0', category: 'underweight' });
		expect(bmi(107.9, 200)).toMatchObject({ shown: '27.0', category: 'normal' });
	});

	it('chooses the same category as exact arithmetic', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 5000 }),
				fc.integer({ min: 1, max: 3000 }),
				(weightTenths, heightTenths) => {
					const squares = heightTenths * heightTenths; // compares weight / height² with a limit in whole numbers
					const scaled = weightTenths * 100_000;
					const category = scaled < 20 * squares ? 'underweight' : scaled < 27 * squares ? 'normal' : 'overweight';
					expect(bmi(weightTenths / 10, heightTenths / 10).category).toBe(category);
				},
			),
		);
	});

	it.each([
		[10, 0],
		[24, 0.5],
		[38, 1],
	])('places a BMI of %d at %d on the scale', (weight, position) => {
		expect(bmi(weight, 100).position).toBeCloseTo(position, 10);
	});

	it('keeps the marker on the scale', () => {
		expect(bmi(1, 250).position).toBe(0);
		expect(bmi(72, 1.78).position).toBe(1);
	});

	it.each([
		[1.78, false], // metres
		[5.8, false], // feet
		[29.9, false],
		[30, true],
		[178, true],
		[300, true],
		[1780, false], // millimetres
	])('knows whether a height of %d cm is possible: %s', (height, possible) => {
		expect(bmi(72, height).heightIsPossible).toBe(possible);
	});

	it('returns no result for numbers too large to compute', () => {
		expect(calculateBmi(1e308, 1e-10)).toBeUndefined();
	});
});

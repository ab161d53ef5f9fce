import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import BmiCalculator from '~/islands/BmiCalculator.tsx';
import { usualLimits } from '~/lib/bmi.ts';
import { defaults } from '~/texts/defaults.ts';
import { cleanup, render, screen } from '../support/react.ts';

beforeEach(() => {
	Element.prototype.scrollIntoView = () => undefined; // missing in jsdom 31 (https://github.com/jsdom/jsdom/issues/1695)
	render(<BmiCalculator texts={defaults.bmi} decimalSign="." limits={usualLimits} />);
});
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const output = () => screen.getByRole('status').textContent;
const alert = () => screen.getByRole('alert').textContent;

/** Types both numbers and presses Enter. */
async function enter(weight: string, height: string) {
	const user = userEvent.setup();
	field('Weight').focus();
	await user.clear(field('Weight'));
	if (weight) await user.keyboard(weight);
	await user.tab();
	await user.clear(field('Height'));
	if (height) await user.keyboard(height);
	await user.keyboard('{Enter}');
}

it('says the limits of the gym with its decimal sign', async () => {
	cleanup();
	render(<BmiCalculator texts={defaults.bmi} decimalSign="," limits={{ normal: 18.5, overweight: 25 }} />);
	await enter('60', ' 180,0 ');
	expect(output()).toMatch(/18,5\s*Normal\s*From 18,5 to just under 25: the usual range/);
	expect(screen.getByText('below 18,5')).toBeTruthy();
	expect(document.querySelector('[aria-current]')?.textContent).toContain('Normal');
});

it.each([
	['72', '', 'Height'],
	['', '1.78', 'Weight'],
])('with weight %j and height %j it alerts and focuses the field %s', async (weight, height, bad) => {
	await enter(weight, height);
	expect(alert()).toBe('Please enter a valid weight and height');
	expect(document.activeElement).toBe(field(bad));
	expect(field(bad).getAttribute('aria-invalid')).toBe('true');
	expect(field(bad).getAttribute('aria-describedby')).toContain('bmi-alert');
	expect(output()).toBe(''); // or it would speak beside the alert
	expect(field(bad).hasAttribute('required')).toBe(true);
});

it('asks for kilograms and centimeters, and gives no number, for pounds and inches, which stay to be corrected', async () => {
	expect(output()).toMatch(/^\s*Your BMI\s*Enter your weight and height, then calculate\.$/);
	await enter('72', '178');
	expect(output()).toContain('22.7');
	await enter('154', '69');
	expect(alert()).toBe('Enter your weight in kilograms and your height in centimeters.');
	expect(document.activeElement).toBe(field('Weight'));
	expect(field('Height').getAttribute('aria-invalid')).toBe('true');
	expect(output()).toBe('');
	expect(document.querySelector('[aria-current]')).toBeNull();
	expect(field('Weight').value).toBe('154');
	await enter('72', '178');
	expect(alert()).toBe('');
	expect(field('Height').hasAttribute('aria-invalid')).toBe(false);
});

it('takes pounds and feet where people use them, and goes back to kilograms', async () => {
	expect(screen.queryByRole('button', { name: defaults.bmi.usePounds })).toBeNull();
	cleanup();
	render(<BmiCalculator texts={defaults.bmi} decimalSign="." limits={usualLimits} offersPounds />);
	const user = userEvent.setup();
	await user.click(screen.getByRole('button', { name: 'Use pounds and feet' }));
	await enter('159', '5 10');
	expect(output()).toContain('22.8');
	const wrong = { 159: '5.10', 72: '5 10' }; // the second are kilograms
	for (const [weight, height] of Object.entries(wrong)) {
		await enter(weight, height);
		expect(alert()).toBe('Enter your weight in pounds and your height in feet and inches, e.g. 5 10.');
		expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
	}
	await user.click(screen.getByRole('button', { name: 'Use kilograms' }));
	expect([alert(), field('Weight').value, field('Height').value]).toEqual(['', '159', '5.10']);
	await enter('72', '178');
	expect(output()).toContain('22.7');
	await user.click(screen.getByRole('button', { name: 'Use pounds and feet' }));
	expect(output()).toContain('Enter your weight and height'); // 72 pounds aren't what it was about
	expect([field('Weight').value, field('Height').value]).toEqual(['72', '178']);
});

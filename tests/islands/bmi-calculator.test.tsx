import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import BmiCalculator from '~/islands/BmiCalculator';
import { bmiTexts } from '../support/texts';

const alert = 'Please enter a valid weight and height';

beforeEach(() => {
	document.body.replaceChildren();
	render(<BmiCalculator texts={bmiTexts} />);
});

const weight = () => screen.getByRole('textbox', { name: 'Weight' });
const height = () => screen.getByRole('textbox', { name: 'Height' });

async function enter(kilograms: string, centimetres: string) {
	const user = userEvent.setup();
	await user.tab();
	expect(weight()).toHaveFocus();
	await user.clear(weight());
	if (kilograms) await user.keyboard(kilograms);
	await user.tab();
	expect(height()).toHaveFocus();
	await user.clear(height());
	if (centimetres) await user.keyboard(centimetres);
	await user.keyboard('{Enter}');
}

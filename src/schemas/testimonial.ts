import { entry, text, wholeNumber } from './parts/fields.ts';

/** A member's testimonial. */
export const testimonialSchema = () =>
	entry('a quote', {
		quote: text(
			'the quote; the site adds the quotation marks',
			'I came for the free session and stayed.',
			180,
			'the slider has four lines',
		),
		name: text('first and last name', 'Helena Brandt', 30),
		job: text('the line below the name', 'Architect, member since 2021', 50),
		order: wholeNumber('the place among the quotes, 1 for the first', 2, [1, 99]),
	});

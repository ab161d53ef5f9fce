import { entry, text, wholeNumber } from './parts/fields.ts';
import type { SchemaContext } from './parts/picture.ts';
import { classReference, coachReference } from './parts/reference.ts';

/** A member's testimonial. */
export const testimonialSchema = (context: SchemaContext) =>
	entry('a quote', {
		quote: text(
			'the quote; the site adds the quotation marks',
			'I came for the free session and stayed.',
			180,
			'the slider has four lines',
		),
		name: text('first and last name', 'Helena Brandt', 30),
		job: text('the line below the name', 'Architect, member since 2021', 50),
		class: classReference(context, 'the class it is about, whose page then shows it').optional(),
		coach: coachReference(context, 'the coach it is about, whose page then shows it').optional(),
		order: wholeNumber('the place among the quotes, 1 for the first', 2, [1, 99]),
	});

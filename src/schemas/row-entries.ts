// Entries that a page shows in a row: pictures of the gallery, partners, questions, testimonials.
import { distinct, entry, group, list, oneOf, text, wholeNumber } from './parts/fields.ts';
import { anyShape, imageFile, landscape, picture, type SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** A picture of the gallery. */
export const gallerySchema = (context: SchemaContext) =>
	entry('a picture', {
		order: wholeNumber('its place in the gallery, 1 for the first', 2, [1, 9999]),
		...picture(context, landscape),
	});

/** A partner's logo in the row below the testimonials. */
export const partnerSchema = (context: SchemaContext) =>
	entry('a partner', {
		name: text("the partner's name, for people who can't see the logo", 'Nordlift', 30),
		logo: imageFile(context, anyShape, 'the logo, on a transparent background', './nordlift.png'),
		order: wholeNumber('the place in the row, 1 for the first', 2, [1, 99]),
	});

/** A question that visitors ask. The answer is the Markdown body. */
export const questionSchema = () =>
	group('a question', {
		order: wholeNumber('its place among the questions, 1 for the first', 2, [1, 99]),
		title: text('the question', 'How do I cancel?', 80),
		pages: distinct(list('the pages that show it', oneOf('a page', ['pricing', 'contact']), [1, 2])),
	});

/** A member's testimonial. */
export const testimonialSchema = (context: SchemaContext) =>
	entry('a quote', {
		quote: text('the quote, without quotation marks', 'I stayed.', 180, 'the slider has four lines'),
		short: text('a sentence of it, in large type on the home page', 'I stayed.', 80).optional(),
		name: text('first and last name', 'Helena Brandt', 30),
		job: text('the line below the name', 'Architect, member since 2021', 50),
		class: reference(context, 'classes', 'the class it is about, whose page then shows it').optional(),
		coach: reference(context, 'coaches', 'the coach it is about, whose page then shows it').optional(),
		order: wholeNumber('the place among the quotes, 1 for the first', 2, [1, 99]),
	});

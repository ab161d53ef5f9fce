import { entry, text, wholeNumber } from './parts/fields.ts';
import { anyShape, imageFile, type SchemaContext } from './parts/picture.ts';

/** A partner's logo in the row below the testimonials. */
export const partnerSchema = (context: SchemaContext) =>
	entry('a partner', {
		name: text("the partner's name, for people who can't see the logo", 'Nordlift', 30),
		logo: imageFile(context, anyShape, 'the logo, on a transparent background', './nordlift.png'),
		order: wholeNumber('the place in the row, 1 for the first', 2, [1, 99]),
	});

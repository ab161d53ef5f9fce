import { entry, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { picture, type SchemaContext, wide } from './parts/picture.ts';

/** The band in the accent with the phone number. */
export const callToActionSchema = (context: SchemaContext) =>
	entry('the highlighted band with the phone number', {
		heading: text('the heading', 'Need a Fitness Trainer?', 40, 'there is room for three lines'),
		button: link('the button next to the phone number', 'purchase now'),
		...picture(context, wide, 'the picture on the right'),
	});

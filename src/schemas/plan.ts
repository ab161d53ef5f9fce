import { amount, entry, list, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { bookingAddress } from './parts/link.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** A plan of the pricing chart. */
export const planSchema = (context: SchemaContext) =>
	entry('a plan', {
		grade: text('the name of the plan', 'Intermediate', 16, 'the card has one line for it'),
		price: amount('the price, without a currency sign', 39, 9_999_999),
		period: text('what the price is for, if not for a month', '10 visits', 16).optional(),
		summary: text(
			'who the plan is for, in one sentence',
			'For steady progress: all classes, and an hour with a personal trainer every week.',
			100,
		).optional(),
		features: list('what the plan includes, line by line', text('one line', 'Personal Trainer', 24), [1, 10]),
		book: bookingAddress('or buy this plan'),
		featured: yesOrNo('highlight the card').default(false),
		order: wholeNumber('its place in the chart, 1 for the first', 2, [1, 99]),
		...picture(context, landscape),
	});

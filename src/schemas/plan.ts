import { amount, entry, list, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { bookingAddress } from './parts/link.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** A plan of the pricing chart. */
export const planSchema = (context: SchemaContext) =>
	entry('a plan', {
		grade: text('the name of the plan', 'Intermediate', 28, 'the card has room for two lines'),
		price: amount('the price, without a currency sign', 39, 9_999_999),
		period: text('what the price is for, if not for a month', '10 visits', 20).optional(),
		difference: text(
			'what sets it apart from the other plans, in large type above the price',
			'1 hour a week with a trainer',
			40,
		).optional(),
		start: text(
			'a lower price for the first months, under the price',
			'$42.90 a month for the first three months',
			60,
		).optional(),
		summary: text(
			'who the plan is for, in one sentence',
			'For steady progress: all classes, and an hour with a personal trainer every week.',
			100,
		).optional(),
		features: list('what the plan includes, line by line', text('one line', 'Personal Trainer', 32), [1, 10]),
		book: bookingAddress('or buy this plan'),
		featured: yesOrNo('highlight the card').default(false),
		order: wholeNumber('its place in the chart, 1 for the first', 2, [1, 99]),
		...picture(context, landscape),
	});

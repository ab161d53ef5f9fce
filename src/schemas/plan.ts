import { decimal, entry, group, list, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { bookingAddress, link } from './parts/link.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** A plan of the pricing chart. */
export const planSchema = (context: SchemaContext) =>
	entry('a plan', {
		grade: text('the name of the plan', 'Intermediate', 28, 'the card has room for two lines'),
		price: decimal('the price, without a currency sign', 39, [0, 9_999_999]),
		period: text('what the price is for, if not for a month', '10 visits', 20).optional(),
		difference: text('what sets it apart, above the price', '1 hour a week with a trainer', 40).optional(),
		start: text('a lower price at first, under the price', '$42.90 for the first month', 60).optional(),
		summary: text('who the plan is for, in one sentence', 'For steady progress.', 100).optional(),
		features: list('what the plan includes, line by line', text('one line', 'Personal Trainer', 32), [1, 10]),
		book: bookingAddress('or buy this plan'),
		featured: yesOrNo('highlight the card').default(false),
		order: wholeNumber('its place in the chart, 1 for the first', 2, [1, 99]),
		...picture(context, landscape),
	});

/** The pricing page. Its chart is also on the home page. The prices are in content/plans. */
export const pricingPageSchema = (context: SchemaContext) =>
	group('the pricing page', {
		...pageHead('Pricing', 'Plans from {lowestPrice} a month, paid month to month.'),
		banner: banner(context),
		chart: group('the pricing chart, here and on the home page', {
			...sectionHead('pricing chart', 'Pick your plan'),
			text: text('the paragraph beside the heading', 'Month to month. Every plan includes every class.', 160),
			button: link('the button on each plan', 'purchase now'),
		}),
		trial: group('an optional line under the chart, on this page only', {
			text: text('the words before the link', 'Not sure yet? Your first session is free.', 80),
			link: link('the link', 'Book the free trial', '/contact?trial'),
		}).optional(),
		questions: group('the questions, from content/questions', sectionHead('before you join', 'Questions and answers')),
	});

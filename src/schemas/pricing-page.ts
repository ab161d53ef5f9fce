import { group, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

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
		questions: group(
			'the questions, which are in content/questions',
			sectionHead('before you join', 'Questions and answers'),
		),
	});

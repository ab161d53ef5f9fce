import { distinct, group, list, oneOf, text, wholeNumber } from './parts/fields.ts';

/** The pages that show questions. */
export const questionPages = ['pricing', 'contact'] as const;

/** A question that visitors ask. The answer is the Markdown body. */
export const questionSchema = () =>
	group('a question', {
		order: wholeNumber('its place among the questions, 1 for the first', 2, [1, 99]),
		title: text('the question', 'How do I cancel?', 80),
		pages: distinct(
			list('the pages that show it; search engines find it on the first one', oneOf('a page', questionPages), [1, 2]),
		),
	});

import { group, list, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { pageHead } from './parts/page.ts';

/** The 404 page. */
export const notFoundPageSchema = () =>
	group('the not-found page', {
		...pageHead('Page not found', "This page doesn't exist."),
		heading: text('the heading', 'Page not found', 30),
		text: text('one or two sentences', 'There is nothing at this address.', 160),
		links: list('where to go instead', link('one link', 'Classes', '/classes'), [0, 8]),
	});

import { group, text } from './parts/fields.ts';
import { href, link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The classes page, and the links that all class pages share. */
export const classesPageSchema = (context: SchemaContext) =>
	group('the classes page', {
		...pageHead('Classes', 'All twelve classes with their coaches and times.'),
		banner: banner(context),
		joinNow: text('the link on each card', 'join now', 16),
		joinHref: href('where that link leads'),
		class: group('the page for each class', {
			trial: link('the link to the free trial', 'Book the free trial'),
			all: link('the link under three other classes', 'all classes', '/classes'),
		}),
	});

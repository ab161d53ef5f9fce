import { group, oneOf, text, wholeNumber } from './parts/fields.ts';
import { bookingAddress, formerly, href, link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import { focus, landscape, picture, type SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** A class: its card, and its page with the Markdown body. Its times are in the schedule. */
export const classSchema = (context: SchemaContext) =>
	group('a class', {
		title: text('the name of the class', 'Cycling', 32, 'the card has room for two lines'),
		summary: text('one sentence; the card shows it if it has at most 130 characters', 'Sprints in the dark.', 155),
		trainer: reference(context, 'coaches', 'who teaches it'),
		level: text('who can come, in one or two words', 'All levels', 28).optional(),
		entry: oneOf('how visitors get a place', ['drop in', 'reserve a spot']).optional(),
		bring: text('what to bring, if it differs from other classes', 'Bring hand wraps and water.', 160).optional(),
		book: bookingAddress('this class'),
		formerly: formerly(),
		order: wholeNumber('its place among the cards, 1 for the first', 2, [1, 99]),
		...picture(context, landscape),
		focusInBanner: focus(" in its page's banner, if different from its card"),
	});

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

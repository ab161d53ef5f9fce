import { distinct, entry, group, list } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** The links of the navbar, the side panel and the footer. */
export const navigationSchema = (context: SchemaContext) =>
	entry('the menu, side panel and footer', {
		main: list('the links in the navigation bar, from left to right', link('one link', 'Pricing', '/pricing'), [1, 12]),
		join: link('the button at the right end of the bar', 'join class now', '/contact', 24),
		trial: link("an optional button at the lower edge of phones, and on the coaches' pages", 'free trial').optional(),
		firstTime: link("a link for people who haven't been here yet", 'Your first time', '/about', 40).optional(),
		panel: group('the side panel', {
			pictures: distinct(list('gallery pictures', reference(context, 'gallery', 'the gallery picture'), [0, 12])),
		}).prefault({ pictures: [] }),
		footer: group('the footer', {
			classes: distinct(list('the list of classes', link('one link', 'Power Yoga', '/classes'), [0, 8])),
			privacyPage: reference(context, 'ownPages', 'the page with the privacy policy').optional(),
		}).prefault({ classes: [] }),
	});

import type { z } from 'astro/zod';
import { distinct, entry, group, list, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';
import { galleryPicture, reference } from './parts/reference.ts';

/** The links of the navbar, the side panel and the footer. */
export const navigationSchema = (context: SchemaContext) =>
	entry('the menu, side panel and footer', {
		main: list(
			'the links in the navigation bar, from left to right',
			link('one link', 'Pricing', '/pricing', 16),
			[1, 12],
		),
		join: link('the button at the right end of the bar', 'join class now'),
		panel: group('the side panel', {
			heading: text('its heading', 'About Us', 16),
			contactHeading: text('the heading above the address, phone and email', 'Contact', 24),
			socialHeading: text('the heading above the icons', 'Follow us', 24),
			pictures: distinct(list('gallery pictures', galleryPicture(context), [0, 12])),
		}),
		footer: group('the footer', {
			classesHeading: text('the heading above the list of classes', 'Our Classes', 24),
			classes: list('the list of classes', link('one link', 'Power Yoga', '/classes', 28), [0, 8]),
			hoursHeading: text('the heading above the hours', 'Working hours', 24),
			staffed: text('the line above the staffed hours', 'Desk and phone', 40),
			socialHeading: text('the heading above the icons', 'Follow us', 24),
			privacy: privacy(context),
			copyright: text('the last line; {year} becomes the current year', '© {year} Ember Gym', 60),
		}),
	});

/** A label, which links to a page if one is named. */
function privacy(context: SchemaContext) {
	const about = 'the words at the right end of the last line';
	return group(about, {
		label: text(about, 'Privacy policy', 24),
		page: reference(context, 'ownPages', 'the page to link to', 'privacy').optional(),
	});
}

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>;

import type { z } from 'astro/zod';
import { group, template, text } from './parts/fields.ts';
import { href, link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The classes page, and the texts that all class pages share. */
export const classesPageSchema = (context: SchemaContext) =>
	group('the classes page', {
		...pageHead('Classes', 'All twelve classes with their coaches and times.'),
		banner: banner(context),
		none: text('the text if there are no classes', 'Our classes will be announced here soon.', 100),
		joinNow: text('the link on each card', 'join now', 16),
		joinHref: href('where that link leads'),
		showMore: text('the button that shows all classes', 'show more', 16),
		showLess: text('the same button afterward', 'show less', 16),
		class: group('the page for each class', {
			title: template(
				"the page's title in search results and browser tabs; {class} becomes the name of the class",
				'{class} class',
				38,
			),
			when: text('the heading above the times', 'When', 24),
			none: text('the text if the class has no times', 'Ask us when it runs next.', 80),
			calendar: template(
				'what screen readers call the calendar icon beside a time',
				'Add {class} on {day} to your calendar',
				60,
			),
			price: template(
				'the link to the prices, also on the home page; {price} becomes the lowest price',
				'from {price} a month',
				40,
			),
			trial: link('the link to the free trial', 'Book the free trial', '/contact', 28),
			coach: text('the line above the name of the coach', 'your coach', 24),
			articles: text('the heading above posts in the same category', 'Read about it', 32),
			others: text('the heading next to three other classes', 'Other classes', 24),
			all: link('the link under it', 'all classes', '/classes'),
		}),
	});

export type ClassesPage = z.infer<ReturnType<typeof classesPageSchema>>;

import { time } from './parts/days-and-times.ts';
import { entry, group, list, text } from './parts/fields.ts';
import { bookingAddress, link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** The classes of one day. Pages sort them by time. */
export const scheduleSchema = (context: SchemaContext) =>
	entry('the schedule of one day', {
		classes: list(
			'the classes of the day',
			group('one class', {
				class: reference(context, 'classes', 'the class'),
				time: time(),
				trainer: reference(context, 'coaches', 'who teaches it on this day, if someone else').optional(),
				book: bookingAddress('this class on this day'),
			}).meta({ summary: '{{time}} {{class}} {{trainer}}' }),
			[0, 30],
		),
	});

/** The schedule pages: seven days, and the whole week. {day} becomes the day's name. */
export const schedulePageSchema = (context: SchemaContext) =>
	group('the schedule pages', {
		...pageHead('{day} classes', 'The classes on {day}, with times and trainers.'),
		banner: banner(context),
		join: link('the button in each row', 'Join Now', '/contact', 16),
		week: group('the page with the whole week, ready to print', {
			...pageHead('The week in classes', 'All classes of the week with times and trainers, on one page to print.'),
			heading: text('the large heading', 'The Whole Week', 40),
		}),
	});

import { group, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

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

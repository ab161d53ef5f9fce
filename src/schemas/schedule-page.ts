import type { z } from 'astro/zod';
import { banner } from './parts/banner.ts';
import { group, template, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** What the pages of the schedule say: seven days, and the whole week. {day} becomes the name of the day. */
export const schedulePageSchema = (context: SchemaContext) =>
	group('the pages of the schedule', {
		...pageHead('{day} classes', 'The classes on {day}, with hours and trainers.'),
		banner: banner(context),
		daysLabel: text('what the row of days is called, for people who hear the page', 'Days of the week', 40),
		columns: group('the heads of the columns', {
			class: text('the first column', 'Class Name', 16),
			time: text('the second column', 'Time', 16),
			trainer: text('the third column', 'Trainer', 16),
		}),
		none: group('what is said in the place of classes', {
			day: text('on a day without classes', 'There are no classes on {day}.', 80),
			week: text('in a week without classes', 'There are no classes this week.', 80),
		}),
		join: link('the button of each row', 'Join Now', '/contact', 16),
		calendar: group("the links that put classes into a visitor's own calendar", {
			day: text('the link under the classes of one day', "Add {day}'s classes to your calendar", 44),
			week: text('the link under the whole week', 'Add the whole week to your calendar', 44),
			oneClass: text('the heading above the names of the classes', 'Add one class to your calendar', 50),
			class: template(
				'what the name of a class is called there, for people who hear the page',
				'Add {class} to your calendar',
				50,
			),
		}),
		week: group('the page of the whole week, made to be printed', {
			...pageHead('The week in classes', 'All classes of the week with hours and trainers, on one page to print.'),
			heading: text('the large heading', 'The Whole Week', 24),
			link: text('the link that leads there from the pages of the days', 'See and print the whole week', 44),
		}),
	});

/** The texts of the pages of the schedule. */
export type SchedulePage = z.infer<ReturnType<typeof schedulePageSchema>>;

import type { z } from 'astro/zod';
import { group, template, message, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The texts of the schedule pages: seven days, and the whole week. {day} becomes the day's name. */
export const schedulePageSchema = (context: SchemaContext) =>
	group('the schedule pages', {
		...pageHead('{day} classes', 'The classes on {day}, with times and trainers.'),
		banner: banner(context),
		daysLabel: text('what screen readers call the row of days', 'Days of the week', 40),
		columns: group('the column headings', {
			class: text('the first column', 'Class Name', 16),
			time: text('the second column', 'Time', 16),
			trainer: text('the third column', 'Trainer', 16),
		}),
		none: group('the text shown instead of classes', {
			day: text('the text on a day without classes', 'There are no classes on {day}.', 80),
			week: text('the text in a week without classes', 'There are no classes this week.', 80),
		}),
		join: link('the button in each row', 'Join Now', '/contact', 16),
		calendar: group("the links that add classes to a visitor's own calendar", {
			day: text('the link under the classes of one day', "Add {day}'s classes to your calendar", 44),
			week: text('the link under the whole week', 'Add the whole week to your calendar', 44),
			oneClass: text('the heading above the names of the classes', 'Add one class to your calendar', 50),
			class: template("what screen readers call each class's link", 'Add {class} to your calendar', 50),
		}),
		week: group('the page with the whole week, ready to print', {
			...pageHead('The week in classes', 'All classes of the week with times and trainers, on one page to print.'),
			heading: text('the large heading', 'The Whole Week', 24),
			link: text('the link from each day to this page', 'See and print the whole week', 44),
		}),
		mine: group('the classes that a visitor saves with a star', {
			heading: text('the name of the view that shows only these', 'My week', 24),
			all: text('the name of the view that shows every class', 'All classes', 24),
			star: template('what screen readers call a star', 'My week: {class}, {day} {time}', 60),
			empty: message('nothing is saved yet', 'Your week is empty. Tap the star next to each class you go to.'),
			calendar: text("the button that adds them to the visitor's own calendar", 'Add to your calendar', 44),
			file: text('the name of the calendar file', 'my-week.ics', 40),
			moved: template(
				'the message if a saved class has moved or ended',
				'{class} no longer runs on {day} at {time}.',
				80,
			),
			move: template('the button that switches to another time of the class', 'Switch to {day} {time}', 40),
			errors: group('the error messages', {
				later: message("the account can't be reached", 'Your week is saved on this device and sent later.'),
				signInAgain: message('the member has been signed out', "You've been signed out. Please sign in again."),
				full: message('60 classes are already saved', 'Your week is full. Remove a class first.'),
				noStorage: message('the browser blocks storage', "Your browser can't save classes."),
				noCalendar: message("the calendar can't be loaded", "We can't reach the calendar. Try again."),
			}),
		}),
	});

export type SchedulePage = z.infer<ReturnType<typeof schedulePageSchema>>;

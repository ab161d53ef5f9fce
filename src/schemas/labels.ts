import type { z } from 'astro/zod';
import { entry, group, template, text } from './parts/fields.ts';

const label = (about: string, example: string) => text(about, example, 80);

/** Short labels of controls, most of them for screen readers only. */
export const labelsSchema = () =>
	entry('button labels and other short text', {
		skipToContent: label('the first link of each page, for people who use the keyboard', 'Skip to content'),
		mainNavigation: label('what screen readers call the navigation bar', 'Main navigation'),
		breadcrumb: label('what screen readers call the path above a heading', 'Breadcrumb'),
		home: text('the first step of that path', 'Home', 24),
		openMenu: label('the button that opens the menu on phones', 'Open the menu'),
		closeMenu: label('the button that closes it', 'Close the menu'),
		menu: label('what screen readers call the menu', 'Menu'),
		openPanel: label('the button that opens the side panel', 'Open the side panel'),
		closePanel: label('the button that closes it', 'Close the side panel'),
		signUp: label('the person icon for visitors', 'Sign up'),
		account: label('the person icon for members who are signed in', 'Your account'),
		signedInAs: label('the line above the email address in the account panel', 'Signed in as'),
		lastSignedInAs: label('the same line while an earlier sign-in is being checked', 'Last signed in as'),
		myWeek: label("the link to a member's saved classes, on the home page and in the account panel", 'My week'),
		signOut: label('the button in the account panel', 'Sign out'),
		signingOut: label("the same button while it's working", 'Signing out'),
		pagination: label('what screen readers call the row of page numbers', 'Pages'),
		page: template('one page number; {page} becomes the number', 'Page {page}', 80),
		previousPage: label('the left arrow', 'Previous page'),
		nextPage: label('the right arrow', 'Next page'),
		today: label('the label of the current day', 'Today'),
		everyDay: text('the words used if the opening hours are the same every day', 'Every day', 24),
		moreTimes: template(
			"the words after the first times on a class's card; {count} becomes the number of other times",
			'and {count} more',
			24,
		),
		draft: text('the label of a draft, which only you see', 'Draft', 16),
		scheduled: text('the label of a post with a future date, which only you see', 'Scheduled', 16),
		changes: group('the text about closed days, special hours, changed classes and announcements', {
			heading: text('the heading of their list, and of the line at the top of each page', 'Upcoming changes', 40),
			all: text('the link from that line to the list', 'All changes', 24),
			close: label('the button that closes an announcement', 'Close this announcement'),
			closed: text('the word for closed days, also in the opening hours', 'Closed', 24),
			open: template('the text on days with special hours', 'Open {hours}', 40),
			canceled: text('the word next to a canceled class', 'Canceled', 40),
			trainer: template('the text next to a class with another trainer', 'With {trainer}', 40),
			time: template('the text next to a class at another time', '{time} instead of {usual}', 60),
		}),
		phone: label('the word that screen readers say before a phone number', 'Phone'),
		notLoaded: label(
			"the message if part of the page didn't load",
			"This didn't load. Check your connection and try again.",
		),
	});

export type Labels = z.infer<ReturnType<typeof labelsSchema>>;

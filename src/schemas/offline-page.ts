import type { z } from 'astro/zod';
import { group, template, text } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';

/** The page shown offline instead of a page that isn't cached, and the line on cached pages. */
export const offlinePageSchema = () =>
	group('the offline page', {
		...pageHead('Offline', 'What you can read offline.'),
		heading: text('the heading', "You're offline", 30),
		text: text('one or two sentences', "This page isn't saved on your device.", 160),
		waiting: text('what happens when the connection is back', "It opens as soon as you're online again.", 120),
		kept: group('what visitors can read offline, followed by the pages that they have seen', {
			heading: text('the heading of the list', 'Available offline', 40),
			week: text('the link to all classes of the week', 'This week’s classes', 30),
			prices: text('the link to the prices', 'Prices', 30),
			contact: text('the link to the contact page', 'Contact', 30),
		}),
		line: group('the line on a page that the visitor has seen before', {
			changed: text('the text when the page has changed', "There's a newer version of this page.", 60),
			show: text('the button that shows the new page', 'Reload', 20),
			close: text('what screen readers call the button that closes the line', 'Close', 30),
			old: template(
				"the text if the page can't be updated; {age} becomes its age",
				"We couldn't update this page. Last updated {age}.",
				80,
			),
		}),
	});

export type OfflinePage = z.infer<ReturnType<typeof offlinePageSchema>>;

import type { z } from 'astro/zod';
import { group, template, text } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';

/** The page shown offline instead of a page that isn't cached, and the notices on cached pages. */
export const offlinePageSchema = () =>
	group('the page for visitors without network', {
		...pageHead('No network', 'What there is to read without network.'),
		heading: text('the heading', 'No network', 30),
		text: text('one or two sentences', 'This page is not on your device yet.', 160),
		waiting: text('what happens when the network is back', 'It opens by itself as soon as the network is back.', 120),
		kept: group('what can be read all the same; pages that the visitor has seen come below', {
			heading: text('what the list is called', 'You can read all the same', 40),
			week: text('the link to all classes of the week', 'The week’s classes', 30),
			prices: text('the link to the prices', 'Prices', 30),
			contact: text('the link to the contact page', 'Contact', 30),
		}),
		line: group('what a page says that the visitor had seen before', {
			changed: text('it has changed since', 'This page has changed.', 60),
			show: text('the button that shows the new page', 'Show it', 20),
			close: text('the button that closes the line, for screen readers', 'Close', 30),
			old: template(
				'there is no network; {age} becomes e.g. "3 days ago"',
				'No network: this page is as it was {age}.',
				80,
			),
		}),
	});

export type OfflinePage = z.infer<ReturnType<typeof offlinePageSchema>>;

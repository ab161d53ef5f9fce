import type { z } from 'astro/zod';
import { group, text } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';

/** The page shown offline instead of a page that isn't cached, and the line on saved copies of pages. */
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
		copy: text('the line on a saved copy of a page', 'You seem to be offline. This page may be out of date.', 80),
	});

export type OfflinePage = z.infer<ReturnType<typeof offlinePageSchema>>;

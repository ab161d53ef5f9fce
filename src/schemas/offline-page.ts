import type { z } from 'astro/zod';
import { group, text } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';

/** The page shown offline instead of a page that isn't cached. */
export const offlinePageSchema = () =>
	group('the offline page', {
		...pageHead('Offline', 'What you can read offline.'),
		heading: text('the heading', "You're offline", 30),
		text: text('one or two sentences', "This page isn't saved on your device.", 160),
	});

export type OfflinePage = z.infer<ReturnType<typeof offlinePageSchema>>;

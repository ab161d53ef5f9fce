// What the service worker precaches, and what it never caches.
import { memberPages } from '../lib/page-lists.ts';

/** Shown offline instead of pages that are not cached. */
export const offlinePage = 'offline';

/** The pages to precache. The offline page links to the others with its own labels. */
export const precachedPages = ['schedule/week', 'pricing', 'contact', offlinePage] as const;

/** The files to precache: the scripts in ./page, the texts of the stale line, and the contact form's choices. */
export const precachedFiles = ['worker/init.js', 'worker/update.js', 'worker/texts.json', 'choices.json'];

/** Never cached, including all pages below them, whatever the response headers say. */
export const neverCached = ['admin', ...memberPages];

// What the service worker precaches, and what it never caches.
import { memberPages } from '../lib/page-lists.ts';

/** Shown offline instead of pages that are not cached. */
export const offlinePage = 'offline';

/** The pages to precache, if they are not switched off. The first is the home page. */
export const precachedPages = ['', 'schedule/week', 'pricing', 'contact', offlinePage];

/** Never cached, including all pages below them. */
export const neverCached = ['admin', ...memberPages];

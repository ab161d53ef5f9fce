// What the service worker precaches, and what it never caches.
import { memberPages } from '../lib/page-lists.ts';

/** The page shown in place of every page that isn't cached. */
export const offlinePage = 'offline';

/** The pages everybody may need without network, seen or not. The offline page links to the others by its own names for them. */
export const precachedPages = ['schedule/week', 'pricing', 'contact', offlinePage] as const;

/** What the pages load from the worker's folder: the scripts in ./page, and the sentences of a notice. */
export const precachedFiles = ['worker/init.js', 'worker/update.js', 'worker/texts.json'];

/** Never cached, with everything below them, whatever the server's headers say. */
export const neverCached = ['admin', ...memberPages];

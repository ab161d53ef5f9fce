import path from 'node:path';

/** The project's folder. */
export const root = path.join(import.meta.dirname, '../..');

// A build can take another folder of content and go to another place, as those of the tests do. Only here are the
// settings read; a path may be written from the project's folder.

/** What visitors read and see. */
export const contentFolder = path.resolve(root, process.env['CONTENT_DIR'] ?? 'content');
/** The built site. */
export const distFolder = path.resolve(root, process.env['OUT_DIR'] ?? 'dist');
/** What the next build takes over, such as pictures that are cut already. */
export const cacheFolder = path.resolve(root, process.env['CACHE_DIR'] ?? '.astro');

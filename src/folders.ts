import path from 'node:path';

/** The project's folder. */
export const root = path.join(import.meta.dirname, '..');

// Environment variables can replace the input and output folders, as the tests do. They are read only here. An empty one
// means the default, and relative paths start at the project's folder.

/** Texts, pictures and settings. */
export const contentFolder = path.resolve(root, process.env['CONTENT_DIR'] || 'content');
/** The built site. */
export const distFolder = path.resolve(root, process.env['OUT_DIR'] || 'dist');
/** The build cache, e.g. resized pictures. */
export const cacheFolder = path.resolve(root, process.env['CACHE_DIR'] || '.astro');
/** The accounts of the embedded service, and its emails. */
export const accountsFolder = path.join(root, '.data');

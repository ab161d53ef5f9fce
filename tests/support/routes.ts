import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built site. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Every built page by the path that visitors use; redirect pages and 404 are none. */
export const routes: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.html') && !['404.html', 'schedule.html', 'gallery.html'].includes(file))
	.map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
	.sort();

/** One page of each kind, where looking at all of them would only repeat the same layout. */
export const kinds: string[] = [
	'/',
	'/about',
	'/classes',
	'/pricing',
	'/blog',
	'/blog/yoga-for-everyone-in-2023',
	'/blog/category/boxing',
	'/contact',
	'/login',
	'/signup',
	'/forgot-password',
	'/new-password',
	'/schedule/friday',
	'/schedule/week',
	'/gallery/page-1',
	'/nowhere',
];

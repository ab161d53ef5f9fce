import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../src/folders.ts';
import { listBuiltPages, selectOnePerKind } from './pages.ts';

/** The built site under test. */
export const dist = distFolder;

const pages = listBuiltPages(dist);

/** The path of every built page, without redirects and the 404 page. */
export const routes: string[] = pages.map(({ route }) => route);

/** The HTML of a built page. */
export const readPage = (route: string) => readFileSync(join(dist, `${route.slice(1) || 'index'}.html`), 'utf8');

/** One page per layout, for tests that would only repeat themselves. */
export const kinds: string[] = [...selectOnePerKind(pages), '/nowhere'];

/** The pages to weigh and to read: one per layout, or all with EVERY_PAGE=on. */
export const checked: string[] =
	process.env['EVERY_PAGE'] === 'on' ? routes.filter((route) => route !== '/account') : kinds;

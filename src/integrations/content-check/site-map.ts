// Derives the site's addresses from src/pages and content/ before the build.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../folders.ts';
import { getToday } from '../../lib/build-time.ts';
import { isTimeZone } from '../../lib/dates.ts';
import { isSwitchedOff, parts } from '../../lib/page-lists.ts';
import { type Entry, getValue, isDraft, selectEntries } from './read-entries.ts';

/** The pages and files of src/pages without a parameter: "pricing.astro" is "/pricing", "rss.xml.ts" is "/rss.xml". */
export const staticPaths = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /^[^[]+\.(astro|ts)$/.test(file) && file !== '404.astro')
	.map((file) => `/${file.replaceAll('\\', '/')}`.replace(/^\/_optional|(\/index)?\.\w+$/g, '') || '/');

/** The addresses that content may link to. */
export type SiteMap = ReturnType<typeof readSiteMap>;

/** Derives the addresses. If you add a page with a parameter to src/pages, add its paths here. */
export function readSiteMap(entries: readonly Entry[]) {
	const gym = selectEntries(entries, 'gym')[0]?.data;
	const settings = [getValue(gym, ['off'])].flat();
	const off = parts.filter((part) => settings.includes(part));
	const isOff = (path: string) => isSwitchedOff(path, off);
	const timeZone = String(getValue(gym, ['timeZone']));
	const today = getToday(isTimeZone(timeZone) ? timeZone : 'UTC');
	const isHidden = (entry: Entry) => isDraft(entry) || String(getValue(entry.data, ['date']) ?? '') > today;
	const unpublished = new Set(entries.filter(isHidden).map(getAddress));

	const listPaths = (...collections: string[]) =>
		entries.filter(({ collection }) => collections.includes(collection)).map(getAddress);
	const calendars = listPaths('classes', 'schedule');
	const posts = selectEntries(entries, 'posts').filter((post) => !isHidden(post));
	const listTerms = (list: string, field: string) =>
		posts.flatMap(({ data }) => [getValue(data, [field])].flat().map((id) => `/blog/${list}/${String(id)}`));
	const entryPaths = [
		...listPaths('ownPages', 'posts', 'coaches'),
		...calendars.flatMap((path) => [path, `${path}.ics`]),
	];
	const lists = ['/gallery', '/blog', ...listTerms('category', 'categories'), ...listTerms('tag', 'tags')];
	const paths = [...staticPaths, ...lists, ...entryPaths].filter((path) => !isOff(path));
	const former = entries.flatMap(({ data }) => getValue(data, ['formerly']) ?? []);
	return {
		/** All known paths, for suggesting the intended one. */
		paths,
		/** Pages of a list may end in "/page-2" and so on. */
		has: (path: string) =>
			paths.includes(path.replace(/(?<=^\/(blog|gallery)\b.*)\/page-\d+$/, '')) ||
			former.includes(path) ||
			(/\.\w+$/.test(path) && existsSync(join(root, 'public', path))),
		/** Whether the page is a draft or has a future date. */
		isUnpublished: (path: string) => unpublished.has(path),
		/** Whether settings/gym.json switches the page off. */
		isOff,
	};
}

/** The address of the page that shows an entry's body. */
export function getAddress({ collection, definition, id }: Pick<Entry, 'collection' | 'definition' | 'id'>): string {
	if (definition.folder.startsWith('pages')) return `/${id}`;
	return `/${collection === 'posts' ? 'blog' : definition.folder}/${id}`;
}

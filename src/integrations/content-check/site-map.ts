// Derives the site's addresses from src/pages and content/ before the build.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getDayIn, isTimeZone } from '../../lib/dates.ts';
import { isSwitchedOff, parts } from '../../lib/page-lists.ts';
import { type Entry, getValue, isDraft, selectEntries } from './read-entries.ts';

const source = join(import.meta.dirname, '../..');
const publicFolder = join(source, '../public');

/** The pages and files of src/pages without a parameter: "pricing.astro" is "/pricing", "rss.xml.ts" is "/rss.xml". */
export const staticPaths = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /^[^[]+\.(astro|ts)$/.test(file) && file !== '404.astro')
	.map((file) => `/${file.replaceAll('\\', '/')}`.replace(/^\/_optional|(\/index)?\.\w+$/g, '') || '/');

/** The addresses that content may link to. */
export type SiteMap = ReturnType<typeof readSiteMap>;

/** Derives the addresses. If you add a page with a parameter to src/pages, add its paths to `listEntryPaths`. */
export function readSiteMap(entries: readonly Entry[]) {
	const unpublished = findUnpublished(entries);
	const settings = [getValue(selectEntries(entries, 'gym')[0]?.data, ['off'])].flat();
	const off = parts.filter((part) => settings.includes(part));
	const isOff = (path: string) => isSwitchedOff(path, off);
	const paths = [...staticPaths, ...listPaged(entries, unpublished), ...listEntryPaths(entries)].filter(
		(path) => !isOff(path),
	);
	const former = entries.flatMap(({ data }) => getValue(data, ['formerly']) ?? []);
	return {
		/** All known paths, for suggesting the intended one. */
		paths,
		has: (path: string) =>
			paths.includes(path.replace(/(?<=^\/(blog|gallery)\b.*)\/page-\d+$/, '')) ||
			former.includes(path) ||
			(/\.\w+$/.test(path) && existsSync(join(publicFolder, path))),
		/** Whether the page is a draft or has a future date. */
		isUnpublished: (path: string) => unpublished.has(path),
		/** Whether settings/gym.json switches the page off. */
		isOff,
	};
}

/** The addresses of drafts, and of posts with a future date. */
function findUnpublished(entries: readonly Entry[]): Set<string> {
	const timeZone = String(getValue(selectEntries(entries, 'gym')[0]?.data, ['timeZone']));
	const today = getDayIn(isTimeZone(timeZone) ? timeZone : 'UTC', new Date());
	const unpublished = entries.filter((entry) => isDraft(entry) || String(getValue(entry.data, ['date']) ?? '') > today);
	return new Set(unpublished.map(getAddress));
}

/** The address of the page that shows an entry's body. */
export function getAddress({ collection, definition, id }: Pick<Entry, 'collection' | 'definition' | 'id'>): string {
	if (definition.folder.startsWith('pages')) return `/${id}`;
	return `/${collection === 'posts' ? 'blog' : definition.folder}/${id}`;
}

/** The gallery, the blog, and the categories and tags of published posts. Pages of a list may end in "/page-2" and so on. */
function listPaged(entries: readonly Entry[], unpublished: Set<string>): string[] {
	const posts = selectEntries(entries, 'posts').filter((post) => !unpublished.has(getAddress(post)));
	const listTerms = (list: string, field: string) =>
		posts.flatMap(({ data }) => [getValue(data, [field])].flat().map((id) => `/blog/${list}/${String(id)}`));
	return ['/gallery', '/blog', ...new Set([...listTerms('category', 'categories'), ...listTerms('tag', 'tags')])];
}

/** The pages and calendars of entries. */
function listEntryPaths(entries: readonly Entry[]): string[] {
	const listPaths = (...collections: string[]) =>
		entries.filter(({ collection }) => collections.includes(collection)).map(getAddress);
	const calendars = listPaths('classes', 'schedule');
	return [...listPaths('ownPages', 'posts', 'coaches'), ...calendars.flatMap((path) => [path, `${path}.ics`])];
}
